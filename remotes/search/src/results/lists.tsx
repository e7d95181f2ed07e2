// The results of the active tab: all providers side by side, or one of them.
import { type Provider, PROVIDER_NAMES, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $providers } from '@segue/stores';
import { threeColumns, TrackColumn, type TrackRowProps } from '@segue/tracks';
import { copyLink } from '@segue/tracks/copy-link';
import { GroupingSwitch, useVersions } from '@segue/tracks/versions';
import { EmptyState, fingerHigh, IconButton, LinkIcon, media, SearchDrawing, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { FailedSearch, OfflineSearch } from './failed-search';
import { Hits } from './hits';
import {
  $areRowsSettled,
  $blocked,
  $locked,
  groupingChoice,
  resultsOf,
  type ResultsTab,
  $tracksOf,
  tabSelected,
} from './model';
import { besideTabs } from './waiting';

export function Lists({ tab }: { tab: ResultsTab }) {
  return tab === 'all' ? <AllColumns /> : <OneList provider={tab} />;
}

function AllColumns() {
  const providers = useUnit($providers);
  const areEmpty = useUnit(providers.map((provider) => resultsOf[provider].$isEmpty));
  const failures = useUnit(providers.map((provider) => resultsOf[provider].$failure));
  const blocked = useUnit($blocked);
  const [tracks, areSettled, isGrouped, toggle] = useUnit([
    $tracksOf,
    $areRowsSettled,
    groupingChoice.$isGrouped,
    groupingChoice.toggled,
  ]);
  // A song that several providers have stands once.
  const { count, columns, rowOf } = useVersions(tracks, tracks, isGrouped, { areSettled });
  if (areEmpty.every(Boolean)) return <NothingFound />;
  if (failures.every((failure) => failure?.kind === 'offline')) return <OfflineSearch />;
  return (
    <>
      <Choice data-many={providers.length > 2 || undefined}>
        {count > 0 && <GroupingSwitch isGrouped={isGrouped} onToggle={toggle} />}
        <CopyLink />
      </Choice>
      <Hits providers={providers} />
      <Columns data-many={providers.length > 2 || undefined}>
        {providers.map((provider) => (
          <Column
            key={provider}
            provider={provider}
            rows={columns[provider]}
            rowOf={rowOf}
            bounded
            isLast={blocked.includes(provider)}
            hasLink={provider === (providers.find((one) => !blocked.includes(one)) ?? providers[0])}
          />
        ))}
      </Columns>
    </>
  );
}

/** The address of this screen names the search and the tab. On phones it is in the first head, elsewhere beside the tabs. */
function CopyLink({ isInHead = false }: { isInHead?: boolean }) {
  return (
    <CopyButton
      data-in-head={isInHead || undefined}
      label="Copy link to this search"
      hasTooltip="end"
      onClick={() => void copyLink(window.location.href)}
    >
      <LinkIcon size={17} />
    </CopyButton>
  );
}

function OneList({ provider }: { provider: Provider }) {
  const [isEmpty, locked, providers] = useUnit([resultsOf[provider].$isEmpty, $locked, $providers]);
  if (locked.includes(provider)) return <Column provider={provider} />;
  if (isEmpty) return <NothingFound />;
  return (
    <>
      <Choice data-many={providers.length > 2 || undefined}>
        <CopyLink />
      </Choice>
      <Hits providers={[provider]} />
      <Column provider={provider} hasLink />
    </>
  );
}

type ColumnProps = {
  provider: Provider;
  bounded?: boolean;
  /** After the others where they stand one below the other. */
  isLast?: boolean;
  /** On phones the link to the search is in its head. */
  hasLink?: boolean;
  /** What is drawn of the tracks; all of them unless given. */
  rows?: readonly Track[];
  rowOf?: (row: TrackRowProps) => ReactNode;
};

function Column({ provider, bounded = false, isLast = false, hasLink, rows, rowOf }: ColumnProps) {
  const results = resultsOf[provider];
  const { failure, ...list } = useUnit({
    failure: results.$failure,
    tracks: results.$tracks,
    hasMore: results.$hasMore,
    isLoading: results.$isLoading,
    isLoadingMore: results.$isLoadingMore,
    onEndReached: results.nextPageRequested,
  });
  const [blocked, locked, providers] = useUnit([$blocked, $locked, $providers]);
  // The head of a blocked list shows the reason instead.
  const hasShowAll = bounded && list.tracks.length > 0 && !blocked.includes(provider);
  return (
    <TrackColumn
      {...list}
      tracks={rows ?? list.tracks}
      loaded={list.tracks.length}
      isLoading={list.isLoading && failure === null}
      {...(rowOf && { rowOf })}
      provider={provider}
      bounded={bounded}
      isLast={isLast}
      // Providers send no totals, only whether there is more.
      count={list.tracks.length > 0 ? `${list.tracks.length}${list.hasMore ? '+' : ''}` : null}
      aside={
        <>
          {hasShowAll && <ShowAll provider={provider} />}
          {hasLink && <CopyLink isInHead />}
        </>
      }
      empty={
        failure ? (
          <FailedSearch provider={provider} failure={failure} />
        ) : locked.includes(provider) ? (
          <EmptyState
            compact
            title={`Connect ${PROVIDER_NAMES[provider]} to search it.`}
            action={<Link to={`${screens.accountSettings}?tab=connections`}>Connections</Link>}
          />
        ) : list.tracks.length > 0 ? (
          <EmptyState
            compact
            title={`All of these songs are in the other list${providers.length > 2 ? 's' : ''}.`}
          />
        ) : (
          <NothingFound compact />
        )
      }
    />
  );
}

/** To the tab of one provider, whose list is not bounded. */
function ShowAll({ provider }: { provider: Provider }) {
  const select = useUnit(tabSelected);
  return (
    <All
      type="button"
      aria-label={`Show all from ${PROVIDER_NAMES[provider]}`}
      onClick={() => select(provider)}
    >
      Show all
    </All>
  );
}

function NothingFound({ compact = false }: { compact?: boolean }) {
  return (
    <EmptyState drawing={compact ? undefined : <SearchDrawing />} title="No results found" compact={compact}>
      <p>Try a different search term</p>
      {compact ? null : <p>Check the spelling, or search for the artist alone.</p>}
    </EmptyState>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.5')};
  /* One below the other: what plays comes first, also for the keyboard. */
  reading-flow: grid-order;
  > [data-last] {
    order: 1;
  }
  ${media.content.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-last] {
      order: 0;
    }
    ${threeColumns}
  }
`;
/* Beside the tabs where they leave room, pressable below it; on phones in the space above the first head. */
const Choice = styled.div`
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  display: flex;
  justify-content: flex-end;
  gap: ${t('space.2')};
  height: 32px;
  margin: -8px 0 ${t('space.2')};
  ${media.content.phone} {
    margin-bottom: -12px;
  }
  ${besideTabs(css`
    height: 36px;
    margin: -52px 0 16px;
    align-items: center;
  `)}
`;
const CopyButton = styled(IconButton)`
  &[data-in-head] {
    margin-inline: -10px;
  }
  ${media.content.phone} {
    &:not([data-in-head]) {
      display: none;
    }
  }
  ${media.content.tablet} {
    &[data-in-head] {
      display: none;
    }
  }
`;
export const ShowAllButton = styled.button`
  min-height: ${t('space.8')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.accent')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.bold')};
  ${fingerHigh}
`;
/** Only where the lists stand one below the other. */
const All = styled(ShowAllButton)`
  ${media.content.columns} {
    display: none;
  }
`;
