// Owns the tracks that were played lately: a visitor's in this browser, and those of a user's history, with a copy in the browser.
import { routes, type Track, trackKey } from '@segue/contract';
import { createRequestFx } from '@segue/kernel/request';
import {
  $currentTrack,
  $isMember,
  $isSounding,
  createSessionStore,
  diagnosticReported,
} from '@segue/kernel/state';
import { type Scope, combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { parseSavedState } from '../model/saved-state';
import { subscriptions } from '../model/subscriptions';
import { joinStops } from '../../platform/listen';
import { watchStore } from '../../platform/watch-store';
import { RECENTLY_PLAYED_KEY } from '../../platform/session/removed-at-logout';
import { queueText } from './last-queue';

/** How long a track must play without a break to count as played. */
const PLAYED_AFTER_MS = 5000;
const MAX_TRACKS = 12;

/** The list opens; another tab may have played something meanwhile. */
export const recentlyPlayedRequested = createEvent('recentlyPlayedRequested');
export const recentlyPlayedCleared = subscriptions.on('recently-played/clear');
const soundedLong = createEvent('trackSoundedLong');

const readFx = createEffect(() => readList());
/** Added to the stored list, because other tabs write to it too. */
const addFx = createEffect((track: Track) => writeList(withPlayed(readList(), track)));
const writeFx = createEffect(writeList);
const listListensFx = createRequestFx(routes.listListens, { concurrency: 'latest' });

export const $recentlyPlayed = createSessionStore<readonly Track[]>([]).on(
  [readFx.doneData, addFx.doneData, writeFx],
  (_, tracks) => tracks,
);

sample({ clock: recentlyPlayedRequested, target: readFx });
sample({
  clock: recentlyPlayedRequested,
  filter: $isMember,
  fn: () => ({ query: {} }),
  target: listListensFx,
});
const $visitorsTrack = combine($currentTrack, $isMember, (track, isMember) => (isMember ? null : track));
sample({ clock: soundedLong, source: $visitorsTrack, filter: Boolean, target: addFx });
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

const $soundingKey = combine($currentTrack, $isSounding, (track, isSounding) =>
  track && isSounding ? trackKey(track) : null,
);

export function wireRecentlyPlayed(scope: Scope): () => void {
  void scopeBind(readFx, { scope })();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watchStore($soundingKey, scope, (key) => {
    clearTimeout(timer);
    if (key !== null) timer = setTimeout(scopeBind(soundedLong, { scope }), PLAYED_AFTER_MS);
  });
  return joinStops(stop, () => clearTimeout(timer));
}
