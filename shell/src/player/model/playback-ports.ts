// Ports between the playback model and the player: effects that the engine handles, events that it emits.
import type { Provider, Track } from '@segue/contract';
import { createEffect, createEvent } from 'effector';
import type { LoadRequest, PlaybackReport, SilenceCause, UnavailableReason } from '../rules/player-messages';
import { subscriptions } from './subscriptions';

export const loadTrackFx = createEffect<LoadRequest, void>({ name: 'loadTrackFx' });
/** Prepares the player for the next track; returns why it cannot play. */
export const preflightFx = createEffect<{ track: Track }, UnavailableReason | null>({
  name: 'preflightFx',
  // Without a player no problem is known.
  handler: () => null,
});
/** Preloads the tracks that play next. */
export const preloadTracksFx = createEffect<{ tracks: readonly Track[] }, void>({
  name: 'preloadTracksFx',
  // Without a player there is nothing to preload.
  handler: () => undefined,
});
export const pauseFx = createEffect<void, void>({ name: 'pauseFx' });
export const resumeFx = createEffect<void, void>({ name: 'resumeFx' });
/** Milliseconds; done when playback has reached the position. */
export const seekFx = createEffect<{ position: number }, void>({ name: 'seekFx' });
/** Whether the user may play a provider. Called again whenever the connection may have changed. */
export const allowProviderFx = createEffect<{ provider: Provider; isAllowed: boolean }, void>({
  name: 'allowProviderFx',
  // Asked again when the player has started.
  handler: () => undefined,
});
/** 0..1. */
export const setVolumeFx = createEffect<{ volume: number }, void>({ name: 'setVolumeFx' });

export const playbackReported = createEvent<PlaybackReport>('playbackReported');
export const trackEnded = createEvent<{ generation: number }>('trackEnded');
export const trackUnavailable = createEvent<{ generation: number; reason: UnavailableReason }>(
  'trackUnavailable',
);
/** A track has been silent for a while; the player keeps trying. */
export const soundDelayed = createEvent<{ generation: number; cause: SilenceCause }>('soundDelayed');
/** Another device took over, or the player lost the track. */
export const playbackLost = createEvent<{ generation: number }>('playbackLost');
/** Another tab of this browser started to play. */
export const otherTabPlayed = createEvent('otherTabPlayed');
/** The user retries the player of a provider; the engine reloads its script if that failed. */
export const playerRetryRequested = subscriptions.on('player/retry').map(({ provider }) => provider);
