import { defineRemote } from '@segue/kernel/remote';
import manifest from '../remote.json';
import { AddToPlaylist, AddTracksToPlaylist } from './add-to-playlist/view';
import { disconnectCommands } from './commands';
import { HomePlaylists } from './home-playlists';
import { PlaylistsScreen } from './playlists-screen';
import { ImportScreen, PlaylistScreen, SharedScreen } from './screens';

export default defineRemote(
  manifest,
  {
    PlaylistsScreen,
    PlaylistScreen,
    SharedScreen,
    ImportScreen,
    AddToPlaylist,
    AddTracksToPlaylist,
    HomePlaylists,
  },
  { dispose: disconnectCommands },
);
