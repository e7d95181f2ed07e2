import { createGate } from 'effector-react';

/** Open while the list is shown. */
export const SessionsGate = createGate({ name: 'SessionsGate' });
