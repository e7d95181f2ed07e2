// Moving a track without a pointer: lift it with Space, move it with the arrows, drop it or put it back.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { useLayoutEffect, useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export type KeyboardMove = {
  liftedKey: TrackKey | null;
  /** Where the lifted track stands, from 0. */
  liftedAt: number;
  /** What to read out. */
  announcement: string;
  onKey: (event: KeyboardEvent, track: Track) => void;
  drop: () => void;
};

/** The state of one list. `move` takes the track at one index to another. */
export function useKeyboardMove(
  tracks: readonly Track[],
  move: (from: number, to: number) => void,
): KeyboardMove {
  const [lift, setLift] = useState<{ key: TrackKey; from: number } | null>(null);
  const [announcement, announce] = useState('');
  const liftedAt = lift ? tracks.findIndex((track) => trackKey(track) === lift.key) : -1;

  // Moving an element in the document takes its focus away.
  useLayoutEffect(() => {
    if (!lift || liftedAt < 0) return;
    const grip = document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(lift.key)}"]`);
    grip?.focus();
    grip?.scrollIntoView({ block: 'nearest' });
  }, [lift, liftedAt]);

  function onKey(event: KeyboardEvent, track: Track) {
    const key = trackKey(track);
    const isLifted = lift?.key === key;
    const index = tracks.findIndex((other) => trackKey(other) === key);
    const place = (position: number) => `position ${position + 1} of ${tracks.length}`;
    const step = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      setLift(isLifted ? null : { key, from: index });
      announce(`${track.title} ${isLifted ? 'dropped at' : 'lifted from'} ${place(index)}.`);
    } else if (isLifted && step !== undefined) {
      const to = index + step;
      if (to >= 0 && to < tracks.length) {
        move(index, to);
        announce(`${track.title} moved to ${place(to)}.`);
      }
    } else if (isLifted && event.key === 'Escape') {
      move(index, lift.from);
      setLift(null);
      announce(`Move cancelled. ${track.title} is back at ${place(lift.from)}.`);
    } else {
      return;
    }
    event.preventDefault();
  }

  return { liftedKey: lift?.key ?? null, liftedAt, announcement, onKey, drop: () => setLift(null) };
}
