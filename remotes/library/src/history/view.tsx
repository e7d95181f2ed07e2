import type { Listen } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { send } from '@segue/kernel/bus';
import { TrackList, TrackRow } from '@segue/ui/tracks';
import { FilterField, PrimaryLink } from '@segue/ui/tracks/list-page';
import { Button, EmptyState, LoadFailure, QueueDrawing, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { HistoryGate } from '../gates';
import { listsByDay } from './days';
import * as model from './model';

type ListProps = Partial<ComponentProps<typeof TrackList>>;

const QUESTION = 'Delete your whole listening history?';
const sayFailed = () => send('notice/show', { text: 'Your history couldn’t be changed. Try again.' });

export function HistoryView() {
  useGate(HistoryGate);
  const [history, query, isPaused] = useUnit([model.$history, model.$query, model.$isPaused]);
  const [onQuery, pause, clear] = useUnit([model.queryChanged, model.pauseFx, model.clearFx]);
  const hasListens = history !== null && (history.listens.length > 0 || query !== '');
  return (
    <>
      <Head>
        <h1>Your History</h1>
        {history && (
          <Button size="small" onClick={() => pause({ body: { isPaused: !isPaused } }).catch(sayFailed)}>
            {isPaused ? 'Resume history' : 'Pause history'}
          </Button>
        )}
        {hasListens && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => window.confirm(QUESTION) && clear().catch(sayFailed)}
          >
            Clear history…
          </Button>
        )}
        {isPaused && hasListens && <p>Paused: songs you play now aren’t added.</p>}
      </Head>
      {hasListens && <FilterField label="Search history" value={query} onChange={(text) => onQuery(text)} />}
      <Lists />
    </>
  );
}

function Lists() {
  const [history, query, isPaused] = useUnit([model.$history, model.$query, model.$isPaused]);
  const [failure, isLoading, onNext] = useUnit([model.$failure, model.$isLoading, model.pageRequested]);
  const days = listsByDay(history?.listens ?? [], Date.now());
  const end: ListProps = {
    hasMore: history?.hasMore === true && !failure,
    loaded: history?.listens.length ?? 0,
    isLoadingMore: isLoading,
    isNextFailed: failure !== null,
    onEndReached: () => onNext(),
  };
  if (days.length > 0) {
    return days.map(({ name, lists }, day) => (
      <DaySection key={name} aria-label={name}>
        <h2>{name}</h2>
        {lists.map((list, index) => (
          <Listens
            key={list[0]!.listenedAt}
            name={name}
            list={list}
            {...(day === days.length - 1 && index === lists.length - 1 && end)}
          />
        ))}
      </DaySection>
    ));
  }
  if (failure) {
    const title = failure.kind === 'unreachable' ? 'You’re offline.' : 'Your history couldn’t load.';
    return <LoadFailure title={title} onRetry={() => onNext()} isRetrying={isLoading} />;
  }
  if (history === null) return <TrackList label="Loading" tracks={[]} isLoading />;
  if (query !== '') return <EmptyState title="No matching tracks found. Try another search." />;
  return (
    <EmptyState
      drawing={<QueueDrawing />}
      title={isPaused ? 'History Is Paused' : 'No History Yet'}
      action={<PrimaryLink to={screens.home}>Explore Music</PrimaryLink>}
    >
      {isPaused ? 'Songs you play aren’t added.' : 'A song is added once you have heard half of it.'}
    </EmptyState>
  );
}

function Listens({ name, list, ...end }: ListProps & { name: string; list: readonly Listen[] }) {
  const times = list.map(({ listenedAt }) =>
    new Date(listenedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
  );
  return (
    <TrackList
      {...end}
      isMixed
      label={`${name}, ${times[0]}`}
      tracks={list.map(({ track }) => track)}
      rowOf={(row) => <TrackRow {...row} marks={<Time>{`${times[row.position! - 1]} ·`}</Time>} />}
    />
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.2')};
  margin-bottom: ${t('space.4')};
  h1 {
    flex: 1 0 16rem;
  }
  p {
    flex-basis: 100%;
    color: ${t('colors.muted')};
  }
`;
const DaySection = styled.section`
  margin-top: ${t('space.6')};
  h2 {
    margin-bottom: ${t('space.2')};
    font-size: ${t('fontSizes.section')};
  }
`;
const Time = styled.span`
  flex: none;
  margin-inline-end: -3px;
`;
