import { defineRemote } from '@segue/kernel/remote';
import manifest from '../remote.json';
import { AccountSettingsScreen } from './screen';

export default defineRemote(manifest, { AccountSettingsScreen });
