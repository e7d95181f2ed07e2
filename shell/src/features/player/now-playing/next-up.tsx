// What plays after the current track, beside it where the window has room.
import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentIndex, $queue } from '@segue/stores/ports';
import { MenuButton } from '@segue/tracks';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { KeepPlaying } from '../queue/keep-playing';
import { EntryRow } from '../queue/queue-entry';

/** More is in the queue. */
const MAX_TRACKS = 30;

export function NextUp() {
  const [queue, current] = useUnit([$queue, $currentIndex]);
  const first = (current ?? -1) + 1;
  return (
    <Scroller>
      <List aria-label="Next up">
        {queue.slice(first, first + MAX_TRACKS).map((track, at) => (
          <li key={trackKey(track)}>
            <EntryRow
              track={track}
              isCurrent={false}
              isUpcoming
              onPlay={() => send('queue/select', { index: first + at })}
              menu={<MenuButton track={track} from="queue" />}
            />
          </li>
        ))}
      </List>
      {queue.length > first + MAX_TRACKS ? null : <KeepPlaying />}
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow: hidden auto;
  overscroll-behavior: contain;
  touch-action: pan-y;
`;
const List = styled.ol`
  /* Without grips the covers stand below the heading. */
  margin-inline-start: -38px;
`;
