// Owns the connections that the status dialog shows: requested when it opens, and again on Retry.
import type { Connections, Provider } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isMember, $spotifyDevice, createSessionStore } from '@segue/stores';
import { confirmSessionFx } from '@segue/stores/ports';
import { attach, sample } from 'effector';
import { getConnectionsFx } from './api';
import { StatusGate } from './gate';
import { statusClosed } from './model';

export const $connections = createSessionStore<Connections | null>(null, {
  sid: 'shell/status/connections',
}).on(getConnectionsFx.doneData, (_, { connections }) => connections);

export const $haveConnectionsFailed = createSessionStore(false, {
  sid: 'shell/status/have-connections-failed',
})
  .on(getConnectionsFx.failed, () => true)
  .reset(getConnectionsFx);

/** Requests session and connections again, and recreates every player except a Spotify device that is ready. */
export const retryFx = attach({
  source: { isMember: $isMember, device: $spotifyDevice },
  async effect({ isMember, device }, provider: Provider) {
    const requests = [confirmSessionFx(), isMember ? getConnectionsFx() : null];
    if (provider === 'soundcloud' || device !== 'ready') send('connections/changed', { provider });
    await Promise.all(requests);
  },
});

export type Retry = 'pending' | 'checked' | 'failed';
const NOT_RETRIED: Partial<Record<Provider, Retry>> = {};
export const $retries = createSessionStore(NOT_RETRIED, { sid: 'shell/status/retries' })
  .on(retryFx, (retries, provider) => ({ ...retries, [provider]: 'pending' }))
  .on(retryFx.done, (retries, { params }) => ({ ...retries, [params]: 'checked' }))
  .on(retryFx.fail, (retries, { params }) => ({ ...retries, [params]: 'failed' }))
  .reset(statusClosed);

sample({ clock: StatusGate.open, filter: $isMember, fn: () => undefined, target: getConnectionsFx });
