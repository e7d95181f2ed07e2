// The copy in local storage, which outlives the tab. A browser that stores nothing has no copy.
import { trackKey, type Track } from '@segue/contract';
import { createEffect } from 'effector';
import { placeText, queueText } from './saved';

const QUEUE_KEY = 'lastQueue';
const PLACE_KEY = 'lastPlace';

export const readCopyFx = createEffect<void, { queue: string | null; place: string | null }>({
  name: 'readCopyFx',
  handler: () => ({ queue: read(QUEUE_KEY), place: read(PLACE_KEY) }),
});
export const writeQueueFx = createEffect<readonly Track[], void>({
  name: 'writeQueueFx',
  handler: (queue) => write(QUEUE_KEY, queueText(queue)),
});
export const writePlaceFx = createEffect<{ track: Track; position: number }, void>({
  name: 'writePlaceFx',
  handler: ({ track, position }) => write(PLACE_KEY, placeText({ key: trackKey(track), position })),
});

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
