import { createGate } from 'effector-react';

/** Open while a component of this remote is on the screen. */
export const RemoteGate = createGate<{ remote: string }>('RemoteGate');
