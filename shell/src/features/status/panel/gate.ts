import { createGate } from 'effector-react';

/** Open while the status dialog is on the screen. */
export const StatusGate = createGate('StatusGate');
