import { defineRemote } from '@segue/federation';
import manifest from '../remote.json';
import { DiagnosticsScreen } from './screen';

export default defineRemote(manifest, { DiagnosticsScreen });
