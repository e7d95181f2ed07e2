// A queue that is there already when the page opens, as after a reload: walks about the player need not search first.
import type { Page } from '@playwright/test';
import type { Provider, Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';

const KEY = 'playbackState';

export type SavedState = {
  queue: Track[];
  currentTrackIndex: number | null;
  showQueueManager: boolean;
  isPlaybackExpanded: boolean;
};

/** Real tracks of the catalogue, as the product's own search gives them. */
export async function tracksOf(page: Page, provider: Provider, words: string): Promise<readonly Track[]> {
  const answer = await page.request.get(`/api/search/${encodeURIComponent(words)}/${provider}/20/0`);
  const { queryData } = (await answer.json()) as { queryData: Track[] };
  return queryData.filter(({ access }) => access !== 'blocked' && access !== 'preview');
}

/** Alternating tracks of both providers, all of them at least a minute long. */
export async function mixedTracks(page: Page, count: number): Promise<Track[]> {
  const lists = await Promise.all([
    tracksOf(page, 'soundcloud', 'harbour'),
    tracksOf(page, 'spotify', 'harbour'),
  ]);
  const long = lists.map((tracks) => tracks.filter(({ duration }) => duration > 60_000));
  return Array.from({ length: count }, (_, index) => long[index % 2]![Math.floor(index / 2)]!);
}

/** Opens a page of the product that finds this state in its session storage, once. */
export async function openWith(
  page: Page,
  state: Partial<SavedState>,
  path: string = screens.home,
): Promise<void> {
  const whole: SavedState = {
    queue: [],
    currentTrackIndex: state.queue?.length ? 0 : null,
    showQueueManager: false,
    isPlaybackExpanded: true,
    ...state,
  };
  await openWithText(page, JSON.stringify(whole), path);
}

/** The same with any text in the storage, readable or not. */
export async function openWithText(page: Page, text: string, path: string = screens.home): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (window.top === window && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );
  await page.goto(path);
}

/** What lies in the session storage now. */
export async function savedState(page: Page): Promise<SavedState> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
  return JSON.parse(text ?? 'null') as SavedState;
}
