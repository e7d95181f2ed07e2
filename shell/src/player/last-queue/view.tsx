// Keeps the copy of the queue that outlives the tab, and offers to go on with it. Draws nothing.
import { trackKey } from '@segue/contract';
import { $currentTrack, $isElsewhere, $position, $queue } from '@segue/stores';
import { listen } from '@segue/event-bus';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { lastQueueOpened, resumeAsked } from './model';
import { placeText, queueText } from './saved';

const QUEUE_KEY = 'lastQueue';
const PLACE_KEY = 'lastPlace';
/** A crash may cost so much of a song. */
const PLACE_EVERY_MS = 5000;

export function LastQueue() {
  const [queue, current, position, isElsewhere, opened] = useUnit([
    $queue,
    $currentTrack,
    $position,
    $isElsewhere,
    lastQueueOpened,
  ]);
  // The tab that plays keeps the copy.
  const track = isElsewhere ? null : current;
  const resume = useUnit(resumeAsked);
  const step = Math.floor(position / PLACE_EVERY_MS);

  useEffect(() => listen('queue/resume-last', resume), [resume]);
  // Before the first effect below could write over it.
  useEffect(() => {
    opened({ queue: read(QUEUE_KEY), place: read(PLACE_KEY) });
  }, [opened]);

  useEffect(() => {
    if (track !== null) write(QUEUE_KEY, queueText(queue));
  }, [queue, track]);

  const keepPlace = useEffectEvent(() => {
    if (track !== null) write(PLACE_KEY, placeText({ key: trackKey(track), position }));
  });
  useEffect(() => keepPlace(), [track, step]);
  useEffect(() => {
    const onHide = () => keepPlace();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  return null;
}

/** A browser that keeps nothing offers nothing; the session's own copy is another matter. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Full or forbidden.
  }
}
