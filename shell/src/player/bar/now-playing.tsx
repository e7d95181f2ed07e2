import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { $currentTrack } from '@segue/stores';
import { ArtistLinks } from '@segue/tracks';
import { CoverImage, media, oneLine, ProviderMark, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { css } from 'styled-components';
import { trackPage } from '../web-links';

/** The current track, with links to its artists and its page at the provider. */
export function NowPlaying() {
  const track = useUnit($currentTrack);
  if (!track) return null;
  return (
    <Place>
      <Cover>
        <CoverImage src={track.imageUrl} size="fill" eager />
      </Cover>
      <Words>
        <Title dir="auto" title={track.title}>
          {track.title}
        </Title>
        <Line dir="auto">
          <ArtistLinks artists={track.artistInfo} />
        </Line>
        <Source track={track} />
      </Words>
    </Place>
  );
}

function Source({ track }: { track: Track }) {
  const page = trackPage(track);
  const mark = <ProviderMark provider={track.provider} />;
  if (!page) return <Origin>{mark}</Origin>;
  return (
    <Origin>
      <Outside
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open in ${PROVIDER_NAMES[track.provider]}`}
      >
        {mark}
      </Outside>
    </Origin>
  );
}

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;

  ${media.phone} {
    gap: ${t('space.3')};
  }
`;
const Cover = styled.div`
  flex: none;
  width: ${t('sizes.coverBar')};

  ${media.phone} {
    width: ${t('sizes.cover')};
  }
`;
const Words = styled.div`
  min-width: 0;
`;
const Title = styled.p`
  ${oneLine}
  font-weight: ${t('fontWeights.medium')};
`;
/* Two links, one above the other: each as high as a finger or an unsteady hand needs. */
const small = css`
  ${oneLine}
  font-size: ${t('fontSizes.secondary')};
  line-height: 24px;
  color: ${t('colors.muted')};
`;
const Line = styled.p`
  ${small}

  a {
    display: inline-block;
  }
`;
const Origin = styled.p`
  ${small}
  font-size: ${t('fontSizes.label')};

  ${media.phone} {
    display: none;
  }
`;
const Outside = styled.a`
  display: inline-block;
  color: inherit;

  &:hover {
    color: ${t('colors.text')};
  }
`;
