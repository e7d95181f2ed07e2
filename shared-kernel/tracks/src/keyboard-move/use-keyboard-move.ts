// Moving a track of a list without a pointer: lift it with Space, move it with the arrows, drop it or put it back.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

export const MOVE_INSTRUCTIONS =
  'Press Space to lift this track, the arrow keys to move it, Space to drop it, Escape to put it back.';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export type KeyboardMove = {
  liftedKey: TrackKey | null;
  /** Where the lifted track stands, from 0; -1 while none is lifted. */
  liftedAt: number;
  /** What to read out. */
  announcement: string;
  /** For the grip of a track, which carries its key as `data-grip`. Always the same function, as is `drop`. */
  onKey: (event: KeyboardEvent, track: Track) => void;
  drop: () => void;
};

type List = {
  /** Takes the track at one index to another. */
  move: (from: number, to: number) => void;
  /** Where the grips are; a list that draws only what is in view shows the one at this index first. */
  gripsAt: (index: number) => ParentNode | null;
  /** A track was dropped elsewhere than it was lifted. */
  onMoved?: (track: Track) => void;
};

/** The state of one list. */
export function useKeyboardMove(tracks: readonly Track[], list: List): KeyboardMove {
  const [lift, setLift] = useState<{ key: TrackKey; from: number } | null>(null);
  const [announcement, announce] = useState('');
  const liftedAt = lift ? tracks.findIndex((track) => trackKey(track) === lift.key) : -1;

  function onKey(event: KeyboardEvent, track: Track) {
    const key = trackKey(track);
    const isLifted = lift?.key === key;
    const index = tracks.findIndex((other) => trackKey(other) === key);
    const place = (position: number) => `position ${position + 1} of ${tracks.length}`;
    const step = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      setLift(isLifted ? null : { key, from: index });
      if (isLifted && index !== lift.from) list.onMoved?.(track);
      announce(`${track.title} ${isLifted ? 'dropped at' : 'lifted from'} ${place(index)}.`);
    } else if (isLifted && step !== undefined) {
      const to = index + step;
      if (to >= 0 && to < tracks.length) {
        list.move(index, to);
        announce(`${track.title} moved to ${place(to)}.`);
      }
    } else if (isLifted && event.key === 'Escape') {
      if (index !== lift.from) list.move(index, lift.from);
      setLift(null);
      announce(`Move cancelled. ${track.title} is back at ${place(lift.from)}.`);
    } else {
      return;
    }
    event.preventDefault();
  }

  // Rows are drawn anew only when they look different, so what they are given must stay the same.
  const latest = useRef({ onKey, gripsAt: list.gripsAt });
  useLayoutEffect(() => {
    latest.current = { onKey, gripsAt: list.gripsAt };
  });
  // Moving an element in the document takes its focus away.
  useLayoutEffect(() => {
    if (!lift || liftedAt < 0) return;
    const grips = latest.current.gripsAt(liftedAt);
    const grip = grips?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(lift.key)}"]`);
    grip?.focus();
    grip?.scrollIntoView({ block: 'nearest' });
  }, [lift, liftedAt]);

  return {
    liftedKey: lift?.key ?? null,
    liftedAt,
    announcement,
    onKey: useCallback<typeof onKey>((...press) => latest.current.onKey(...press), []),
    drop: useCallback(() => setLift(null), []),
  };
}
