// /playlists: the grid and the dialog that adds to it.
import { screens } from '@segue/contract/screens';
import { Button, Page, PlusIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { $justCreated, createdPlaylistVisited, formOpened, NewPlaylistDialog } from './create-playlist';
import { listNeeded, PlaylistGrid } from './playlist-list';

export function PlaylistsScreen() {
  const justCreated = useUnit($justCreated);
  const [onNeeded, onOpen, onVisited] = useUnit([listNeeded, formOpened, createdPlaylistVisited]);
  const navigate = useNavigate();
  useEffect(() => onNeeded(), [onNeeded]);
  useEffect(() => {
    if (justCreated === null) return;
    onVisited();
    void navigate(screens.playlist(justCreated));
  }, [justCreated, navigate, onVisited]);
  return (
    <Page>
      <Head>
        <h1>Your Playlists</h1>
        <Button variant="primary" onClick={() => onOpen()}>
          <PlusIcon /> New Playlist
        </Button>
      </Head>
      <PlaylistGrid onCreate={() => onOpen()} />
      <NewPlaylistDialog />
    </Page>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.4')};
  margin-bottom: ${t('space.6')};
`;
