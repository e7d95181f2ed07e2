// Owns the provider connections of the signed-in user: loading, failure, and disconnecting one of them.
import { createRequestFx } from '@segue/kernel/request';
import { descriptorOf, PROVIDERS, routes, type Connections, type Provider } from '@segue/contract';
import { combine, sample } from 'effector';
import { createSessionStore } from '../create-store';
import { confirmSessionFx } from '../session/api';
import { $session, confirmPremiumFx } from '../session/model';
import { subscriptions } from '../subscriptions';

export const loadConnectionsFx = createRequestFx(routes.getConnections, { concurrency: 'latest' });
const disconnectFx = createRequestFx(routes.disconnect, { concurrency: 'first' });

/** The last request to disconnect a provider. */
type Disconnection = { provider: Provider; status: 'pending' | 'done' | 'failed' };

const loadRequested = subscriptions.on('connections/load');
const disconnectRequested = subscriptions.on('connections/disconnect');
/** A disconnect of a provider that plays with a paid plan only, or of another one. */
const disconnectedWith = (needsPremium: boolean) =>
  disconnectFx.done.filter({
    fn: ({ params }) => descriptorOf(params.params.provider).playingNeedsPremium === needsPremium,
  });

/** Null until they are loaded. */
export const $connections = createSessionStore<Connections | null>(null)
  .on(loadConnectionsFx.doneData, (_, { connections }) => connections)
  .on(disconnectFx.done, (connections, { params }) =>
    connections ? without(connections, params.params.provider) : null,
  );
/** The providers that the signed-in user is connected to, by the server's last answer. */
export const $connectedProviders = combine($session, $connections, (session, connections) =>
  session.status !== 'signed-in'
    ? []
    : connections
      ? PROVIDERS.filter((provider) => connections[provider]?.connected)
      : (session.connected ?? []),
);
export const $areConnectionsLoading = loadConnectionsFx.pending;
/** Kept until the next answer, so that the "Try again" button does not move while it loads. */
export const $didConnectionsFail = createSessionStore(false)
  .on(loadConnectionsFx.failed, () => true)
  .reset(loadConnectionsFx.done);
export const $disconnection = createSessionStore<Disconnection | null>(null)
  .on(disconnectFx, (_, { params }) => ({ provider: params.provider, status: 'pending' }))
  .on(disconnectFx.done, (_, { params }) => ({ provider: params.params.provider, status: 'done' }))
  .on(disconnectFx.failed, (_, { params }) => ({ provider: params.params.provider, status: 'failed' }));

function without(connections: Connections, provider: Provider): Connections {
  const nothing = { displayName: null, lastConnected: null, endsAt: null, hasEnded: false };
  const { premiumAccount } = connections[provider] ?? {};
  return {
    ...connections,
    [provider]: {
      connected: false,
      ...nothing,
      ...(premiumAccount !== undefined && { premiumAccount: false }),
    },
  };
}

// A disconnect may have failed because another tab did it first.
sample({ clock: [loadRequested, disconnectFx.failed], fn: () => undefined, target: loadConnectionsFx });
sample({
  clock: disconnectRequested,
  source: disconnectFx.pending,
  filter: (isPending) => !isPending,
  fn: (_, params) => ({ params }),
  target: disconnectFx,
});
// The response of a load from before the disconnect is outdated.
sample({ clock: disconnectFx.done, fn: () => undefined, target: loadConnectionsFx.abort });
sample({ clock: disconnectedWith(true), fn: () => undefined, target: confirmPremiumFx });
sample({ clock: disconnectedWith(false), fn: () => undefined, target: confirmSessionFx });
