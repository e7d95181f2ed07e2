import { defineRemote } from '@segue/kernel/remote';
import manifest from '../remote.json';
import { HomeFavorites } from './home-favorites';
import { FavoritesScreen } from './favorites/view';
import { HistoryScreen } from './history/screen';

export default defineRemote(manifest, { FavoritesScreen, HistoryScreen, HomeFavorites });
