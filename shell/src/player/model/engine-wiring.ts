// Passes the volume and the usable providers to the engine, and reports its failed effects to diagnostics.
import { PREMIUM_PROVIDER, confirmPremiumFx } from '@segue/kernel/state/ports';
import { diagnosticReported, $playbackRights } from '@segue/kernel/state';
import { sample } from 'effector';
import {
  allowProviderFx,
  loadTrackFx,
  pauseFx,
  playerRetryRequested,
  resumeFx,
  seekFx,
  setVolumeFx,
} from './playback-ports';
import { playbackStarted } from './subscriptions';
import { $volume } from './volume';

const $isPremiumAllowed = $playbackRights.map(({ playsAt }) => playsAt.includes(PREMIUM_PROVIDER));

// After a retry of the connection, only once the server has confirmed that the account is still connected.
sample({
  clock: [playbackStarted, $isPremiumAllowed, confirmPremiumFx.finally],
  source: $isPremiumAllowed,
  fn: (isAllowed) => ({ provider: PREMIUM_PROVIDER, isAllowed }),
  target: allowProviderFx,
});
sample({
  clock: playerRetryRequested.filter({ fn: (provider) => provider === PREMIUM_PROVIDER }),
  fn: () => undefined,
  target: confirmPremiumFx,
});
sample({ clock: playbackStarted, source: $volume, fn: (volume) => ({ volume }), target: setVolumeFx });

sample({
  clock: [
    loadTrackFx.failData.map((error) => ({ action: 'load the track', error })),
    pauseFx.failData.map((error) => ({ action: 'pause', error })),
    resumeFx.failData.map((error) => ({ action: 'resume', error })),
    seekFx.failData.map((error) => ({ action: 'seek', error })),
    setVolumeFx.failData.map((error) => ({ action: 'set the volume', error })),
    allowProviderFx.failData.map((error) => ({ action: 'prepare a player', error })),
  ],
  fn: ({ action, error }) => ({
    area: 'player',
    message: `Could not ${action}: ${error.message}`,
    detail: error,
  }),
  target: diagnosticReported,
});
