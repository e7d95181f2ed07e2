import { otherProviderNotice } from './playback-notices';
import { currentOf, EMPTY_QUEUE } from './queue';
/** The provider of the queue when a track would mix it with another one, else null. */
export function otherProvider({ isSeparated, current, queue }, track) {
    const own = current ?? queue.tracks[0];
    return isSeparated && own && own.provider !== track.provider ? own.provider : null;
}
/** Refuses to add a track that would mix the queue; a notice offers a queue of its own. */
export function refuseOther(state, track) {
    const held = otherProvider(state, track);
    return held && { state, effects: { notice: otherProviderNotice(held, track) } };
}
/** What of a queue can stay with a track: where providers are kept apart, the tracks of its provider. */
export function partFor({ isSeparated }, queue, track) {
    const tracks = queue.tracks.filter(({ provider }) => provider === track?.provider);
    if (!isSeparated || tracks.length === queue.tracks.length)
        return queue;
    const current = currentOf(queue);
    const index = current ? tracks.indexOf(current) : -1;
    return tracks.length === 0 ? EMPTY_QUEUE : { tracks, index: index < 0 ? null : index };
}
