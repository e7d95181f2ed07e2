import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { CatalogueScreen } from './catalogue/screens';
import { SearchScreen } from './screen';

export default defineRemote(manifest, { SearchScreen, CatalogueScreen });
