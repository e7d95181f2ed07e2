import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { AboutScreen, TermsScreen } from './screen';

export default defineRemote(manifest, { AboutScreen, TermsScreen });
