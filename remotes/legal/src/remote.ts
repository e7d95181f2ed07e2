import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { AboutScreen } from './about-screen';
import { TermsScreen } from './terms-screen';

export default defineRemote(manifest, { AboutScreen, TermsScreen });
