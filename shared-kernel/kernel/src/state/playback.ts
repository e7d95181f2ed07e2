// What every bundle may read of playback. The shell's player owns it and writes it with `playbackChanged`.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { createEvent } from 'effector';
import { createPageStore } from './create-store';

export type PlaybackSummary = {
  /** The track in the player bar; clearing the queue leaves it there. */
  current: Track | null;
  queue: readonly Track[];
  isPlaying: boolean;
  /** Sound is audible: not while a requested start is loading, buffering or refused. */
  isSounding: boolean;
};

export const playbackChanged = createEvent<PlaybackSummary>('playbackChanged');

export const NOTHING_PLAYS: PlaybackSummary = {
  current: null,
  queue: [],
  isPlaying: false,
  isSounding: false,
};

const $summary = createPageStore(NOTHING_PLAYS).on(playbackChanged, (_, summary) => summary);

export const $currentTrack = $summary.map<Track | null>(({ current }) => current);
export const $isPlaying = $summary.map(({ isPlaying }) => isPlaying);
export const $isSounding = $summary.map(({ isSounding }) => isSounding);
export const $queueKeys = $summary
  .map(({ queue }) => queue)
  .map<ReadonlySet<TrackKey>>((queue) => new Set(queue.map(trackKey)));
