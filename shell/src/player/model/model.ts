// Owns the queue and the playback state. `wiring.ts` connects the rules to it.
import { sessionEnded } from '@segue/kernel/request';
import type { Track } from '@segue/contract';
import { $areProvidersSeparate, createPageStore } from '@segue/kernel/state';
import { playbackChanged } from '@segue/kernel/state/ports';
import { combine, createEvent, sample } from 'effector';
import { currentLength } from '../rules/current-track';
import type { QueueEntry } from '../rules/origin';
import {
  INITIAL_PLAYBACK,
  NO_HISTORY,
  type PlaybackState,
  type TransitionResult,
} from '../rules/playback-state';
import { playbackStarted } from './subscriptions';

export const transitioned = createEvent<TransitionResult>('playbackTransitioned');
const separationRead = createEvent<boolean>('separationRead');

/** The whole state of playback. Views read the stores derived from it. */
export const $playback = createPageStore(INITIAL_PLAYBACK)
  .on(transitioned, (_, { state }) => state)
  .on(separationRead, (state, isSeparated) => ({ ...state, isSeparated }))
  .on(sessionEnded, withoutFavorites);

export const $queue = $playback.map((playback) => playback.queue.tracks);
export const $currentIndex = $playback.map((playback) => playback.queue.index);
/** Milliseconds into the current track. */
export const $position = $playback.map((playback) => playback.position);
/** Milliseconds; null when unknown. */
export const $duration = $playback.map<number | null>(currentLength);
export const $repeat = $playback.map(({ repeat }) => repeat);
export const $stopAt = $playback.map((playback) => playback.stopAt);
export const $isShuffled = $playback.map(({ orderBeforeShuffle }) => orderBeforeShuffle !== null);
/** The changes that Undo and Redo of the queue would act on. */
export const $undoable = $playback
  .map(({ history }) => history)
  .map(({ undo, redo }) => ({ 'queue/undo': undo.at(-1) ?? null, 'queue/redo': redo.at(-1) ?? null }));

sample({ clock: playbackStarted, source: $areProvidersSeparate, target: separationRead });

/** Stores that other bundles read. */
const $summary = combine({
  current: $playback.map<Track | null>(({ current }) => current),
  queue: $queue,
  isPlaying: $playback.map(({ shouldPlay }) => shouldPlay),
  isSounding: $playback.map(({ shouldPlay, isSounding }) => shouldPlay && isSounding),
});
sample({ clock: [playbackStarted, $summary], source: $summary, target: playbackChanged });

/** Clears the favorite flags and the undo history: they belong to the user who logged out. */
function withoutFavorites(state: PlaybackState): PlaybackState {
  return {
    ...state,
    queue: { ...state.queue, tracks: state.queue.tracks.map(withoutFavorite) },
    current: state.current && withoutFavorite(state.current),
    history: NO_HISTORY,
  };
}

export function withoutFavorite({ favoritedAt: _, ...track }: QueueEntry): QueueEntry {
  return { ...track, isFavorited: false };
}
