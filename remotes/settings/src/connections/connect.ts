// Connects a provider with the user's own log-in there, which the server checks at once.
import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/kernel/request';
import { errors, PROVIDER_NAMES, type Provider } from '@segue/contract';
import type { FormError } from '@segue/ui/form';
import { attach } from 'effector';
import { connectFx } from '../api';

export type Field = 'username' | 'password' | 'apiKey';
type Values = Readonly<Record<Field, string>>;
const INCOMPLETE = 'Enter your username and password, or an API key.';

export const submitConnectFx = attach({
  effect: connectFx,
  mapParams: ({ provider, values }: { provider: Provider; values: Values }) => {
    const { username, password, apiKey } = values;
    const params = { provider };
    return apiKey.trim() === ''
      ? { params, body: { username: username.trim(), password } }
      : { params, body: { apiKey: apiKey.trim() } };
  },
});

export function checkConnect({ username, password, apiKey }: Values): readonly FormError<Field>[] {
  if (apiKey.trim() !== '' || (username.trim() !== '' && password !== '')) return [];
  return [{ text: INCOMPLETE, fields: username.trim() === '' ? ['username', 'password'] : ['password'] }];
}

export function explainConnectFailure(failure: ApiFailure, provider: Provider): FormError<Field> {
  if (failedWith(failure, 'connectionRefused')) {
    return { text: failure.message, fields: ['username', 'password', 'apiKey'] };
  }
  if (failure.kind === 'unreachable') return { text: 'You’re offline. Try again.', fields: [] };
  const isExplained =
    failedWith(failure, 'providerUnavailable') && failure.message !== errors.providerUnavailable.message;
  const advice = isExplained ? failure.message : adviceOnTooMany(failure);
  return { text: advice ?? `${PROVIDER_NAMES[provider]} isn’t answering. Try again.`, fields: [] };
}
