// Asks for the playlists when the home screen shows them.
import { sample } from 'effector';
import { listRequested } from '../playlist-list';
import { HomePlaylistsGate } from './gate';

sample({ clock: HomePlaylistsGate.open, fn: () => undefined, target: listRequested });
