// Beside the track: what comes next, or the lyrics, which in a narrow window lie over the cover.
import { trackKey } from '@segue/contract';
import { $currentIndex, $queue } from '../model/model';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { KeepPlaying } from '../queue/keep-playing';
import { QueueRow, queueRows } from '../queue/queue-entry';
import { Lyrics } from './lyrics/view';
import { $areLyricsShown } from './model';
import { wide } from './styles';

const MAX_TRACKS = 30;

export function Beside() {
  const [areLyricsShown, queue, current] = useUnit([$areLyricsShown, $queue, $currentIndex]);
  const first = (current ?? -1) + 1;
  if (areLyricsShown)
    return (
      <Place data-beside="lyrics">
        <Lyrics />
      </Place>
    );
  if (queue.length <= first) return null;
  return (
    <Place data-beside="next">
      <h3>Next up</h3>
      <Scroller>
        <ol aria-label="Next up">
          {queue.slice(first, first + MAX_TRACKS).map((track, at) => (
            <QueueRow key={trackKey(track)} track={track} index={first + at} isUpcoming />
          ))}
        </ol>
        {queue.length > first + MAX_TRACKS ? null : <KeepPlaying />}
      </Scroller>
    </Place>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`;

const Place = styled.div`
  /* Readable on any cover color. */
  --colors-muted: ${t('colors.soft')};
  --colors-faint: ${t('colors.soft')};
  --colors-ghost: ${t('colors.soft')};
  --colors-warning: ${t('colors.text')};
  --colors-accent: ${t('colors.text')};
  display: none;
  min-height: 0;

  > h3 {
    font-size: ${t('fontSizes.section')};
    color: ${t('colors.text')};
  }

  &[data-beside='lyrics'] {
    z-index: 1;
    grid-area: art;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    align-self: stretch;
    container-type: size;
    margin-inline: calc(-1 * ${t('space.2')});
    animation: ${rise} ${t('motion.panel')};
  }

  ${wide} {
    /* As high as the track with its controls, and no higher. */
    &[data-beside] {
      grid-area: beside;
      height: 0;
      min-height: 100%;
      margin: 0;
      animation: none;
    }
    &[data-beside='next'] {
      display: grid;
      grid-template: auto minmax(0, max-content) / minmax(0, 1fr);
      align-content: start;
      gap: ${t('space.3')};
    }
  }
`;
const Scroller = styled.div`
  ${queueRows}
  /* The covers stand below the heading. */
  --row-edge: 0px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  touch-action: pan-y;
`;
