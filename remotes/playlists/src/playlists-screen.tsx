// /playlists: the grid of playlists and the dialog that creates one.
import { Button, media, Page, PlusIcon, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { formOpened } from './create-playlist/model';
import { NewPlaylistDialog } from './create-playlist/view';
import { CommandsGate, PlaylistsGate } from './gates';
import { ImportButton, ImportDropZone } from './import-playlist/import-button';
import { PlaylistGrid, RecentlyDeleted, SortControl } from './playlist-list/view';

export function PlaylistsScreen() {
  const onOpen = useUnit(formOpened);
  const navigate = useNavigate();
  useGate(CommandsGate);
  useGate(PlaylistsGate, { navigate: (path) => void navigate(path) });
  return (
    <Page>
      <Head>
        <h1>Your Playlists</h1>
        <Controls>
          <SortControl />
          <ImportButton />
          <Button variant="primary" onClick={() => onOpen()}>
            <PlusIcon /> New Playlist
          </Button>
        </Controls>
      </Head>
      <ImportDropZone>
        <PlaylistGrid onCreate={() => onOpen()} />
      </ImportDropZone>
      <RecentlyDeleted />
      <NewPlaylistDialog />
    </Page>
  );
}

const Controls = styled.div`
  display: flex;
  gap: ${t('space.2')};
  > * {
    white-space: nowrap;
  }
  /* The buttons share a line; the order of the list stands below them. */
  ${media.content.phone} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    reading-flow: flex-visual;
    > button {
      flex: 1;
    }
    > span {
      flex-basis: 100%;
      order: 1;
    }
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.4')};
  margin-bottom: ${t('space.6')};
`;
