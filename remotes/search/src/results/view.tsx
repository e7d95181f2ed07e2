import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $providers } from '@segue/stores';
import { TrackColumn } from '@segue/tracks';
import { EmptyState, media, SearchDrawing, t, VisuallyHidden } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FailedSearch, OfflineSearch } from './failed-search';
import { $isSearching, $isSpotifyBlocked, $query, $shownTab, $tabs, resultsOf, tabSelected } from './model';

const TABS_NAME = 'results';

/** The tabs and the results of the active one; before any search, the children. */
export function Results({ children }: { children: ReactNode }) {
  const { ids, tab, query, select } = useUnit({
    ids: $tabs,
    tab: $shownTab,
    query: $query,
    select: tabSelected,
  });
  const counts = useUnit({ spotify: resultsOf.spotify.$count, soundcloud: resultsOf.soundcloud.$count });
  const tabs = ids.map((id) => {
    if (id === 'all') return { id, label: 'All Results' };
    const count = counts[id];
    return { id, label: PROVIDER_NAMES[id], ...(count === null ? {} : { count }) };
  });
  return (
    <Area>
      <Choice data-quiet={query === '' || undefined}>
        <Tabs label="Results" name={TABS_NAME} tabs={tabs} active={tab} onSelect={select} align="center" />
      </Choice>
      <TabPanel name={TABS_NAME} active={tab} isAlone={tabs.length < 2}>
        {query === '' ? children : tab === 'all' ? <BothColumns /> : <OneList provider={tab} />}
      </TabPanel>
      <Announcement />
    </Area>
  );
}

function BothColumns() {
  const areEmpty = useUnit(PROVIDERS.map((provider) => resultsOf[provider].$isEmpty));
  const failures = useUnit(PROVIDERS.map((provider) => resultsOf[provider].$failure));
  const isSpotifyBlocked = useUnit($isSpotifyBlocked);
  if (areEmpty.every(Boolean)) return <NothingFound />;
  if (failures.every((failure) => failure === 'offline')) return <OfflineSearch />;
  return (
    <Columns data-spotify-blocked={isSpotifyBlocked || undefined}>
      {PROVIDERS.map((provider) => (
        <Column key={provider} provider={provider} bounded />
      ))}
    </Columns>
  );
}

function OneList({ provider }: { provider: Provider }) {
  return useUnit(resultsOf[provider].$isEmpty) ? <NothingFound /> : <Column provider={provider} />;
}

function Column({ provider, bounded = false }: { provider: Provider; bounded?: boolean }) {
  const results = resultsOf[provider];
  const { failure, ...list } = useUnit({
    failure: results.$failure,
    tracks: results.$tracks,
    hasMore: results.$hasMore,
    isLoading: results.$isLoading,
    isLoadingMore: results.$isLoadingMore,
    onEndReached: results.nextPageRequested,
  });
  const isSpotifyBlocked = useUnit($isSpotifyBlocked);
  // The head of a blocked list says why instead.
  const hasShowAll = bounded && list.tracks.length > 0 && !(provider === 'spotify' && isSpotifyBlocked);
  return (
    <TrackColumn
      {...list}
      isLoading={list.isLoading && failure === null}
      provider={provider}
      bounded={bounded}
      count={countText(list.tracks.length, list.hasMore)}
      aside={hasShowAll ? <ShowAll provider={provider} /> : null}
      signIn={<Link to={screens.signIn}>Sign in</Link>}
      empty={failure ? <FailedSearch provider={provider} failure={failure} /> : <NothingFound compact />}
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

/** Announces new results to screen readers. */
function Announcement() {
  const [query, isLoading, providers] = useUnit([$query, $isSearching, $providers]);
  const tracks = useUnit(providers.map((provider) => resultsOf[provider].$tracks));
  const failures = useUnit(providers.map((provider) => resultsOf[provider].$failure));
  // A failed provider announces itself.
  const text = providers
    .flatMap((provider, index) =>
      failures[index] ? [] : [`${tracks[index]?.length} tracks from ${PROVIDER_NAMES[provider]}`],
    )
    .join(', ');
  return <VisuallyHidden role="status">{query === '' ? '' : isLoading ? 'Searching' : text}</VisuallyHidden>;
}

/** Providers send no totals, only whether there is more. */
function countText(count: number, hasMore: boolean): string | null {
  if (count === 0) return null;
  return `${count}${hasMore ? '+' : ''}`;
}

const Area = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;

/** Before a search there is nothing to choose from yet. */
const Choice = styled.div`
  &:empty {
    display: none;
  }
  &[data-quiet] [role='tab'] {
    background: none;
    color: ${t('colors.faint')};
    font-size: ${t('fontSizes.secondary')};
    &[aria-selected='true'],
    &:hover {
      color: ${t('colors.text')};
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.5')};
  /* One below the other: what plays comes first, also for the keyboard. */
  reading-flow: grid-order;
  &[data-spotify-blocked] > :first-child {
    order: 1;
  }
  ${media.content.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-spotify-blocked] > :first-child {
      order: 0;
    }
  }
`;

/** Only where the lists stand one below the other. */
const All = styled.button`
  min-height: ${t('space.8')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.accent')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.bold')};
  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
  ${media.content.desktop} {
    display: none;
  }
`;
