import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { PlaylistsScreen, PlaylistScreen, AddToPlaylist } from './screen';

export default defineRemote(manifest, { PlaylistsScreen, PlaylistScreen, AddToPlaylist });
