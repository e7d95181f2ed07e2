// What plays after the current track, beside it where the window has room.
import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentIndex, $queue } from '@segue/stores/ports';
import { MenuButton } from '@segue/tracks';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { EntryRow } from '../queue/queue-entry';
import { wide } from './styles';

/** More is in the queue. */
const MAX_TRACKS = 30;

export function NextUp() {
  const [queue, current] = useUnit([$queue, $currentIndex]);
  const first = (current ?? -1) + 1;
  const tracks = queue.slice(first, first + MAX_TRACKS);
  if (tracks.length === 0) return null;
  return (
    <Next aria-label="Next up">
      <h3>Next up</h3>
      <ol>
        {tracks.map((track, at) => (
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
      </ol>
    </Next>
  );
}

const Next = styled.section`
  /* Readable on any cover color. */
  --colors-muted: ${t('colors.soft')};
  --colors-faint: ${t('colors.soft')};
  --colors-ghost: ${t('colors.soft')};
  --colors-warning: ${t('colors.text')};
  --colors-accent: ${t('colors.text')};
  display: none;
  grid-area: next;
  grid-template-rows: auto minmax(0, 1fr);
  /* As high as the track with its controls, and no higher. */
  height: 0;
  min-height: 100%;

  h3 {
    padding-bottom: ${t('space.3')};
    font-size: ${t('fontSizes.section')};
    color: ${t('colors.text')};
  }
  ol {
    overflow: hidden auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    /* Without grips the covers stand below the heading. */
    margin-inline-start: -38px;
  }
  ${wide} {
    display: grid;
  }
`;
