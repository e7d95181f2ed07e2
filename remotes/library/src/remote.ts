import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { HomeFavorites } from './home-favorites';
import { FavoritesScreen } from './favorites/view';

export default defineRemote(manifest, { FavoritesScreen, HomeFavorites });
