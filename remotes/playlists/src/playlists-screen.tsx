import { descriptorOf } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $connectedProviders } from '@segue/kernel/state';
import { Button, lazyPart, media, Page, PlusIcon, t, UploadIcon } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Dialogs } from './dialogs';
import { CommandsGate, PlaylistsGate } from './gates';
import { useOfflineProps } from './offline';
import { formOpened } from './playlist-form/model';
import { PlaylistGrid, RecentlyDeleted, SortControl } from './playlist-list/view';

export function PlaylistsScreen() {
  const onOpen = useUnit(formOpened);
  const navigate = useNavigate();
  const offline = useOfflineProps();
  const servers = useUnit($connectedProviders).filter((provider) => descriptorOf(provider).isOwnServer);
  useGate(CommandsGate);
  useGate(PlaylistsGate, { navigate: (path) => void navigate(path) });
  return (
    <Page>
      <Head>
        <h1>Your Playlists</h1>
        <Controls>
          <SortControl />
          <Button onClick={() => void navigate(`${screens.playlists}/import`)} {...offline}>
            <UploadIcon /> Import
          </Button>
          <Button variant="primary" onClick={() => onOpen('new')} {...offline}>
            <PlusIcon /> New Playlist
          </Button>
        </Controls>
      </Head>
      <PlaylistGrid onCreate={() => onOpen('new')} />
      {servers.map((provider) => (
        <ServicePlaylists key={provider} provider={provider} />
      ))}
      <RecentlyDeleted />
      <Dialogs />
    </Page>
  );
}

const ServicePlaylists = lazyPart(async () => (await import('./service-playlists/view')).ServicePlaylists);

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
