import { createGate } from 'effector-react';

/** Open while a part that causes commands of this remote is shown. */
export const CommandsGate = createGate('PlaylistCommandsGate');
