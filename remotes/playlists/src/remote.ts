// The one module this remote exposes.
import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { AddToPlaylist } from './add-to-playlist';
import { disconnectCommands } from './commands';
import { HomePlaylists } from './home-playlists';
import { ImportScreen } from './import-screen';
import './other-version';
import { PlaylistDock } from './playlist-dock';
import { PlaylistScreen } from './playlist-screen';
import { PlaylistsScreen } from './playlists-screen';
import { SharedScreen } from './shared-screen';
import { $hasUnsavedInput } from './unsaved-input';

export default defineRemote(
  manifest,
  { PlaylistsScreen, PlaylistScreen, SharedScreen, ImportScreen, AddToPlaylist, HomePlaylists, PlaylistDock },
  { $hasUnsavedInput, dispose: disconnectCommands },
);
