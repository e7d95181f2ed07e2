// Session storage behind the playback rules' ports. A blocked storage throws; the rules log it and go on.
import { readSavedStateFx, writeSavedStateFx } from '@segue/stores/ports';
import type { PortHandlers } from './engine/connect';

const KEY = 'playbackState';

/** Put these into `fork({ handlers })`. */
export const savedStateHandlers: PortHandlers = [
  [readSavedStateFx, () => window.sessionStorage.getItem(KEY)],
  [writeSavedStateFx, (text: string) => window.sessionStorage.setItem(KEY, text)],
];
