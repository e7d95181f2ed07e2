import { combine, createEffect, sample } from 'effector';
import { diagnosticReported } from '../diagnostics/model';
import { confirmSpotifyFx } from '../session/model';
import { appStarted } from '../start';
import { subscriptions } from '../subscriptions';
import { $playbackRights } from './playback-rights';
import { loadTrackFx, pauseFx, resumeFx, seekFx, setVolumeFx } from './playback-ports';
import { $volume } from './volume';
/** The user asked to try the player of a provider again; the engine loads its script again if that failed. */
export const playerRetryRequested = subscriptions.on('player/retry').map(({ provider }) => provider);
/** PORT: whether the user may play a provider. Called again whenever the connection may have changed. */
export const allowProviderFx = createEffect({
    name: 'allowProviderFx',
});
const $isSpotifyAllowed = combine($playbackRights, ({ hasSpotifyPremium }) => hasSpotifyPremium);
// After a retry of the connection, only once the server has confirmed that the account is still connected.
sample({
    clock: [$isSpotifyAllowed, confirmSpotifyFx.finally],
    source: $isSpotifyAllowed,
    fn: (isAllowed) => ({ provider: 'spotify', isAllowed }),
    target: allowProviderFx,
});
sample({
    clock: playerRetryRequested.filter({ fn: (provider) => provider === 'spotify' }),
    fn: () => undefined,
    target: confirmSpotifyFx,
});
sample({ clock: appStarted, source: $volume, fn: (volume) => ({ volume }), target: setVolumeFx });
sample({
    clock: [
        loadTrackFx.failData.map((error) => ({ action: 'load the track', error })),
        pauseFx.failData.map((error) => ({ action: 'pause', error })),
        resumeFx.failData.map((error) => ({ action: 'resume', error })),
        seekFx.failData.map((error) => ({ action: 'seek', error })),
        setVolumeFx.failData.map((error) => ({ action: 'set the volume', error })),
        allowProviderFx.failData.map((error) => ({ action: 'prepare Spotify', error })),
    ],
    fn: ({ action, error }) => ({
        area: 'player',
        message: `Could not ${action}: ${error.message}`,
        detail: error,
    }),
    target: diagnosticReported,
});
