import { createGate } from 'effector-react';

/** Open while a form is on the screen. */
export const CredentialsFormGate = createGate<{ form: string }>('CredentialsFormGate');
