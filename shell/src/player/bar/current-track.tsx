import { $currentTrack } from '@segue/stores';
import { ArtistLinks, FavoriteButton, MenuButton } from '@segue/tracks';
import { media, oneLine, ProviderDot, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { OpenInProvider } from '../open-in-provider';
import { OpenViewButton } from './open-view-button';

/** The current track with its heart, and links to its artists and to its page at the provider. */
export function CurrentTrack() {
  const track = useUnit($currentTrack);
  if (!track) return null;
  return (
    <Place>
      <OpenViewButton track={track} />
      <Words>
        <Title dir="auto" title={track.title}>
          {track.title}
        </Title>
        <About>
          <OpenInProvider track={track}>
            <ProviderDot provider={track.provider} />
          </OpenInProvider>
          <Artists dir="auto">
            <ArtistLinks track={track} />
          </Artists>
        </About>
      </Words>
      <Actions>
        <FavoriteButton track={track} />
        <Desktop>
          <MenuButton track={track} />
        </Desktop>
      </Actions>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;

  > button {
    width: ${t('sizes.coverBar')};
  }

  ${media.phone} {
    gap: ${t('space.3')};

    > button {
      width: ${t('sizes.cover')};
    }
  }
`;
const Words = styled.div`
  min-width: 0;
`;
const Title = styled.p`
  ${oneLine}
  font-weight: ${t('fontWeights.medium')};
`;
/* Its links are as high as a finger or an unsteady hand needs. */
const About = styled.div`
  display: flex;
  align-items: center;
  font-size: ${t('fontSizes.secondary')};
  line-height: 24px;
  color: ${t('colors.muted')};

  > i {
    margin-inline-end: 7px;
  }

  > a {
    flex: none;
    justify-content: center;
    width: 24px;
    height: 24px;
    margin-inline-start: -8px;
  }
`;
const Artists = styled.p`
  ${oneLine}

  a {
    display: inline-block;
  }
`;
const Desktop = styled.span`
  display: none;

  ${media.desktop} {
    display: inline-flex;
  }
`;
const Actions = styled.div`
  display: flex;
  color: ${t('colors.soft')};

  ${media.phone} {
    display: none;
  }
`;
