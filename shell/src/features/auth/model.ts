// Owns the requests of sign-in, of sign-up, and of the setup of an account that was created through a provider.
import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { sessionEstablished } from '@segue/stores/ports';
import { sample } from 'effector';

export const requests = {
  'sign-in': createRequestFx(routes.signIn, { concurrency: 'first' }),
  'sign-up': createRequestFx(routes.registerUser, { concurrency: 'first' }),
  setup: createRequestFx(routes.setupAccount, { concurrency: 'first' }),
};

sample({ clock: Object.values(requests).map(({ doneData }) => doneData), target: sessionEstablished });
