import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { AccountSettingsScreen } from './screen';

export default defineRemote(manifest, { AccountSettingsScreen });
