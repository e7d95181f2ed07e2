import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { FavoritesScreen } from './screen';

export default defineRemote(manifest, { FavoritesScreen });
