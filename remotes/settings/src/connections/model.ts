// Owns which providers are connected, as Settings shows it.
import {
  oauthFailureText,
  PROVIDER_NAMES,
  type Connections,
  type OAuthFailure,
  type Provider,
} from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { createScreenStore } from '../screen-lifetime';
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

export const $connections = createSessionStore<Connections | null>(null, { sid: 'settings/connections' })
  .on(loadConnectionsFx.doneData, (_, { connections }) => connections)
  .on(disconnectFx.done, (connections, { params }) =>
    connections ? without(connections, params.params.provider) : null,
  );
export const $areConnectionsLoading = loadConnectionsFx.pending;
export const $disconnecting = createSessionStore<Provider | null>(null, { sid: 'settings/disconnecting' })
  .on(disconnectFx, (_, { params }) => params.provider)
  .on(disconnectFx.finally, () => null);
/** Kept until the next answer, so that the "Try again" button does not move while it loads. */
export const $loadError = createScreenStore<string | null>(null, { sid: 'settings/connections-load-error' })
  .on(loadConnectionsFx.failed, () => LOAD_FAILED)
  .reset(loadConnectionsFx.done);
/** Why a disconnect or an OAuth flow failed. */
export const $connectionsError = createScreenStore<string | null>(null, { sid: 'settings/connections-error' })
  .on(
    disconnectFx.failed,
    (_, { params }) => `Failed to disconnect ${PROVIDER_NAMES[params.params.provider]} account`,
  )
  .on(connectingFailed, (_, { provider }) => provider && connectFailed(provider))
  .reset(disconnectFx);
/** What to do about an error, where more is known than that it happened. */
export const $connectionsAdvice = createScreenStore<string | null>(null, {
  sid: 'settings/connections-advice',
})
  .on(connectingFailed, (_, failure) => oauthFailureText(failure, 'connect'))
  .reset(disconnectFx);
export const $connectionsSuccess = createScreenStore<string | null>(null, {
  sid: 'settings/connections-success',
})
  .on(
    disconnectFx.done,
    (_, { params }) => `${PROVIDER_NAMES[params.params.provider]} account disconnected successfully`,
  )
  .reset([disconnectFx, connectionsNeeded]);

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

// A disconnect may have failed because it was done in another tab.
sample({ clock: [connectionsNeeded, disconnectFx.failed], fn: () => undefined, target: loadConnectionsFx });
// A load that began before the disconnect does not know of it.
sample({ clock: disconnectFx.done, fn: () => undefined, target: loadConnectionsFx.abort });
sample({
  clock: disconnectConfirmed,
  source: $disconnecting,
  filter: (disconnecting) => disconnecting === null,
  fn: (_, provider) => ({ params: { provider } }),
  target: disconnectFx,
});
sample({ clock: disconnectFx.done, fn: ({ params }) => params.params.provider, target: announceFx });
