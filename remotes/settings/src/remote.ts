// The one module this remote exposes.
import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { AccountSettingsScreen } from './screen';
import { $hasUnsavedInput } from './unsaved-input';

export default defineRemote(manifest, { AccountSettingsScreen }, { $hasUnsavedInput });
