import { defineRemote } from '@segue/kernel/remote';
import manifest from '../remote.json';
import { AboutScreen } from './about-screen';
import { TermsScreen } from './terms-screen';

export default defineRemote(manifest, { AboutScreen, TermsScreen });
