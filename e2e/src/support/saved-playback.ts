// The playback state in session storage: tests of the player start from it instead of searching first.
import type { Page } from '@playwright/test';
import type { Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';

const KEY = 'playbackState';

export type SavedPlayback = {
  queue: Track[];
  currentTrackIndex: number | null;
  showQueueManager: boolean;
  isPlaybackExpanded: boolean;
};

/** Opens a page with this playback state in its session storage; a reload keeps the state of the page. */
export async function openWithPlayback(
  page: Page,
  state: Partial<Record<keyof SavedPlayback, unknown>> & { queue: object },
  path: string = screens.home,
): Promise<void> {
  const rest = { currentTrackIndex: 0, showQueueManager: false, isPlaybackExpanded: true };
  const text = JSON.stringify({ ...rest, ...state });
  await page.addInitScript(
    ([key, value]) => {
      if (window.top === window && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );
  await page.goto(path);
}

/** The playback state that is saved now. */
export async function savedPlayback(page: Page): Promise<SavedPlayback> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
  return JSON.parse(text ?? 'null') as SavedPlayback;
}
