import { defineRemote } from '@segue/kernel/remote';
import manifest from '../remote.json';
import { CatalogueScreen } from './catalogue/screens';
import { SearchScreen } from './screen';

export default defineRemote(manifest, { SearchScreen, CatalogueScreen });
