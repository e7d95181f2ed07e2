import { withoutEffects } from './playback-state';
import { start } from './playback-transitions';
import { partFor } from './separation';
/** Shows the playing tab's state and pauses this tab, or stops following when that tab is gone. */
export function followLeader(state, leader) {
    if (!leader) {
        if (!state.isFollower)
            return withoutEffects(state);
        return withoutEffects({ ...state, isFollower: false, shouldPlay: false, isSounding: false });
    }
    const { isPlaying, ...shown } = leader;
    const queue = partFor(state, shown.queue, shown.current ?? shown.queue.tracks[0]);
    const following = { ...state, ...shown, queue, shouldPlay: isPlaying, isConfirmed: true, isLoaded: false };
    return {
        state: { ...following, isFollower: true, history: [] },
        effects: state.isLoaded ? { pause: true } : {},
    };
}
/** Continues in this tab what another tab plays. */
export function becomeLeader(state, rights) {
    if (!state.isFollower)
        return withoutEffects(state);
    return start({ ...state, isFollower: false, shouldPlay: false, isSounding: false }, rights);
}
