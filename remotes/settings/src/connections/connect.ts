// Connects a provider with the user's own log-in there, which the server checks at once.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errors, forEachProvider, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { createConnectFx } from '../api';
import { adviceOnTooMany, createForm, type FormError, type Values } from '../forms/form-model';

type Field = 'username' | 'password' | 'apiKey';

const EMPTY = { username: '', password: '', apiKey: '' };
const INCOMPLETE = 'Enter your username and password, or an API key.';

function createConnectForm(provider: Provider) {
  const requestFx = createConnectFx();
  const form = createForm({
    requestFx,
    empty: EMPTY as Values<Field>,
    validate: ({ username, password, apiKey }) => {
      if (apiKey.trim() !== '' || (username.trim() !== '' && password !== '')) return [];
      return [{ text: INCOMPLETE, fields: username.trim() === '' ? ['username', 'password'] : ['password'] }];
    },
    errorOf: (failure) => errorOf(failure, provider),
    paramsOf: ({ username, password, apiKey }) =>
      apiKey.trim() === ''
        ? { params: { provider }, body: { username: username.trim(), password } }
        : { params: { provider }, body: { apiKey: apiKey.trim() } },
  });
  return { ...form, done: requestFx.done.map(() => provider) };
}

/** One for each provider; only those of providers with a password are shown. */
export const connectForms = forEachProvider(createConnectForm);

function errorOf(failure: ApiFailure, provider: Provider): FormError<Field> {
  const name = PROVIDER_NAMES[provider];
  if (failedWith(failure, 'connectionRefused')) {
    return { text: failure.message, fields: ['username', 'password', 'apiKey'] };
  }
  if (failure.kind === 'unreachable') return { text: "You're offline. Try again.", fields: [] };
  const isExplained =
    failedWith(failure, 'providerUnavailable') && failure.message !== errors.providerUnavailable.message;
  const advice = isExplained ? failure.message : adviceOnTooMany(failure);
  return { text: advice ?? `${name} isn't answering. Try again.`, fields: [] };
}
