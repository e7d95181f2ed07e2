import { createGate } from 'effector-react';

/** Open while a view shows lyrics. */
export const LyricsGate = createGate('lyrics');
