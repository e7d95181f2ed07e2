import { createGate } from 'effector-react';

/** Open while a received list is shown: by the token of a shared one, or by an address at a provider. */
export const ReceivedGate = createGate<{ token: string; url: string | null }>('ReceivedGate');
