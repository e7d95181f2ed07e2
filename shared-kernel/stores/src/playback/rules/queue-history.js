// Undo: keeps what a transition changed in the queue, and takes the newest change back.
import { QUEUE_MAX_ENTRIES, trackKey } from '@segue/contract';
import { withCurrent, withoutEffects, } from './playback-state';
import { pausingFirst, start } from './playback-transitions';
import { currentOf, indexOf } from './queue';
import { otherProvider, partFor } from './separation';
const MAX_CHANGES = 20;
/** Adds a transition's change of the queue to the history, with a notice that offers Undo. */
export function undoable(before, result, { text, moved, isSilent = false }) {
    const { state, effects } = result;
    if (state.queue === before.queue)
        return result;
    const last = before.history.at(-1);
    const isSameMove = moved !== undefined && last?.moved === moved && last.after === before.queue;
    const change = {
        before: isSameMove ? last.before : before.queue,
        after: state.queue,
        orderBeforeShuffle: before.orderBeforeShuffle,
        current: before.current,
        wasPlaying: before.shouldPlay,
        position: before.position,
        moved,
    };
    const earlier = isSameMove ? before.history.slice(0, -1) : before.history;
    // Steps of one move can end where they began.
    const isUnchanged = isSameOrder(change.before, change.after);
    const history = isUnchanged ? earlier : [...earlier, change].slice(-MAX_CHANGES);
    if (isUnchanged || isSilent)
        return { state: { ...state, history }, effects };
    const undoNotice = { text, action: { label: 'Undo', says: 'queue/undo' } };
    return { state: { ...state, history }, effects: { ...effects, undoNotice } };
}
/**
 * Undoes the newest change; tracks added or removed since then stay so. The current track keeps playing when it was
 * in the queue before the change, else the former current track returns to its position.
 */
export function undo(state, rights) {
    const change = state.history.at(-1);
    if (!change)
        return withoutEffects(state);
    const { orderBeforeShuffle } = change;
    // Where providers are kept apart, what was added since to a queue of another provider goes with that queue.
    const first = change.before.tracks[0] ?? change.current;
    const tracks = mergedTracks(change, first ? partFor(state, state.queue, first) : state.queue);
    const undone = { ...state, orderBeforeShuffle, history: state.history.slice(0, -1) };
    const indexIn = (track) => (track ? indexOf({ tracks }, trackKey(track)) : -1);
    const currentIndex = indexIn(state.current);
    if (currentIndex >= 0)
        return withoutEffects({ ...undone, queue: { tracks, index: currentIndex } });
    const queue = { tracks, index: formerIndex(change, tracks) };
    // A restored queue of another provider stops the current track, also when none was current before.
    const mustStop = state.current && otherProvider({ ...undone, queue, current: null }, state.current);
    const former = change.current ?? (mustStop ? currentOf(queue) : null);
    if (!former || isSame(former, state.current))
        return withoutEffects({ ...undone, queue });
    const index = indexIn(former) >= 0 ? indexIn(former) : queue.index;
    const restored = { ...withCurrent(undone, former, { tracks, index }), position: change.position };
    return pausingFirst(state, change.wasPlaying ? start(restored, rights) : withoutEffects(restored));
}
/** The tracks before the change, without those removed since and followed by those added since. */
function mergedTracks({ before, after }, now) {
    const keysBefore = new Set(before.tracks.map(trackKey));
    const keysAfter = new Set(after.tracks.map(trackKey));
    const keysNow = new Set(now.tracks.map(trackKey));
    const wasRemovedSince = (key) => keysAfter.has(key) && !keysNow.has(key);
    const wasAddedSince = (key) => !keysBefore.has(key) && !keysAfter.has(key);
    const kept = before.tracks.filter((track) => !wasRemovedSince(trackKey(track)));
    const added = now.tracks.filter((track) => wasAddedSince(trackKey(track)));
    return [...kept, ...added].slice(0, QUEUE_MAX_ENTRIES);
}
function formerIndex({ before }, tracks) {
    if (tracks.length === 0)
        return null;
    const former = before.index === null ? undefined : before.tracks[before.index];
    const index = former ? indexOf({ tracks }, trackKey(former)) : -1;
    return index >= 0 ? index : Math.min(before.index ?? 0, tracks.length - 1);
}
function isSameOrder(one, other) {
    return (one.tracks.length === other.tracks.length &&
        one.tracks.every((track, at) => isSame(track, other.tracks[at] ?? null)));
}
function isSame(one, other) {
    return other !== null && trackKey(one) === trackKey(other);
}
