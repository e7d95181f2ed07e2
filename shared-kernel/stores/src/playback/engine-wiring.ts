// Owns what the engine is told besides commands, and the log of what it could not do.
import { combine, createEffect, sample } from 'effector';
import { diagnosticReported } from '../diagnostics/model';
import { confirmSpotifyFx } from '../session/model';
import { appStarted } from '../start';
import { $listener } from './listener';
import { loadTrackFx, pauseFx, resumeFx, seekFx, setVolumeFx } from './playback-ports';
import { $volume } from './volume';

/** PORT: whether this listener may use Spotify's player. Called again whenever the connection may have changed. */
export const allowSpotifyFx = createEffect<{ isAllowed: boolean }, void>({ name: 'allowSpotifyFx' });

const $isSpotifyAllowed = combine($listener, ({ hasSpotifyPremium }) => hasSpotifyPremium);

// A player is made anew only once it is known that the account is still connected.
sample({
  clock: [$isSpotifyAllowed, confirmSpotifyFx.finally],
  source: $isSpotifyAllowed,
  fn: (isAllowed) => ({ isAllowed }),
  target: allowSpotifyFx,
});
sample({ clock: appStarted, source: $volume, fn: (volume) => ({ volume }), target: setVolumeFx });

sample({
  clock: [
    loadTrackFx.failData.map((error) => ({ wish: 'load the track', error })),
    pauseFx.failData.map((error) => ({ wish: 'pause', error })),
    resumeFx.failData.map((error) => ({ wish: 'resume', error })),
    seekFx.failData.map((error) => ({ wish: 'seek', error })),
    setVolumeFx.failData.map((error) => ({ wish: 'set the volume', error })),
    allowSpotifyFx.failData.map((error) => ({ wish: 'prepare Spotify', error })),
  ],
  fn: ({ wish, error }) => ({
    area: 'player',
    message: `Could not ${wish}: ${error.message}`,
    detail: error,
  }),
  target: diagnosticReported,
});
