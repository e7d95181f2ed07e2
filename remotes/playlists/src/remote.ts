import { defineRemote } from '@segue/federation';
import { combine } from 'effector';
import manifest from '../remote.json';
import { AddToPlaylist, AddTracksToPlaylist } from './add-to-playlist/view';
import { disconnectCommands } from './commands';
import { $isFormOpen } from './create-playlist/model';
import { HomePlaylists } from './home-playlists';
import { $review } from './import-playlist/model';
import './other-version';
import { $isOrderUnsaved } from './playlist-detail/move-queue';
import { $draft } from './playlist-edit/model';
import { PlaylistsScreen } from './playlists-screen';
import { ImportScreen, PlaylistScreen, SharedScreen } from './screens';

const $hasUnsavedInput = combine(
  [$isFormOpen, $isOrderUnsaved, $draft, $review],
  ([isFormOpen, isOrderUnsaved, draft, review]) =>
    isFormOpen || isOrderUnsaved || draft !== null || review !== null,
);

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
  { $hasUnsavedInput, dispose: disconnectCommands },
);
