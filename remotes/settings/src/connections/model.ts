// Owns the messages about connecting and disconnecting a provider; the connections are in @segue/kernel/state.
import { PROVIDER_NAMES, type Provider, type SignInService } from '@segue/contract';
import { oauthFailureText } from '@segue/contract/oauth-failures';
import { send } from '@segue/kernel/bus';
import { $connections, $disconnection } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { reportInvalidDate } from '../dates';
import { connectFx } from '../api';
import { ConnectionsGate, createScreenStore, OAuthFailureGate } from '../gates';

export const LOAD_FAILED = 'Failed to load connections';
const connectFailed = (provider: SignInService) => `Failed to connect to ${PROVIDER_NAMES[provider]}`;
export const disconnectQuestion = (provider: Provider) => {
  const name = PROVIDER_NAMES[provider];
  return `Are you sure you want to disconnect your ${name} account? This will remove access to your ${name} content.`;
};

export const retryRequested = createEvent('connectionsRetryRequested');
export const disconnectConfirmed = createEvent<Provider>('disconnectConfirmed');

const disconnectEnded = (status: 'done' | 'failed') =>
  $disconnection.updates.filterMap((last) => (last?.status === status ? last.provider : undefined));
const disconnected = disconnectEnded('done');
const disconnectFailed = disconnectEnded('failed');
const connected = connectFx.done.map(({ params }) => params.params.provider);
const loadRequests = [ConnectionsGate.open, retryRequested];
const disconnectStarted = $disconnection.updates.filter({ fn: (last) => last?.status === 'pending' });

export const $connectionsError = createScreenStore<string | null>(null)
  .on(disconnectFailed, (_, provider) => `Failed to disconnect ${PROVIDER_NAMES[provider]} account`)
  .on(OAuthFailureGate.open, (_, { failure: { provider } }) => provider && connectFailed(provider))
  .reset(disconnectStarted);
export const $connectionsAdvice = createScreenStore<string | null>(null)
  .on(OAuthFailureGate.open, (_, { failure }) => oauthFailureText(failure, 'connect'))
  .reset(disconnectStarted);
export const $connectionsSuccess = createScreenStore<string | null>(null)
  .on(disconnected, (_, provider) => `${PROVIDER_NAMES[provider]} account disconnected successfully`)
  .on(connected, (_, provider) => `${PROVIDER_NAMES[provider]} account connected`)
  .reset([disconnectStarted, ...loadRequests]);

const requestLoadFx = createEffect(() => send('connections/load'));
const requestDisconnectFx = createEffect((provider: Provider) =>
  send('connections/disconnect', { provider }),
);

sample({ clock: [...loadRequests, connected], fn: () => undefined, target: requestLoadFx });
sample({ clock: disconnectConfirmed, target: requestDisconnectFx });
reportInvalidDate($connections, (connections) =>
  Object.values(connections ?? {}).flatMap((connection) => [connection?.lastConnected, connection?.endsAt]),
);
