// Reorders a list of tracks by keyboard: Space lifts and drops a track, the arrow keys move it, Escape cancels.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

export const MOVE_INSTRUCTIONS =
  'Press Space to lift this track, the arrow keys to move it, Space to drop it, Escape to put it back.';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export type KeyboardMove = {
  liftedKey: TrackKey | null;
  /** Index of the lifted track; -1 while none is lifted. */
  liftedIndex: number;
  /** Text for the live region. */
  announcement: string;
  /** Key handler of every grip. The same function on every render, as is `drop`, so that memoized rows stay memoized. */
  onGripKey: (event: KeyboardEvent, track: Track) => void;
  drop: () => void;
};

/** The keyboard state of one list. `onStep` moves the track at one index to another; it is called for every arrow key. */
export function useKeyboardMove(
  tracks: readonly Track[],
  onStep: (from: number, to: number) => void,
): KeyboardMove {
  const [lift, setLift] = useState<{ key: TrackKey; from: number } | null>(null);
  const [announcement, announce] = useState('');
  const indexOf = (key: TrackKey) => tracks.findIndex((track) => trackKey(track) === key);

  function onGripKey(event: KeyboardEvent, track: Track) {
    const key = trackKey(track);
    const isLifted = lift?.key === key;
    const index = indexOf(key);
    const position = (at: number) => `position ${at + 1} of ${tracks.length}`;
    const step = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      setLift(isLifted ? null : { key, from: index });
      announce(`${track.title} ${isLifted ? 'dropped at' : 'lifted from'} ${position(index)}.`);
    } else if (isLifted && step !== undefined) {
      const to = index + step;
      if (to >= 0 && to < tracks.length) {
        onStep(index, to);
        announce(`${track.title} moved to ${position(to)}.`);
      }
    } else if (isLifted && event.key === 'Escape') {
      if (index !== lift.from) onStep(index, lift.from);
      setLift(null);
      announce(`Move cancelled. ${track.title} is back at ${position(lift.from)}.`);
    } else {
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
    onGripKey: useCallback<typeof onGripKey>((event, track) => latest.current(event, track), []),
    drop: useCallback(() => setLift(null), []),
  };
}
