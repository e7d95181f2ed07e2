import { screens } from '@segue/contract/screens';
import { send } from '@segue/kernel/bus';
import { TrackList, TrackRow } from '@segue/ui/tracks';
import { FilterField, PrimaryLink } from '@segue/ui/tracks/list-page';
import { Button, EmptyState, LoadFailure, QueueDrawing, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { type ComponentProps, Fragment } from 'react';
import styled from 'styled-components';
import { HistoryGate } from '../gates';
import { type DayList, listsByDay } from './days';
import * as model from './model';

type ListProps = Partial<ComponentProps<typeof TrackList>>;

const QUESTION = 'Delete your whole listening history?';
const sayFailed = () => send('notice/show', { text: 'Your history couldn’t be changed. Try again.' });

export function HistoryView() {
  useGate(HistoryGate);
  const [history, query, onQuery] = useUnit([model.$history, model.$query, model.queryChanged]);
  const [pause, clear] = useUnit([model.pauseFx, model.clearFx]);
  const hasListens = history !== null && (history.listens.length > 0 || query !== '');
  const isPaused = history?.isPaused ?? false;
  const onClear = () => {
    if (!window.confirm(QUESTION)) return;
    clear().then(() => send('recently-played/clear'), sayFailed);
  };
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
          <Button size="small" variant="ghost" onClick={onClear}>
            Clear history…
          </Button>
        )}
        {isPaused && <p>Paused: songs you play now aren’t added.</p>}
      </Head>
      {hasListens && <FilterField label="Search history" value={query} onChange={(text) => onQuery(text)} />}
      <Lists />
    </>
  );
}

function Lists() {
  const [history, query, failure] = useUnit([model.$history, model.$query, model.$failure]);
  const [isLoading, onNext] = useUnit([model.$isLoading, model.pageRequested]);
  const lists = listsByDay(history?.listens ?? [], Date.now());
  const end: ListProps = {
    hasMore: history?.hasMore === true && !failure,
    isLoadingMore: isLoading,
    isNextFailed: failure !== null,
    onEndReached: () => onNext(),
  };
  if (lists.length > 0) {
    return lists.map((list, index) => (
      <Fragment key={list.listens[0]!.listenedAt}>
        {list.day !== lists[index - 1]?.day && <Day>{list.day}</Day>}
        <Listens {...list} {...(index === lists.length - 1 && end)} />
      </Fragment>
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
      title={history.isPaused ? 'History Is Paused' : 'No History Yet'}
      action={<PrimaryLink to={screens.home}>Explore Music</PrimaryLink>}
    >
      A song is added once you have heard half of it. Previews don’t count.
    </EmptyState>
  );
}

function Listens({ day, listens, ...end }: ListProps & DayList) {
  const times = listens.map(({ listenedAt }) =>
    new Date(listenedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
  );
  return (
    <TrackList
      {...end}
      isMixed
      label={`${day}, ${times[0]}`}
      tracks={listens.map(({ track }) => track)}
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
const Day = styled.h2`
  margin-block: ${t('space.6')} ${t('space.2')};
  font-size: ${t('fontSizes.section')};
`;
const Time = styled.span`
  flex: none;
  margin-inline-end: -3px;
`;
