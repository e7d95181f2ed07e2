// Owns Retry in the status dialog: checks the session and the connections again, and tries the player again.
import { descriptorOf, type Provider } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $isMember, $spotifyDevice } from '@segue/kernel/state';
import { confirmSessionFx, diagnosticsCleared, loadConnectionsFx } from '@segue/kernel/state/ports';
import { attach, createEffect, sample } from 'effector';
import { createGate } from 'effector-react';

export const StatusGate = createGate('StatusGate');

/** Tries every player again but a Spotify device that is ready. A request that fails is a new failure to show. */
export const retryFx = attach({
  source: { isMember: $isMember, device: $spotifyDevice },
  async effect({ isMember, device }, provider: Provider) {
    const requests = [confirmSessionFx(), isMember ? loadConnectionsFx() : null];
    if (!descriptorOf(provider).playingNeedsPremium || device !== 'ready') send('player/retry', { provider });
    await Promise.allSettled(requests);
  },
});

const requestConnectionsFx = createEffect(() => send('connections/load'));
sample({ clock: StatusGate.open, filter: $isMember, target: requestConnectionsFx });
sample({ clock: retryFx, target: diagnosticsCleared });
