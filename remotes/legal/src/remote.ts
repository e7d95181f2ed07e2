import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { AboutScreen } from './about';
import { TermsScreen } from './terms';

export default defineRemote(manifest, { AboutScreen, TermsScreen });
