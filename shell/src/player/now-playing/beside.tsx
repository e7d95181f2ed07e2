// Beside the track: the next entries, or the lyrics, which in a narrow window cover the cover.
import { trackKey } from '@segue/contract';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { $currentIndex, $queue } from '../model/model';
import { KeepPlaying } from '../queue/keep-playing';
import { QueueRow, queueRows } from '../queue/queue-entry/queue-row';
import { Lyrics } from './lyrics/view';
import { $areLyricsShown, $hasLyrics, lyricsChosen } from './model';
import { Pill, wide } from './styles';

const MAX_TRACKS = 30;

export function Beside() {
  const [areLyricsShown, hasLyrics, queue, current] = useUnit([
    $areLyricsShown,
    $hasLyrics,
    $queue,
    $currentIndex,
  ]);
  const first = (current ?? -1) + 1;
  const next = queue.slice(first, first + MAX_TRACKS);
  if (!hasLyrics && next.length === 0) return null;
  return (
    <Place data-beside={areLyricsShown ? 'lyrics' : 'next'}>
      <Head>{hasLyrics ? <Choice areLyricsShown={areLyricsShown} /> : <h3>Next up</h3>}</Head>
      {areLyricsShown ? (
        <Lyrics />
      ) : (
        <Scroller>
          {next.length > 0 && (
            <ol aria-label="Next up">
              {next.map((track, at) => (
                <QueueRow key={trackKey(track)} track={track} index={first + at} isUpcoming />
              ))}
            </ol>
          )}
          {queue.length > first + MAX_TRACKS ? null : <KeepPlaying />}
        </Scroller>
      )}
    </Place>
  );
}

function Choice({ areLyricsShown }: { areLyricsShown: boolean }) {
  const choose = useUnit(lyricsChosen);
  return (
    <>
      <Pill type="button" aria-pressed={!areLyricsShown} onClick={() => choose(false)}>
        Next up
      </Pill>
      <Pill type="button" aria-pressed={areLyricsShown} onClick={() => choose(true)}>
        Lyrics
      </Pill>
    </>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`;

const Place = styled.div`
  /* Readable on any cover color. */
  --colors-muted: ${t('colors.soft')};
  --colors-faint: ${t('colors.soft')};
  --colors-ghost: ${t('colors.soft')};
  --colors-accent: ${t('colors.text')};
  display: none;
  min-height: 0;

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
      display: grid;
      grid-area: beside;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      gap: ${t('space.3')};
      height: 0;
      min-height: 100%;
      margin: 0;
      animation: none;
    }
  }
`;
/* In a narrow window the switch is in the last line of the view. */
const Head = styled.div`
  display: none;
  color: ${t('colors.text')};

  ${wide} {
    display: flex;
    gap: ${t('space.2')};
  }
  > h3 {
    font-size: ${t('fontSizes.section')};
  }
`;
const Scroller = styled.div`
  ${queueRows}
  /* The covers stand below the heading. */
  --row-edge: 0px;
  --keep-edge: 0px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  touch-action: pan-y;
`;
