import { createGate } from 'effector-react';
import type { RemoteState } from './remote-state';

/** Open while a component of this remote is on the screen; follows the status of the remote. */
export const RemoteGate = createGate<{ remote: string; status: RemoteState['status'] }>('RemoteGate');
