import { $currentTrack } from '@segue/stores';
import { ArtistLinks, FavoriteButton, MenuButton } from '@segue/tracks';
import { media, oneLine, ProviderLogo, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { creditLine } from '../controls/track-texts';
import { OpenInProvider } from '../controls/open-in-provider';
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
        <About>
          <OpenInProvider track={track}>
            <ProviderLogo provider={track.provider} />
          </OpenInProvider>
          <Artists dir="auto" title={creditLine(track)}>
            <ArtistLinks track={track} isOutside />
          </Artists>
        </About>
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
    width: ${t('sizes.coverBar')};
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
    display: contents;
  }
`;
const Title = styled.p`
  ${oneLine}
  grid-area: title;
  font-weight: ${t('fontWeights.medium')};
`;
/* Links as high as a touch target. */
const About = styled.div`
  ${quietText}
  display: flex;
  align-items: center;
  line-height: 24px;

  > i {
    margin-inline-end: ${t('marks.gap')};
  }

  > a {
    flex: none;
    justify-content: center;
    min-width: 24px;
    height: 24px;
    /* In line with the title, however wide the logo is; never over the artist's link. */
    margin-inline: calc((${t('marks.size')} - 24px) / 2)
      max(0px, calc(${t('marks.gap')} + (${t('marks.size')} - 24px) / 2));
  }

  ${media.phone} {
    display: contents;

    > a,
    > i {
      grid-area: link;
      place-self: center start;
      margin: 0 0 0 ${t('space.2')};
    }

    > a {
      position: relative;
      z-index: 1;
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
      margin: -10px;
    }
  }
`;
const Artists = styled.p`
  ${oneLine}

  ${media.phone} {
    ${quietText}
    grid-area: artists;
    line-height: 24px;
  }

  /* Not inline blocks: those are cut as a whole. */
  a {
    color: inherit;
    padding-block: 4px;
  }
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
