// Transitions that add, remove and replace entries of the queue.
import { PROVIDERS, QUEUE_MAX_ENTRIES, trackKey, type Track, type TrackKey } from '@segue/contract';
import { playabilityOf } from '@segue/kernel/state';
import { isPlayable, type PlaybackRights } from '@segue/kernel/state/ports';
import { withOrigin, type Origin } from './origin';
import { playTrack } from './play-track';
import { QUEUE_FULL, QUEUED } from './playback-notices';
import { isCurrentInQueue, withCurrent } from './current-track';
import { withoutEffects, EMPTY_QUEUE, type PlaybackState, type TransitionResult } from './playback-state';
import {
  findPlayable,
  isCurrent,
  pausingFirst,
  startEntry,
  startFirstPlayable,
} from './playback-transitions';
import { add, indexOf, insertAt, isFull, playAll, remove, type Queue } from './queue';
import { undoable } from './queue-history';
import { conflictingProvider, limitToProvider, refuseMixing } from './separation';

/**
 * Adding never starts playback; the first track added to an empty player becomes the current one, paused. `name` is that
 * of the list that brings the tracks; without it the user chose each of them.
 */
export function addTracks(
  state: PlaybackState,
  { tracks: plain, name }: { tracks: readonly Track[]; name?: string },
  rights: PlaybackRights,
): TransitionResult {
  const tracks = plain.map((track) => withOrigin(track, originOf(name)));
  const [first] = tracks;
  if (!first) return withoutEffects(state);
  const own = state.current ?? state.queue.tracks[0] ?? first;
  const fitting = limitToProvider(state, { tracks, index: null }, own).tracks;
  const refused = refuseMixing(state, fitting[0] ?? first);
  if (refused) return refused;
  const queue = add(state.queue, ...fitting);
  if (queue === state.queue) return { state, effects: { notice: isFull(queue) ? QUEUE_FULL : QUEUED } };
  const next = state.current ? { ...state, queue } : withCurrent(state, queue);
  const isList = tracks.length > 1;
  const added = isList ? countOf(queue.tracks.length - state.queue.tracks.length) : `“${first.title}”`;
  return undoable(state, withoutEffects(next), {
    label: `add ${added}`,
    text: isList ? addedText(added) + exceptions(tracks, state.queue, queue, rights) : undefined,
  });
}

/** Deviations from the request when these tracks were added to a queue: ' 2 were already there.' */
function exceptions(tracks: readonly Track[], before: Queue, after: Queue, rights: PlaybackRights): string {
  const keys = new Set(tracks.map(trackKey));
  const isAsked = (track: Track) => keys.has(trackKey(track));
  const queued = before.tracks.filter(isAsked).length;
  const missing = keys.size - after.tracks.filter(isAsked).length;
  const silent = tracks.filter((track) => {
    const playability = playabilityOf(track, rights);
    return playability !== 'undecided' && !isPlayable(playability);
  }).length;
  const were = (count: number) => `${count} ${count === 1 ? 'was' : 'were'}`;
  return [
    queued > 0 ? ` ${were(queued)} already there.` : '',
    missing > 0 ? ` ${were(missing)} left out.` : '',
    silent > 0 ? ` ${silent} can’t be played here.` : '',
  ].join('');
}

/** Makes tracks the next to play; already queued ones move. The current one stays. */
export function addNext(state: PlaybackState, { tracks }: { tracks: readonly Track[] }): TransitionResult {
  const { queue } = state;
  const [first] = tracks;
  const refused = first && refuseMixing(state, first);
  if (refused) return refused;
  const others = isCurrentInQueue(state) ? tracks.filter((track) => !isCurrent(state, track)) : tracks;
  const fitting = limitToProvider(state, { tracks: others, index: null }, others[0]).tracks;
  const isQueued = (track: Track) => indexOf(queue, trackKey(track)) >= 0;
  const room = QUEUE_MAX_ENTRIES - queue.tracks.length;
  const added = fitting.filter((track) => !isQueued(track)).slice(0, room);
  const next = fitting.filter((track) => isQueued(track) || added.includes(track));
  const [one] = next;
  if (!one) return { state, effects: fitting.length > 0 ? { notice: QUEUE_FULL } : {} };
  const what = next.length === 1 ? `“${one.title}”` : countOf(next.length);
  const text = next.length === 1 ? `Playing next: ${one.title}` : `Playing ${what} next.`;
  return undoable(state, withoutEffects(insertedNext(state, next)), {
    label: `play ${what} next`,
    text: state.current ? text : undefined,
  });
}

function insertedNext(state: PlaybackState, plain: readonly Track[]): PlaybackState {
  const { queue } = state;
  const tracks = plain.map((track) => withOrigin(track));
  if (queue.index === null) {
    const only = insertAt(queue, tracks, 0);
    return state.current ? { ...state, queue: only } : withCurrent(state, only);
  }
  const inserted = insertAt(queue, tracks, isCurrentInQueue(state) ? queue.index + 1 : queue.index);
  // When the current track is not in the queue, the index names the entry that plays next: now the first of these.
  const index = isCurrentInQueue(state) ? inserted.index : indexOf(inserted, trackKey(tracks[0]!));
  return { ...state, queue: { ...inserted, index } };
}

/** Puts tracks at the start of the queue and plays the first playable one. */
export function addAndPlayAll(
  state: PlaybackState,
  { tracks, name }: { tracks: readonly Track[]; name?: string },
  rights: PlaybackRights,
): TransitionResult {
  const all = tracks.filter(({ provider }) => PROVIDERS.includes(provider));
  const [first] = all;
  if (!first) return withoutEffects(state);
  const known = limitToProvider(state, { tracks: all, index: 0 }, first).tracks.map((track) =>
    withOrigin(track, originOf(name)),
  );
  const queue = playAll(limitToProvider(state, state.queue, first), known);
  // The user requested the list's order, so shuffling ends.
  const next = { ...state, queue, orderBeforeShuffle: null, didReportUnplayable: false };
  const isAnyPlayable = findPlayable({ tracks: known }, 0, rights).index !== null;
  const result = isAnyPlayable
    ? pausingFirst(state, startFirstPlayable(next, 0, rights))
    : startEntry(state, queue, rights, null);
  // Unplayable tracks do not replace a queue.
  if (!isAnyPlayable && conflictingProvider(state, first))
    return { state, effects: { notice: result.effects.notice } };
  const count = countOf(known.length);
  const text = name === undefined ? addedText(count) : `Playing “${name}”.`;
  return undoable(state, result, {
    label: name === undefined ? `add ${count}` : `play “${name}”`,
    text: state.queue.tracks.length === 0 ? undefined : text,
  });
}

/** A removed current track stops. The next one plays instead, but the queue never restarts automatically. */
export function removeTracks(
  state: PlaybackState,
  { keys }: { keys: readonly TrackKey[] },
  rights: PlaybackRights,
): TransitionResult {
  const queued = keys.filter((key) => indexOf(state.queue, key) >= 0);
  // The current one last, so that its successor is not one of the removed entries.
  const current = queued.filter((key) => state.current && trackKey(state.current) === key);
  const others = queued.filter((key) => !current.includes(key));
  const [first] = queued;
  const title = first && state.queue.tracks[indexOf(state.queue, first)]!.title;
  const what = queued.length === 1 ? `“${title}”` : countOf(queued.length);
  const result = [...others, ...current].reduce(
    (before, key) => removed(before.state, key, rights),
    withoutEffects(state),
  );
  return undoable(state, result, { label: `remove ${what}`, text: `Removed ${what} from the queue.` });
}

function removed(state: PlaybackState, key: TrackKey, rights: PlaybackRights): TransitionResult {
  const queue = remove(state.queue, key);
  const isCurrentRemoved =
    isCurrentInQueue(state) && state.current !== null && trackKey(state.current) === key;
  if (!isCurrentRemoved || queue.index === null) return withoutEffects({ ...state, queue });
  const hasWrapped = queue.index !== state.queue.index;
  const next = withCurrent(state, queue);
  const doesContinue = state.shouldPlay && !hasWrapped;
  return pausingFirst(
    state,
    doesContinue ? startFirstPlayable(next, queue.index, rights) : withoutEffects(next),
  );
}

/** Replaces an entry by a track and plays it. */
export function replaceEntry(
  state: PlaybackState,
  { key, track }: { key: TrackKey; track: Track },
  rights: PlaybackRights,
): TransitionResult {
  const own = trackKey(track);
  const { queue, orderBeforeShuffle } = state;
  if (indexOf(queue, key) < 0 || own === key || conflictingProvider(state, track))
    return playTrack(state, { track }, rights);
  const tracks = remove(queue, own).tracks.map((entry) =>
    trackKey(entry) === key ? withOrigin(track, entry.origin) : entry,
  );
  const order = orderBeforeShuffle?.map((each) => (each === key ? own : each)) ?? null;
  const replaced = { tracks, index: indexOf({ tracks }, own) };
  return undoable(state, startEntry(state, replaced, rights, order), {
    label: `play “${track.title}”`,
  });
}

/** The current track stays in the player. */
export function clearQueue(state: PlaybackState): TransitionResult {
  return undoable(state, withoutEffects({ ...state, queue: EMPTY_QUEUE, orderBeforeShuffle: null }), {
    label: 'clear the queue',
    text: state.queue.tracks.length === 0 ? undefined : 'Queue cleared.',
  });
}

const countOf = (tracks: number): string => `${tracks} ${tracks === 1 ? 'track' : 'tracks'}`;
const originOf = (name: string | undefined): Origin | undefined =>
  name === undefined ? name : { list: name };
const addedText = (what: string): string => `Added ${what} to the queue.`;
