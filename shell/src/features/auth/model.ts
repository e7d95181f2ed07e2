import { createRequestFx, type RequestFx } from '@segue/kernel/request';
import { routes, type Credentials, type SignInResult } from '@segue/contract';
import { sessionEstablished } from '@segue/kernel/state/ports';
import { sample } from 'effector';

type CredentialsFx = RequestFx<{ body: Credentials & { invite?: string | undefined } }, SignInResult>;

export const requests: Readonly<Record<'sign-in' | 'sign-up' | 'setup', CredentialsFx>> = {
  'sign-in': createRequestFx(routes.signIn, { concurrency: 'first' }),
  'sign-up': createRequestFx(routes.registerUser, { concurrency: 'first' }),
  setup: createRequestFx(routes.setupAccount, { concurrency: 'first' }),
};

sample({ clock: Object.values(requests).map(({ doneData }) => doneData), target: sessionEstablished });
