// Owns what the status panel asks for: the member's connections when it is opened, and all of it again on Retry.
import type { Connections, Provider } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isMember, $spotifyDevice, createSessionStore } from '@segue/stores';
import { confirmSessionFx } from '@segue/stores/ports';
import { attach, createEvent, sample } from 'effector';
import { getConnectionsFx } from './api';
import { statusClosed } from './model';

/** The panel was opened. */
export const connectionsWanted = createEvent('connectionsWanted');

export const $connections = createSessionStore<Connections | null>(null, {
  sid: 'shell/status/connections',
}).on(getConnectionsFx.doneData, (_, { connections }) => connections);

export const $haveConnectionsFailed = createSessionStore(false, {
  sid: 'shell/status/have-connections-failed',
})
  .on(getConnectionsFx.failed, () => true)
  .reset(getConnectionsFx);

/** Asks again who is here; a Spotify device that plays is left alone, any other player is made anew. */
export const retryFx = attach({
  source: { isMember: $isMember, device: $spotifyDevice },
  async effect({ isMember, device }, provider: Provider) {
    const asked = [confirmSessionFx(), isMember ? getConnectionsFx() : null];
    if (provider === 'soundcloud' || device !== 'ready') send('connections/changed', { provider });
    await Promise.all(asked);
  },
});

export type Retry = 'asking' | 'checked' | 'failed';
const NOT_RETRIED: Partial<Record<Provider, Retry>> = {};
export const $retries = createSessionStore(NOT_RETRIED, { sid: 'shell/status/retries' })
  .on(retryFx, (retries, provider) => ({ ...retries, [provider]: 'asking' }))
  .on(retryFx.done, (retries, { params }) => ({ ...retries, [params]: 'checked' }))
  .on(retryFx.fail, (retries, { params }) => ({ ...retries, [params]: 'failed' }))
  .reset(statusClosed);

sample({ clock: connectionsWanted, filter: $isMember, target: getConnectionsFx });
