import { PROVIDER_NAMES, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { useTrackMenu } from '@segue/tracks';
import { CoverImage, media, oneLine, PlayIcon, ProviderLogo, t } from '@segue/ui';
import styled from 'styled-components';
import { creditLine } from '../player/controls/track-texts';
import { Artists, PlayCircle, twoLines } from './styles';

/** Tracks as tiles; a press plays one. */
export function TrackTiles({ tracks }: { tracks: readonly Track[] }) {
  return (
    <Tiles>
      {tracks.map((track) => (
        <li key={trackKey(track)}>
          <Tile track={track} />
        </li>
      ))}
    </Tiles>
  );
}

function Tile({ track }: { track: Track }) {
  const artists = creditLine(track);
  return (
    <Press
      {...useTrackMenu(track)}
      type="button"
      data-plays={track.provider}
      // What is seen stands in it as it is, with the space: some people press buttons by speaking what they read.
      aria-label={`Play ${track.title} ${artists}, ${PROVIDER_NAMES[track.provider]}`}
      onClick={() => send('playback/play', { track })}
    >
      <CoverImage src={track.imageUrl} size="bar" />
      <Text>
        <Title dir="auto">{track.title}</Title>{' '}
        <Artists>
          <ProviderLogo provider={track.provider} />
          <span dir="auto">{artists}</span>
        </Artists>
      </Text>
      <PlayCircle>
        <PlayIcon size={16} />
      </PlayCircle>
    </Press>
  );
}

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
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  width: 100%;
  height: 72px;
  padding: 0 ${t('space.3')} 0 ${t('space.2')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.field')};
  background: ${t('colors.card')};
  text-align: start;
  transition: background-color ${t('motion.hover')};
  > :first-child {
    width: 56px;
  }
  ${PlayCircle} {
    display: none;
  }
  ${media.hover} {
    &:hover,
    &:focus-visible {
      background: ${t('colors.cardRaised')};
      ${PlayCircle} {
        display: grid;
      }
    }
  }
  ${media.content.phone} {
    gap: 10px;
    height: 68px;
    padding: 0 10px 0 6px;
    > :first-child {
      width: 46px;
    }
  }
`;
const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
  line-height: 18px;
`;
const Title = styled.span`
  ${oneLine}
  color: ${t('colors.text')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};
  line-height: 20px;
  ${media.content.phone} {
    ${twoLines}
    font-size: ${t('fontSizes.secondary')};
    line-height: 17px;
  }
`;
