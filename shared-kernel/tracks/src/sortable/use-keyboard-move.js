// Reorders a list of tracks by keyboard: Space lifts and drops a track, the arrow keys move it, Escape cancels.
import { trackKey } from '@segue/contract';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
export const MOVE_INSTRUCTIONS = 'Press Space to lift this track, the arrow keys to move it, Space to drop it, Escape to put it back.';
const STEPS = { ArrowUp: -1, ArrowDown: 1 };
/** The keyboard state of one list. */
export function useKeyboardMove(tracks, { onStep, onMoved }) {
    const [lift, setLift] = useState(null);
    const [announcement, announce] = useState('');
    const indexOf = (key) => tracks.findIndex((track) => trackKey(track) === key);
    function onGripKey(event, track) {
        const key = trackKey(track);
        const isLifted = lift?.key === key;
        const index = indexOf(key);
        const position = (at) => `position ${at + 1} of ${tracks.length}`;
        const step = STEPS[event.key];
        if (event.key === ' ' || event.key === 'Enter') {
            setLift(isLifted ? null : { key, from: index });
            if (isLifted && index !== lift.from)
                onMoved?.(track);
            announce(`${track.title} ${isLifted ? 'dropped at' : 'lifted from'} ${position(index)}.`);
        }
        else if (isLifted && step !== undefined) {
            const to = index + step;
            if (to >= 0 && to < tracks.length) {
                onStep(index, to);
                announce(`${track.title} moved to ${position(to)}.`);
            }
        }
        else if (isLifted && event.key === 'Escape') {
            if (index !== lift.from)
                onStep(index, lift.from);
            setLift(null);
            announce(`Move cancelled. ${track.title} is back at ${position(lift.from)}.`);
        }
        else {
            return;
        }
        event.preventDefault();
    }
    const latest = useRef(onGripKey);
    useLayoutEffect(() => {
        latest.current = onGripKey;
    });
    return {
        liftedKey: lift?.key ?? null,
        liftedIndex: lift ? indexOf(lift.key) : -1,
        announcement,
        onGripKey: useCallback((event, track) => latest.current(event, track), []),
        drop: useCallback(() => setLift(null), []),
    };
}
