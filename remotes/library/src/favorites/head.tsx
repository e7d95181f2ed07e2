// Title, number and length of the visible tracks, and the buttons that play them.
import {
  Button,
  DownloadIcon,
  figures,
  HeartIcon,
  IconButton,
  lazyPart,
  media,
  PlayIcon,
  ShuffleIcon,
  t,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { $visible, $visibleDuration, $sort, playPressed, shufflePressed, tracksOf } from './model';
import { sortTracks } from './sort';

const ExportTracks = lazyPart(() =>
  import('@segue/tracks/export-tracks').then(({ ExportTracks }) => ExportTracks),
);
const MINUTE_MS = 60_000;

export function Head({ isPlayable }: { isPlayable: boolean }) {
  const [visible, duration, sort] = useUnit([$visible, $visibleDuration, $sort]);
  const [onPlay, onShuffle] = useUnit([playPressed, shufflePressed]);
  const [isExporting, setExporting] = useState(false);
  const tracks = tracksOf(visible);
  const count = tracks.length;
  return (
    <Header>
      <Tile aria-hidden="true">
        <HeartIcon size={30} filled />
      </Tile>
      <h1>Your Favorites</h1>
      {isPlayable ? (
        <>
          <Facts>
            <span role="status">
              Showing {count} of {visible.total} tracks
            </span>
            {count > 0 ? <span> · {lengthOf(duration)}</span> : null}
          </Facts>
          <Buttons>
            <Button variant="primary" disabled={count === 0} onClick={() => onPlay()}>
              <PlayIcon size={16} />
              Play
            </Button>
            <Button disabled={count === 0} onClick={() => onShuffle()}>
              <ShuffleIcon size={16} />
              Shuffle
            </Button>
            <IconButton
              label="Export favorites"
              hasTooltip="end"
              disabled={count === 0}
              onClick={() => setExporting(true)}
            >
              <DownloadIcon />
            </IconButton>
          </Buttons>
          {isExporting ? (
            <ExportTracks
              name="Favorites"
              tracks={sortTracks(tracks, sort)}
              onClose={() => setExporting(false)}
            />
          ) : null}
        </>
      ) : null}
    </Header>
  );
}

/** Such as "2 h 6 min". */
function lengthOf(durationMs: number): string {
  const minutes = Math.max(1, Math.round(durationMs / MINUTE_MS));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const Header = styled.header`
  display: grid;
  grid-template: 'tile title' auto 'tile facts' auto 'buttons buttons' auto / auto minmax(0, 1fr);
  gap: ${t('space.1')} ${t('space.4')};
  h1 {
    align-self: end;
  }
  ${media.content.tablet} {
    grid-template: 'tile title buttons' auto 'tile facts buttons' auto / auto 1fr auto;
    column-gap: ${t('space.5')};
    align-items: center;
  }
`;
/* Stands for the list as a cover stands for a playlist. */
const Tile = styled.span`
  display: grid;
  grid-area: tile;
  place-items: center;
  width: 64px;
  aspect-ratio: 1;
  border-radius: ${t('radii.control')};
  color: ${t('colors.onAccent')};
  background: linear-gradient(135deg, ${t('colors.accentStrong')}, ${t('colors.favorite')});
  box-shadow: ${t('shadows.lift')};
  ${media.content.tablet} {
    width: 84px;
  }
`;
const Facts = styled.p`
  ${figures}
  grid-area: facts;
  color: ${t('colors.muted')};
  ${media.content.tablet} {
    font-size: ${t('fontSizes.body')};
  }
`;
const Buttons = styled.div`
  display: flex;
  align-items: center;
  grid-area: buttons;
  gap: ${t('space.2')};
  margin-top: ${t('space.3')};
  ${media.content.tablet} {
    margin: 0;
  }
`;
