// Owns which providers are connected, as Settings shows it.
import {
  oauthFailureText,
  PROVIDER_NAMES,
  type Connections,
  type OAuthFailure,
  type Provider,
} from '@segue/contract';
import { send } from '@segue/event-bus';
import { sessionEnded } from '@segue/stores';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { latestOf } from '../latest-load';
import { isOurs, stayEnds } from '../stay';
import { disconnectFx, loadConnectionsFx } from './api';

export const LOAD_FAILED = 'Failed to load connections';
export const connectFailed = (provider: Provider) => `Failed to connect to ${PROVIDER_NAMES[provider]}`;
export const disconnectQuestion = (provider: Provider) => {
  const name = PROVIDER_NAMES[provider];
  return `Are you sure you want to disconnect your ${name} account? This will remove access to your ${name} content.`;
};

export const connectionsNeeded = createEvent('connectionsNeeded');
/** The listener confirmed that this provider shall be disconnected. */
export const disconnectConfirmed = createEvent<Provider>('disconnectConfirmed');
/** The OAuth flow to connect a provider failed. */
export const connectingFailed = createEvent<OAuthFailure>('connectingFailed');

const disconnectFailed = disconnectFx.fail.filter({ fn: ({ error }) => isOurs(error) });

const { loaded, loadFailed } = latestOf({
  sid: 'settings/connections-latest-load',
  loadFx: loadConnectionsFx,
  overtakenBy: disconnectFx.done,
});

export const $connections = createStore<Connections | null>(null, { sid: 'settings/connections' })
  .on(loaded, (_, { connections }) => connections)
  .on(disconnectFx.done, (connections, { params }) =>
    connections ? without(connections, params.params.provider) : null,
  )
  .reset(sessionEnded);
export const $areConnectionsLoading = loadConnectionsFx.pending;
export const $disconnecting = createStore<Provider | null>(null, { sid: 'settings/disconnecting' })
  .on(disconnectFx, (_, { params }) => params.provider)
  .on(disconnectFx.finally, () => null)
  .reset(sessionEnded);
/** It stands until an answer: what was pressed to try again stays where it is. */
export const $loadError = createStore<string | null>(null, { sid: 'settings/connections-load-error' })
  .on(loadFailed, () => LOAD_FAILED)
  .reset([loaded, ...stayEnds]);
/** Why a disconnect or an OAuth flow failed. */
export const $connectionsError = createStore<string | null>(null, { sid: 'settings/connections-error' })
  .on(
    disconnectFailed,
    (_, { params }) => `Failed to disconnect ${PROVIDER_NAMES[params.params.provider]} account`,
  )
  .on(connectingFailed, (_, { provider }) => provider && connectFailed(provider))
  .reset([disconnectFx, ...stayEnds]);
/** What to do about an error, where more is known than that it happened. */
export const $connectionsAdvice = createStore<string | null>(null, { sid: 'settings/connections-advice' })
  .on(connectingFailed, (_, failure) => oauthFailureText(failure, 'connect'))
  .reset([disconnectFx, ...stayEnds]);
export const $connectionsSuccess = createStore<string | null>(null, { sid: 'settings/connections-success' })
  .on(
    disconnectFx.done,
    (_, { params }) => `${PROVIDER_NAMES[params.params.provider]} account disconnected successfully`,
  )
  .reset([disconnectFx, connectionsNeeded, ...stayEnds]);

const announceFx = createEffect<Provider, void>((provider) => {
  send('connections/changed', { provider });
  send('session/refresh');
});

function without(connections: Connections, provider: Provider): Connections {
  const gone = { connected: false, displayName: null, lastConnected: null };
  return provider === 'spotify'
    ? { ...connections, spotify: { ...gone, premiumAccount: false } }
    : { ...connections, soundcloud: gone };
}

// It may have failed because it was done elsewhere.
sample({ clock: [connectionsNeeded, disconnectFailed], fn: () => ({}), target: loadConnectionsFx });
sample({
  clock: disconnectConfirmed,
  source: $disconnecting,
  filter: (disconnecting) => disconnecting === null,
  fn: (_, provider) => ({ params: { provider } }),
  target: disconnectFx,
});
sample({ clock: disconnectFx.done, fn: ({ params }) => params.params.provider, target: announceFx });
