import { partKeptNotice } from './playback-notices';
import { withCurrent, withoutEffects } from './playback-state';
import { start } from './playback-transitions';
import { currentOf, insertAndSelect } from './queue';
import { partFor } from './separation';
/** Shows the queue saved by an earlier load of this tab, unless the player is in use already. */
export function restoreQueue(state, queue) {
    if (!isUnused(state))
        return withoutEffects(state);
    return withPart(state, queue, currentOf(queue) ?? queue.tracks[0], (part) => withoutEffects(withCurrent(state, currentOf(part), part)));
}
/** Plays a queue saved by an earlier visit from its position, unless the player is in use already. */
export function resumeQueue(state, { tracks, track, position }, rights) {
    if (!isUnused(state))
        return withoutEffects(state);
    const queue = insertAndSelect({ tracks, index: null }, track);
    return withPart(state, queue, track, (part) => start({ ...withCurrent(state, track, part), position }, rights));
}
/** Continues with the part of a saved queue that can stay with a track; a notice says when that is not all of it. */
function withPart(state, queue, track, run) {
    const part = partFor(state, queue, track);
    const result = run(part);
    if (part === queue || !track)
        return result;
    return { ...result, effects: { notice: partKeptNotice(track), ...result.effects } };
}
function isUnused({ current, queue }) {
    return current === null && queue.tracks.length === 0;
}
