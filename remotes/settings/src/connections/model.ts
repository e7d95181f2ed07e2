// Owns the sentences about connecting and disconnecting a provider; the connections themselves are in @segue/stores.
import { oauthFailureText, PROVIDER_NAMES, type OAuthFailure, type Provider } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $disconnection } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { createScreenStore } from '../screen-lifetime';

export const LOAD_FAILED = 'Failed to load connections';
const connectFailed = (provider: Provider) => `Failed to connect to ${PROVIDER_NAMES[provider]}`;
export const disconnectQuestion = (provider: Provider) => {
  const name = PROVIDER_NAMES[provider];
  return `Are you sure you want to disconnect your ${name} account? This will remove access to your ${name} content.`;
};

export const connectionsNeeded = createEvent('connectionsNeeded');
/** The user confirmed the disconnect. */
export const disconnectConfirmed = createEvent<Provider>('disconnectConfirmed');
/** The OAuth flow to connect a provider failed. */
export const connectingFailed = createEvent<OAuthFailure>('connectingFailed');

const finished = (status: 'done' | 'failed') =>
  $disconnection.updates.filterMap((last) => (last?.status === status ? last.provider : undefined));
const disconnected = finished('done');
const disconnectFailed = finished('failed');
const disconnectStarted = $disconnection.updates.filter({ fn: (last) => last?.status === 'pending' });

/** Why a disconnect or an OAuth flow failed. */
export const $connectionsError = createScreenStore<string | null>(null, { sid: 'settings/connections-error' })
  .on(disconnectFailed, (_, provider) => `Failed to disconnect ${PROVIDER_NAMES[provider]} account`)
  .on(connectingFailed, (_, { provider }) => provider && connectFailed(provider))
  .reset(disconnectStarted);
/** What to do about an error, where more is known than that it happened. */
export const $connectionsAdvice = createScreenStore<string | null>(null, {
  sid: 'settings/connections-advice',
})
  .on(connectingFailed, (_, failure) => oauthFailureText(failure, 'connect'))
  .reset(disconnectStarted);
export const $connectionsSuccess = createScreenStore<string | null>(null, {
  sid: 'settings/connections-success',
})
  .on(disconnected, (_, provider) => `${PROVIDER_NAMES[provider]} account disconnected successfully`)
  .reset([disconnectStarted, connectionsNeeded]);

const requestLoadFx = createEffect(() => send('connections/load'));
const requestDisconnectFx = createEffect((provider: Provider) =>
  send('connections/disconnect', { provider }),
);

sample({ clock: connectionsNeeded, target: requestLoadFx });
sample({ clock: disconnectConfirmed, target: requestDisconnectFx });
