import { type Provider, PROVIDER_NAMES, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $isMember, $providers } from '@segue/kernel/state';
import { TrackColumn, type TrackRowProps } from '@segue/ui/tracks';
import { copyText } from '@segue/ui/tracks/copy-text';
import { EmptyState, IconButton, LinkIcon, media, quietText, SearchDrawing, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Examples } from '../welcome/examples';
import { FailedSearch } from './failed-search';
import { failureIn } from '../results/list';
import { $locked, $results, nextPageRequested } from '../results/model';

type ColumnProps = {
  provider: Provider;
  bounded?: boolean;
  /** Sorted last when the columns are stacked. */
  isLast?: boolean;
  /** The switch of the lists: on phones it is in this head, with the link to the search. Undefined: in another list's head. */
  choice?: ReactNode;
  rows?: readonly Track[];
  rowOf?: (row: TrackRowProps) => ReactNode;
};

export function Column({ provider, bounded = false, isLast = false, choice, rows, rowOf }: ColumnProps) {
  const [results, onEndReached] = useUnit([$results, nextPageRequested]);
  const [locked, providers] = useUnit([$locked, $providers]);
  const list = results[provider];
  const failure = failureIn(list);
  return (
    <TrackColumn
      tracks={rows ?? list.tracks}
      loaded={list.tracks.length}
      hasMore={list.hasMore}
      isLoading={list.loading === 'first' && failure === null}
      isLoadingMore={list.loading === 'more'}
      isNextFailed={list.tracks.length > 0 && list.failure !== null}
      onEndReached={() => onEndReached(provider)}
      {...(rowOf && { rowOf })}
      provider={provider}
      bounded={bounded}
      isLast={isLast}
      // Providers report no totals, only whether there is another page.
      count={list.tracks.length > 0 && <Count>{`${list.tracks.length}${list.hasMore ? '+' : ''}`}</Count>}
      aside={
        choice !== undefined && (
          <InHead>
            {choice}
            <CopyLink />
          </InHead>
        )
      }
      empty={
        failure ? (
          <FailedSearch provider={provider} failure={failure} />
        ) : locked.includes(provider) ? (
          <Locked provider={provider} />
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

/** In place of the column of a service that is searched with the user's own connection alone. */
export function Locked({ provider }: { provider: Provider }) {
  const isMember = useUnit($isMember);
  return (
    <Line>
      {`Connect ${PROVIDER_NAMES[provider]} to search it. `}
      {isMember ? (
        <Link to={`${screens.accountSettings}?tab=connections`}>Connections</Link>
      ) : (
        <Link to={screens.signIn}>Sign in</Link>
      )}
    </Line>
  );
}

export function NothingFound({ compact = false }: { compact?: boolean }) {
  return (
    <>
      <EmptyState
        drawing={compact ? undefined : <SearchDrawing />}
        title="No results found"
        compact={compact}
      >
        <p>Try a different search term</p>
      </EmptyState>
      {compact ? null : <Examples />}
    </>
  );
}

export function CopyLink() {
  return (
    <IconButton
      label="Copy link to this search"
      hasTooltip
      onClick={() => void copyText(window.location.href)}
    >
      <LinkIcon size={17} />
    </IconButton>
  );
}

const InHead = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  margin-inline: auto -10px;
  ${media.content.tablet} {
    display: none;
  }
`;
const Line = styled.p`
  ${quietText}
  padding: ${t('space.4')} 0;
  text-align: center;
`;
const Count = styled.span`
  ${media.content.phone} {
    display: none;
  }
`;
