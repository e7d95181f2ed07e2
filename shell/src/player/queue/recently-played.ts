// Owns the tracks that were played lately: a visitor's in this browser, and those of a user's history, with a copy in the browser.
import { type Track, trackKey } from '@segue/contract';
import { $isMember, createSessionStore, diagnosticReported } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { listListensFx } from '../model/api';
import { parseSavedState } from '../model/saved-state';
import { playbackStarted, subscriptions } from '../model/subscriptions';
import { RECENTLY_PLAYED_KEY } from '../../platform/session/removed-at-logout';
import { queueText } from './last-queue';

/** How long a track must be heard to count as played. */
export const PLAYED_AFTER_MS = 5000;
const MAX_TRACKS = 12;

/** The list opens; another tab may have played something meanwhile. */
export const recentlyPlayedRequested = createEvent('recentlyPlayedRequested');
export const recentlyPlayedCleared = subscriptions.on('recently-played/clear');
export const trackPlayed = createEvent<Track>('trackPlayed');

const readFx = createEffect(() => readList());
/** Added to the stored list, because other tabs write to it too. */
const addFx = createEffect((track: Track) => writeList(withPlayed(readList(), track)));
const writeFx = createEffect(writeList);

export const $recentlyPlayed = createSessionStore<readonly Track[]>([]).on(
  [readFx.doneData, addFx.doneData, writeFx],
  (_, tracks) => tracks,
);

sample({ clock: [playbackStarted, recentlyPlayedRequested], target: readFx });
sample({
  clock: recentlyPlayedRequested,
  filter: $isMember,
  fn: () => ({ query: {} }),
  target: listListensFx,
});
sample({ clock: trackPlayed, filter: $isMember.map((isMember) => !isMember), target: addFx });
sample({
  clock: [
    recentlyPlayedCleared.map(() => []),
    listListensFx.doneData.map(({ listens }) =>
      listens.map(({ track }) => track).reduceRight(withPlayed, []),
    ),
  ],
  target: writeFx,
});
sample({
  clock: [readFx.failData, addFx.failData, writeFx.failData],
  fn: ({ message }) => ({ area: 'recently played', level: 'warning' as const, message }),
  target: diagnosticReported,
});

function readList(): readonly Track[] {
  return parseSavedState(localStorage.getItem(RECENTLY_PLAYED_KEY) ?? '{}').value.queue.tracks;
}
function writeList(tracks: readonly Track[]): readonly Track[] {
  localStorage.setItem(RECENTLY_PLAYED_KEY, queueText(tracks));
  return tracks;
}

export function withPlayed(recent: readonly Track[], played: Track): readonly Track[] {
  const others = recent.filter((track) => trackKey(track) !== trackKey(played));
  return [played, ...others].slice(0, MAX_TRACKS);
}
