// Owns Retry in the status dialog: checks the session and the connections again, and tries the player again.
import { createGate } from 'effector-react';
import type { ApiFailure } from '@segue/api-client';
import { descriptorOf, type Provider } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isMember, $spotifyDevice, createSessionStore } from '@segue/stores';
import { confirmSessionFx, loadConnectionsFx } from '@segue/stores/ports';
import { attach, createEffect, sample } from 'effector';
import { statusClosed } from '../model';

/** Open while the status dialog is on the screen. */
export const StatusGate = createGate('StatusGate');

/** Tries every player again but a Spotify device that is ready. */
export const retryFx = attach({
  source: { isMember: $isMember, device: $spotifyDevice },
  async effect({ isMember, device }, provider: Provider) {
    const requests = [confirmSessionFx(), isMember ? loadConnectionsFx().catch(unlessAborted) : null];
    if (!descriptorOf(provider).playingNeedsPremium || device !== 'ready') send('player/retry', { provider });
    await Promise.all(requests);
  },
});

export type Retry = 'pending' | 'checked' | 'failed';
const NOT_RETRIED: Partial<Record<Provider, Retry>> = {};
export const $retries = createSessionStore(NOT_RETRIED)
  .on(retryFx, (retries, provider) => ({ ...retries, [provider]: 'pending' }))
  .on(retryFx.done, (retries, { params }) => ({ ...retries, [params]: 'checked' }))
  .on(retryFx.fail, (retries, { params }) => ({ ...retries, [params]: 'failed' }))
  .reset(statusClosed);

const requestConnectionsFx = createEffect(() => send('connections/load'));
sample({ clock: StatusGate.open, filter: $isMember, target: requestConnectionsFx });

/** A load that a newer one replaced is not a failed check. */
function unlessAborted(failure: ApiFailure): void {
  if (failure.kind !== 'aborted') throw failure;
}
