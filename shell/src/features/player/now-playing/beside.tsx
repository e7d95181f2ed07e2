// Beside the track: what comes next and the lyrics, as tabs. In a narrow window the lyrics lie over the cover.
import { $currentIndex, $queue } from '@segue/stores/ports';
import { EmptyState, lazyPart, LoadFailure, t } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { LyricsSkeleton } from './lyrics-skeleton';
import { $areLyricsShown, $hasLyrics, lyricsChosen } from './lyrics-choice';
import { $keepsPlaying, $last } from '../queue/keep-playing';
import { NextUp } from './next-up';
import { wide } from './styles';

const NAME = 'beside-track';
const TABS = [
  { id: 'next', label: 'Next up' },
  { id: 'lyrics', label: 'Lyrics' },
] as const;

const Lyrics = lazyPart(() => import('./lyrics/view').then(({ Lyrics: View }) => View));

export function Beside() {
  const [hasLyrics, areLyricsShown, choose] = useUnit([$hasLyrics, $areLyricsShown, lyricsChosen]);
  const [queue, current] = useUnit([$queue, $currentIndex]);
  const isLast = queue.length <= (current ?? -1) + 1;
  if (!hasLyrics && isLast) return null;
  const active = areLyricsShown ? 'lyrics' : 'next';
  return (
    <Place data-beside={active}>
      {hasLyrics ? (
        <Tabs
          label="Beside the track"
          name={NAME}
          tabs={TABS}
          active={active}
          onSelect={(id) => choose(id === 'lyrics')}
        />
      ) : (
        <h3>Next up</h3>
      )}
      <TabPanel name={NAME} active={active} isAlone={!hasLyrics}>
        {active === 'lyrics' ? (
          <Lyrics
            loading={<LyricsSkeleton />}
            loadError={(retry) => (
              <LoadFailure compact title="Lyrics can't be loaded" isRetrying={false} onRetry={retry} />
            )}
          />
        ) : isLast ? (
          <NothingNext />
        ) : (
          <NextUp />
        )}
      </TabPanel>
    </Place>
  );
}

function NothingNext() {
  const [keepsPlaying, last] = useUnit([$keepsPlaying, $last]);
  return keepsPlaying && last ? (
    <EmptyState compact title="Similar songs follow">
      They appear here when this song is about to end.
    </EmptyState>
  ) : (
    <EmptyState compact title="Nothing comes next">
      Add songs to your queue, and they appear here.
    </EmptyState>
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
    padding-bottom: ${t('space.3')};
    font-size: ${t('fontSizes.section')};
    color: ${t('colors.text')};
  }
  /* The list, or the tab panel with its content, takes the height. */
  > :last-child {
    container-type: size;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }

  &[data-beside='lyrics'] {
    z-index: 1;
    grid-area: art;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    align-self: stretch;
    margin-inline: calc(-1 * ${t('space.2')});
    animation: ${rise} ${t('motion.panel')};

    > :not(:last-child) {
      display: none;
    }
  }

  ${wide} {
    &[data-beside] {
      grid-area: beside;
      display: grid;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      gap: ${t('space.3')};
      /* As high as the track with its controls, and no higher. */
      height: 0;
      min-height: 100%;
      margin: 0;
      animation: none;

      > :not(:last-child) {
        display: block;
      }
    }
  }
`;
