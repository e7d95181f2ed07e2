import { screens } from '@segue/contract/screens';
import { HomeSection, media, oneLine, quietText, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { HomePlaylistsGate } from './gates';
import { PlaylistCover } from './playlist-cover';
import { PlayButton, PlaylistDetails } from './playlist-list/card';
import { $loadError, $playlists } from './playlist-list/model';

const MAX_CARDS = 4;

export function HomePlaylists() {
  useGate(HomePlaylistsGate);
  const [playlists, loadError] = useUnit([$playlists, $loadError]);
  if (playlists === null) return loadError === null ? <div aria-busy="true" /> : null;
  if (playlists.length === 0) return null;
  return (
    <HomeSection
      title="Playlists"
      count={playlists.length}
      control={
        <ShowAll to={screens.playlists} aria-label="Show all playlists">
          Show all
        </ShowAll>
      }
    >
      <Cards>
        {playlists
          .slice(-MAX_CARDS)
          .reverse()
          .map((playlist) => (
            <Card key={playlist.playlistId}>
              <Cover>
                <PlaylistCover playlist={playlist} />
                <PlayButton playlist={playlist} />
              </Cover>
              <Name dir="auto" to={screens.playlist(playlist.playlistId)}>
                {playlist.name}
              </Name>
              <PlaylistDetails playlist={playlist} />
            </Card>
          ))}
      </Cards>
    </HomeSection>
  );
}

const ShowAll = styled(Link)`
  ${quietText}
  font-weight: ${t('fontWeights.medium')};
  ${media.touch} {
    padding: ${t('space.3')} 0;
  }
`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 11.6rem));
  gap: ${t('space.5')};
  ${media.content.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${t('space.4')};
  }
`;
/* Without a pointer that hovers, playing starts on the playlist's screen. */
const Cover = styled.div`
  position: relative;
  margin-bottom: ${t('space.3')};
  button {
    position: absolute;
    z-index: 1;
    inset-inline-end: ${t('space.2')};
    bottom: ${t('space.2')};
    display: none;
    ${media.hover} {
      display: grid;
      opacity: 0;
    }
  }
`;
const Card = styled.li`
  position: relative;
  /* When it was created is on the screen of the playlists. */
  p + p {
    display: none;
  }
  &:hover button,
  &:focus-within button {
    opacity: 1;
  }
`;
const Name = styled(Link)`
  ${oneLine}
  display: block;
  color: ${t('colors.text')};
  font-weight: ${t('fontWeights.medium')};
  /* The whole card is the target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
