import { createEffect, createEvent } from 'effector';
export const loadTrackFx = createEffect({ name: 'loadTrackFx' });
/** Prepares the player for the next track; returns why it cannot play. */
export const preflightFx = createEffect({
    name: 'preflightFx',
    // Without a player no reason is known.
    handler: () => null,
});
/** Preloads the tracks that play next. */
export const preloadTracksFx = createEffect({
    name: 'preloadTracksFx',
    // Without a player there is nothing to preload.
    handler: () => undefined,
});
export const pauseFx = createEffect({ name: 'pauseFx' });
export const resumeFx = createEffect({ name: 'resumeFx' });
/** Milliseconds; done when the sound has reached the position. */
export const seekFx = createEffect({ name: 'seekFx' });
/** 0..1. */
export const setVolumeFx = createEffect({ name: 'setVolumeFx' });
export const playbackReported = createEvent('playbackReported');
export const trackEnded = createEvent('trackEnded');
export const trackUnavailable = createEvent('trackUnavailable');
/** A track has been silent for a while; the player keeps trying. */
export const soundDelayed = createEvent('soundDelayed');
/** Another device took over, or the player lost the track. */
export const playbackLost = createEvent('playbackLost');
/** The state of the playing tab; null when that tab is gone. */
export const leaderStateReceived = createEvent('leaderStateReceived');
