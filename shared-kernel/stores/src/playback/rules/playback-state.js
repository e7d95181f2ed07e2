import { EMPTY_QUEUE, isAt } from './queue';
export const INITIAL_PLAYBACK = {
    queue: EMPTY_QUEUE,
    current: null,
    shouldPlay: false,
    isConfirmed: true,
    isSounding: false,
    position: 0,
    duration: null,
    generation: 0,
    isLoaded: false,
    isSkippable: false,
    skipsInARow: 0,
    didReportUnplayable: false,
    repeat: 'off',
    isSeparated: false,
    orderBeforeShuffle: null,
    isFollower: false,
    history: [],
};
/** A transition result without effects; with the former state it is a no-op. */
export function withoutEffects(state) {
    return { state, effects: {} };
}
/** Whether the current track is the queue's current entry. */
export function isCurrentInQueue({ queue, current }) {
    return current !== null && queue.index !== null && isAt(queue, queue.index, current);
}
/** The index playback goes to after the current track, or null. */
export function followingIndex(state) {
    const { index, tracks } = state.queue;
    if (index === null)
        return null;
    const following = isCurrentInQueue(state) ? index + 1 : index;
    if (following < tracks.length)
        return following;
    return state.repeat === 'all' ? 0 : null;
}
/** Makes a track the current one, paused at its start and not loaded. */
export function withCurrent(state, current, queue) {
    return { ...unloaded(state), queue, current, position: 0, duration: null, isSkippable: false };
}
/** Removes the current track from the player; playing again loads it at its position. */
export function unloaded(state) {
    return { ...state, shouldPlay: false, isConfirmed: true, isSounding: false, isLoaded: false };
}
