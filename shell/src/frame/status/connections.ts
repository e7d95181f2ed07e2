// Owns what the status panel asks for: the member's connections when it is opened, and all of it again on Retry.
import { createRequestFx } from '@segue/api-client';
import { routes, type Connections, type Provider } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isMember, $spotifyDevice } from '@segue/stores';
import { confirmFx, sessionCleared } from '@segue/stores/ports';
import { attach, createEvent, createStore, sample } from 'effector';
import { statusClosed } from './model';

/** The panel was opened. */
export const connectionsWanted = createEvent('connectionsWanted');
export const getConnectionsFx = createRequestFx(routes.getConnections);

export const $connections = createStore<Connections | null>(null, { sid: 'shell/status/connections' })
  .on(getConnectionsFx.doneData, (_, { connections }) => connections)
  .reset(sessionCleared);

export const $haveConnectionsFailed = createStore(false, { sid: 'shell/status/have-connections-failed' })
  .on(getConnectionsFx.fail, () => true)
  .reset([getConnectionsFx, sessionCleared]);

/** Asks again who is here; a Spotify device that plays is left alone, any other player is made anew. */
export const retryFx = attach({
  source: { isMember: $isMember, device: $spotifyDevice },
  async effect({ isMember, device }, provider: Provider) {
    const asked = [confirmFx(), isMember ? getConnectionsFx() : null];
    if (provider === 'soundcloud' || device !== 'ready') send('connections/changed', { provider });
    await Promise.all(asked);
  },
});

export type Retry = 'asking' | 'checked' | 'failed';
const NOT_RETRIED: Partial<Record<Provider, Retry>> = {};
export const $retries = createStore(NOT_RETRIED, { sid: 'shell/status/retries' })
  .on(retryFx, (retries, provider) => ({ ...retries, [provider]: 'asking' }))
  .on(retryFx.done, (retries, { params }) => ({ ...retries, [params]: 'checked' }))
  .on(retryFx.fail, (retries, { params }) => ({ ...retries, [params]: 'failed' }))
  .reset([sessionCleared, statusClosed]);

sample({ clock: connectionsWanted, filter: $isMember, target: getConnectionsFx });
