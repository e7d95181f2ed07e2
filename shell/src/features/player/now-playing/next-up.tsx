// What plays after the current track, beside it where the window has room.
import { trackKey } from '@segue/contract';
import { $currentIndex, $queue } from '@segue/stores/ports';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { KeepPlaying } from '../queue/keep-playing';
import { QueueRow, queueRows } from '../queue/queue-entry';

/** More is in the queue. */
const MAX_TRACKS = 30;

export function NextUp() {
  const [queue, current] = useUnit([$queue, $currentIndex]);
  const first = (current ?? -1) + 1;
  return (
    <Scroller>
      <ol aria-label="Next up">
        {queue.slice(first, first + MAX_TRACKS).map((track, at) => (
          <QueueRow key={trackKey(track)} track={track} index={first + at} isUpcoming />
        ))}
      </ol>
      {queue.length > first + MAX_TRACKS ? null : <KeepPlaying />}
    </Scroller>
  );
}

const Scroller = styled.div`
  ${queueRows}
  /* The covers stand below the heading. */
  --row-edge: 0px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  touch-action: pan-y;
`;
