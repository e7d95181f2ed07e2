// Moving an entry without a pointer: lift it with Space, move it with the arrows, drop it or put it back.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { visuallyHidden } from '@segue/ui';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';

export const MOVE_INSTRUCTIONS_ID = 'queue-move-instructions';

type Lift = { key: TrackKey; from: number };

export function useKeyboardMove(
  list: RefObject<HTMLElement | null>,
  keys: readonly TrackKey[],
  queue: readonly Track[],
  reveal: (index: number) => void,
) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, announce] = useState('');
  const at = lift ? keys.indexOf(lift.key) : -1;

  // Moving an element in the document takes its focus away.
  useLayoutEffect(() => {
    if (at < 0) return;
    reveal(at);
    gripOf(list.current, lift!.key)?.focus();
    // The list and the reveal are the same for the life of the panel.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at, lift]);

  function onGripKey(event: KeyboardEvent, track: Track, index: number) {
    const key = trackKey(track);
    const isLifted = lift?.key === key;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const place = (position: number) => `position ${position + 1} of ${queue.length}`;

    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setLift(isLifted ? null : { key, from: index });
      if (lift && isLifted && index !== lift.from) offerWayBack(track);
      announce(`${track.title} ${isLifted ? 'dropped at' : 'lifted from'} ${place(index)}.`);
    } else if (isLifted && step !== undefined) {
      event.preventDefault();
      const to = index + step;
      if (to < 0 || to >= queue.length) return;
      send('queue/reorder', { from: index, to, isStep: true });
      announce(`${track.title} moved to ${place(to)}.`);
    } else if (lift && isLifted && event.key === 'Escape') {
      event.preventDefault();
      if (index !== lift.from) send('queue/reorder', { from: index, to: lift.from, isStep: true });
      setLift(null);
      announce(`Move cancelled. ${track.title} is back at ${place(lift.from)}.`);
    }
  }

  // Entries are drawn anew only when they look different, so what they are given must stay the same.
  const latest = useRef(onGripKey);
  useLayoutEffect(() => {
    latest.current = onGripKey;
  });
  const stable = useCallback<typeof onGripKey>((...press) => latest.current(...press), []);
  const drop = useCallback(() => setLift(null), []);
  return { liftedKey: lift?.key ?? null, onGripKey: stable, drop, announcement };
}

function offerWayBack({ title }: Track) {
  send('notice/show', { text: `Moved “${title}”.`, action: { label: 'Undo', says: 'queue/undo' } });
}

function gripOf(list: HTMLElement | null, key: TrackKey): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(key)}"]`) ?? null;
}

/** Read out at once; the instructions are what a grip is described by. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <>
      <Unseen id={MOVE_INSTRUCTIONS_ID}>
        Press Space to lift this track, the arrow keys to move it, Space to drop it, Escape to put it back.
      </Unseen>
      <Unseen aria-live="assertive">{children}</Unseen>
    </>
  );
}

const Unseen = styled.div`
  ${visuallyHidden}
`;
