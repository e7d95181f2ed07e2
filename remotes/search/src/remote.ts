import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { SearchScreen } from './screen';

export default defineRemote(manifest, { SearchScreen });
