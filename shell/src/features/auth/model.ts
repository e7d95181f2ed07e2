// Owns the requests of sign-in, of sign-up, and of the setup of an account that was created through a provider.
import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { sessionEstablished } from '@segue/stores/ports';
import { sample } from 'effector';

export const signInFx = createRequestFx(routes.signIn, { concurrency: 'first' });
export const signUpFx = createRequestFx(routes.registerUser, { concurrency: 'first' });
export const setupFx = createRequestFx(routes.setupAccount, { concurrency: 'first' });

sample({ clock: [signInFx.doneData, signUpFx.doneData, setupFx.doneData], target: sessionEstablished });
