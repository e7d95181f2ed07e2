// Transitions of the queue: what is in it, in which order, and whether it repeats.
import { PROVIDERS, trackKey } from '@segue/contract';
import { QUEUE_FULL } from './playback-notices';
import { isCurrentInQueue, withCurrent, withoutEffects, } from './playback-state';
import { findPlayable, isCurrent, pausingFirst, startEntry, startFirstPlayable, } from './playback-transitions';
import { add, currentOf, EMPTY_QUEUE, indexOf, insertAt, isFull, playAll, remove, reorder, } from './queue';
import { undoable } from './queue-history';
import { otherProvider, partFor, refuseOther } from './separation';
import { seededRandom, shuffled } from './shuffle';
/** Adding never starts playback; a track added to an empty player becomes the current one, paused. */
export function addTrack(state, { track }) {
    const refused = refuseOther(state, track);
    if (refused)
        return refused;
    if (isFull(state.queue))
        return { state, effects: { notice: QUEUE_FULL } };
    const queue = add(state.queue, track);
    return withoutEffects(state.current ? { ...state, queue } : withCurrent(state, currentOf(queue), queue));
}
/** Makes a track the next to play; a track that is queued already moves. */
export function addNext(state, { track }) {
    const { queue } = state;
    const refused = refuseOther(state, track);
    if (refused)
        return refused;
    if (isCurrentInQueue(state) && isCurrent(state, track))
        return withoutEffects(state);
    if (isFull(queue) && indexOf(queue, trackKey(track)) < 0)
        return { state, effects: { notice: QUEUE_FULL } };
    return undoable(state, withoutEffects(insertedNext(state, track)), {
        text: `Playing next: ${track.title}`,
        isSilent: state.current === null,
    });
}
function insertedNext(state, track) {
    const { queue } = state;
    if (queue.index === null) {
        const only = insertAt(queue, track, 0);
        return state.current ? { ...state, queue: only } : withCurrent(state, track, only);
    }
    const inserted = insertAt(queue, track, isCurrentInQueue(state) ? queue.index + 1 : queue.index);
    // When the current track is not in the queue, the index names the entry that plays next: now this one.
    const index = isCurrentInQueue(state) ? inserted.index : indexOf(inserted, trackKey(track));
    return { ...state, queue: { ...inserted, index } };
}
/** Puts tracks at the start of the queue and plays the first playable one. */
export function addAndPlayAll(state, { tracks, name }, rights) {
    const all = tracks.filter(({ provider }) => PROVIDERS.includes(provider));
    const [first] = all;
    if (!first)
        return withoutEffects(state);
    const known = partFor(state, { tracks: all, index: 0 }, first).tracks;
    const queue = playAll(partFor(state, state.queue, first), known);
    // The user asked for the playlist's order, so shuffling ends.
    const next = { ...state, queue, orderBeforeShuffle: null, didReportUnplayable: false };
    const isAnyPlayable = findPlayable(queue, 0, rights).index !== null;
    const result = isAnyPlayable
        ? pausingFirst(state, startFirstPlayable(next, 0, rights))
        : startEntry(next, queue, rights);
    // Tracks that cannot play are not worth a queue.
    if (!isAnyPlayable && otherProvider(state, first))
        return { state, effects: { notice: result.effects.notice } };
    const count = `${known.length} ${known.length === 1 ? 'track' : 'tracks'}`;
    const text = name === undefined ? `Added ${count} to the queue.` : `Playing “${name}”.`;
    return undoable(state, result, { text, isSilent: isEmpty(state.queue) });
}
/** A removed current track stops. The next one plays in its place, but the queue never restarts by itself. */
export function removeTrack(state, { key }, rights) {
    const title = state.queue.tracks[indexOf(state.queue, key)]?.title ?? '';
    return undoable(state, removed(state, key, rights), { text: `Removed “${title}” from the queue.` });
}
function removed(state, key, rights) {
    const queue = remove(state.queue, key);
    const isCurrentRemoved = isCurrentInQueue(state) && state.current !== null && trackKey(state.current) === key;
    if (!isCurrentRemoved || queue.index === null)
        return withoutEffects({ ...state, queue });
    const hasWrapped = queue.index !== state.queue.index;
    const next = withCurrent(state, currentOf(queue), queue);
    const doesContinue = state.shouldPlay && !hasWrapped;
    return pausingFirst(state, doesContinue ? startFirstPlayable(next, queue.index, rights) : withoutEffects(next));
}
/** Moves an entry; `isStep` when more steps of the same move follow. */
export function moveEntry(state, { from, to, isStep = false }) {
    const track = state.queue.tracks[from];
    return undoable(state, withoutEffects({ ...state, queue: reorder(state.queue, from, to) }), {
        text: `Moved “${track?.title ?? ''}”.`,
        moved: track && trackKey(track),
        isSilent: isStep,
    });
}
/** The current track stays in the player. */
export function clearQueue(state) {
    return undoable(state, withoutEffects({ ...state, queue: EMPTY_QUEUE, orderBeforeShuffle: null }), {
        text: 'Queue cleared.',
        isSilent: isEmpty(state.queue),
    });
}
const NEXT_REPEAT = { off: 'all', all: 'one', one: 'off' };
export function cycleRepeat(state) {
    return withoutEffects({ ...state, repeat: NEXT_REPEAT[state.repeat] });
}
/** Shuffles all entries but the current one, which becomes the first; or restores the order before that. */
export function toggleShuffle(state, seed) {
    if (state.orderBeforeShuffle) {
        return withoutEffects({
            ...state,
            queue: inOrder(state.queue, state.orderBeforeShuffle),
            orderBeforeShuffle: null,
        });
    }
    const { tracks, index } = state.queue;
    if (tracks.length === 0)
        return withoutEffects(state);
    const first = index === null ? [] : tracks.slice(index, index + 1);
    const others = tracks.filter((_, at) => at !== index);
    const order = shuffled(others, first[0] ?? state.current, seededRandom(seed));
    const queue = { tracks: [...first, ...order], index: index === null ? null : 0 };
    return withoutEffects({ ...state, queue, orderBeforeShuffle: tracks.map(trackKey) });
}
/** Sorts the queue by keys; tracks without a place among them come last. */
function inOrder(queue, keys) {
    const ranks = new Map(keys.map((key, rank) => [key, rank]));
    const rankOf = (track) => ranks.get(trackKey(track)) ?? ranks.size;
    const tracks = [...queue.tracks].sort((a, b) => rankOf(a) - rankOf(b));
    const current = currentOf(queue);
    return { tracks, index: current && indexOf({ tracks }, trackKey(current)) };
}
function isEmpty({ tracks }) {
    return tracks.length === 0;
}
