import { screens } from '@segue/contract/screens';
import { figures, media, oneLine, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PlaylistCover } from '../playlist-cover';
import { $loadError, $playlists, PlaylistDetails } from '../playlist-list';
import { HomePlaylistsGate } from './gate';
import './model';

const MAX_CARDS = 4;

/** The newest playlists, for the home screen, which draws placeholders while they load; nothing while there are none. */
export function HomePlaylists() {
  useGate(HomePlaylistsGate);
  const [playlists, loadError] = useUnit([$playlists, $loadError]);
  const headingId = useId();
  if (playlists === null) return loadError === null ? <div aria-busy="true" /> : null;
  if (playlists.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>Playlists</h2>
        <Count>{playlists.length}</Count>
        <ShowAll to={screens.playlists} aria-label="Show all playlists">
          Show all
        </ShowAll>
      </Head>
      <Cards>
        {playlists
          .slice(-MAX_CARDS)
          .reverse()
          .map((playlist) => (
            <li key={playlist.playlistId}>
              <Card to={screens.playlist(playlist.playlistId)}>
                <PlaylistCover playlist={playlist} />
                <Name dir="auto">{playlist.name}</Name>
                <PlaylistDetails playlist={playlist} />
              </Card>
            </li>
          ))}
      </Cards>
    </section>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  min-height: 36px;
  margin-bottom: ${t('space.2')};
  h2 {
    font-size: ${t('fontSizes.section')};
    font-weight: ${t('fontWeights.bold')};
    letter-spacing: -0.014em;
  }
`;
const Count = styled.span`
  ${figures}
`;
const ShowAll = styled(Link)`
  margin-inline-start: auto;
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
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
const Card = styled(Link)`
  display: block;
  border-radius: ${t('radii.control')};
  color: ${t('colors.text')};
  &:hover {
    text-decoration: none;
  }
`;
const Name = styled.p`
  ${oneLine}
  margin-top: ${t('space.3')};
  font-weight: ${t('fontWeights.medium')};
`;
