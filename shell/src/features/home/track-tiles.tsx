// Tiles that play a track when pressed: recently played ones, and songs to discover.
import { PROVIDER_NAMES, screens, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $isMember } from '@segue/kernel/state';
import { useTrackMenu } from '@segue/ui/tracks';
import {
  Button,
  CoverImage,
  HomeSection,
  media,
  PlayIcon,
  ProviderLogo,
  t,
  tileLook,
  TileText,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { creditLine, recentlyPlayedCleared } from '../../player/late';
import { $tileGroups } from './model';
import { $similar } from './similar-model';

const MAX_TILES = 6;

export function RecentTiles() {
  const [groups, onClear, isMember] = useUnit([$tileGroups, recentlyPlayedCleared, $isMember]);
  return groups.map(({ provider, tracks }, index) => (
    <HomeSection
      key={provider}
      title={provider === null ? 'Recently played' : `Recently played on ${PROVIDER_NAMES[provider]}`}
      // The Clear button removes the tiles of all providers.
      control={
        isMember ? (
          <Link to={screens.history}>History</Link>
        ) : index === 0 ? (
          <Button variant="ghost" size="small" onClick={() => onClear()}>
            Clear
          </Button>
        ) : null
      }
    >
      <TrackTiles tracks={tracks} />
    </HomeSection>
  ));
}

export function SimilarSongs() {
  const similar = useUnit($similar);
  if (!similar || similar.tracks.length === 0) return null;
  const title = (
    <>
      Similar to <bdi>{similar.to.title}</bdi>
    </>
  );
  return (
    <HomeSection title={title}>
      <TrackTiles tracks={similar.tracks} />
    </HomeSection>
  );
}

function TrackTiles({ tracks }: { tracks: readonly Track[] }) {
  return (
    <Tiles>
      {tracks.slice(0, MAX_TILES).map((track) => (
        <li key={trackKey(track)}>
          <TrackTile track={track} />
        </li>
      ))}
    </Tiles>
  );
}

function TrackTile({ track }: { track: Track }) {
  const artists = creditLine(track);
  return (
    <Press
      {...useTrackMenu(track)}
      type="button"
      data-plays={track.provider}
      // Contains the visible text unchanged, with the space: speech input users activate a button by its visible text.
      aria-label={`Play ${track.title} ${artists}, ${PROVIDER_NAMES[track.provider]}`}
      onClick={() => send('playback/play', { track })}
    >
      <CoverImage src={track.imageUrl} size="bar" />
      <TileText name={track.title}>
        <ProviderLogo provider={track.provider} />
        <span dir="auto">{artists}</span>
      </TileText>
      <PlayCircle>
        <PlayIcon size={16} />
      </PlayCircle>
    </Press>
  );
}

export const PlayCircle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${t('colors.playBackground')};
  color: ${t('colors.playForeground')};
  transition: transform ${t('motion.hover')};
`;
const Tiles = styled.ul`
  display: grid;
  /* Three at most: six fill their rows. */
  grid-template-columns: repeat(auto-fill, minmax(max(30%, min(100%, 236px)), 1fr));
  gap: ${t('space.3')};
  ${media.content.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${t('space.2')};
  }
`;
const Press = styled.button`
  ${tileLook}
  ${PlayCircle} {
    display: none;
  }
  ${media.hover} {
    &:is(:hover, :focus-visible) ${PlayCircle} {
      display: grid;
    }
  }
`;
