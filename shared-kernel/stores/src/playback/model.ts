// Owns the queue and what plays. The rules that change it are wired by `wiring.ts`, a part of a later download.
import { sessionEnded } from '@segue/api-client';
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { createEvent } from 'effector';
import { runtimeConfigRead } from '../config/model';
import { createPageStore } from '../lifetimes';
import { currentLength } from './rules/current-track';
import type { QueueEntry } from './rules/origin';
import {
  INITIAL_PLAYBACK,
  NO_HISTORY,
  type PlaybackState,
  type TransitionResult,
} from './rules/playback-state';

export const transitioned = createEvent<TransitionResult>('playbackTransitioned');

/** The whole state of playback. Views read the stores derived from it. */
export const $playback = createPageStore(INITIAL_PLAYBACK)
  .on(transitioned, (_, { state }) => state)
  .on(runtimeConfigRead, (state, { separateProviders }) => ({ ...state, isSeparated: separateProviders }))
  .on(sessionEnded, withoutFavorites);

export const $queue = $playback.map((playback) => playback.queue.tracks);
export const $currentIndex = $playback.map((playback) => playback.queue.index);
export const $queueKeys = $queue.map<ReadonlySet<TrackKey>>((tracks) => new Set(tracks.map(trackKey)));
/** The track in the player bar; clearing the queue leaves it there. */
export const $currentTrack = $playback.map<Track | null>((playback) => playback.current);
export const $isPlaying = $playback.map((playback) => playback.shouldPlay);
/** Sound is audible: not while a requested start is loading, buffering or refused. */
export const $isSounding = $playback.map(({ shouldPlay, isSounding }) => shouldPlay && isSounding);
/** Milliseconds into the current track. */
export const $position = $playback.map((playback) => playback.position);
/** Milliseconds; null when unknown. */
export const $duration = $playback.map<number | null>(currentLength);
export const $repeat = $playback.map(({ repeat }) => repeat);
export const $stopAt = $playback.map((playback) => playback.stopAt);
export const $isShuffled = $playback.map(({ orderBeforeShuffle }) => orderBeforeShuffle !== null);
/** What the queue's Undo and Redo would act on. */
export const $undoable = $playback
  .map(({ history }) => history)
  .map(({ undo, redo }) => ({ 'queue/undo': undo.at(-1) ?? null, 'queue/redo': redo.at(-1) ?? null }));

/** Clears the favorite flags and what could be undone: they belong to the user who logged out. */
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
