import { $currentTrack } from '@segue/stores';
import { FavoriteButton, MenuButton } from '@segue/tracks';
import { media, oneLine, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { TrackAbout } from '../controls/track-about';
import { OpenViewButton } from './open-view-button';

/** The current track with its heart, and links to its artists and to its page at the provider. */
export function CurrentTrack() {
  const track = useUnit($currentTrack);
  if (!track) return null;
  return (
    <Place>
      <OpenViewButton track={track} />
      <Text>
        <Title dir="auto" title={track.title}>
          {track.title}
        </Title>
        <TrackAbout track={track} />
      </Text>
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
    width: ${t('space.12')};
  }

  ${media.desktop} {
    > button {
      width: ${t('sizes.coverBar')};
    }
  }

  /* The link follows the artists, large enough for a finger and above the button that the rest of the place is. */
  ${media.phone} {
    display: grid;
    grid-template:
      'cover title title' auto 'cover artists link' auto / auto minmax(0, max-content)
      minmax(${t('sizes.touch')}, 1fr);
    gap: 0;

    > button {
      grid-area: cover;
      width: ${t('sizes.cover')};
      margin-inline-end: ${t('space.3')};
    }
  }
`;
const Text = styled.div`
  min-width: 0;

  ${media.phone} {
    &,
    > div {
      display: contents;
    }
    > div > :is(a, i) {
      grid-area: link;
      place-self: center start;
      margin: 0 0 0 ${t('space.2')};
    }
    > div > a {
      position: relative;
      z-index: 1;
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
      margin: -10px;
    }
    > div > p {
      ${quietText}
      grid-area: artists;
      line-height: 24px;
    }
  }
`;
const Title = styled.p`
  ${oneLine}
  grid-area: title;
  font-weight: ${t('fontWeights.medium')};
`;
/** Shown in wide windows only. */
export const Desktop = styled.span`
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
