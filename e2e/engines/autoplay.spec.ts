// Queues under the browser's own autoplay rule: WebKit permits sound to one frame, and a press on play to all that exist.
import { expect } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { test } from './engine-test';
import * as user from './steps';
import { button, PLAYER } from './steps';
import type { Tab } from './tab';

test.use({ autoplay: 'default' });

type Queue = readonly (readonly [Provider, title: string])[];
/** The short tracks take up to ten seconds each. */
const QUEUE_MS = 100_000;
const ASKS = /Your browser blocked the sound|Tap play in SoundCloud/;

const FOUR: Queue = [
  ['soundcloud', 'short midnight'],
  ['soundcloud', 'short swell'],
  ['soundcloud', 'short tide'],
  ['soundcloud', 'short ferry'],
];

test('four SoundCloud tracks, one press on play', async ({ tab, baseURL, engine }) => {
  await user.open(tab, baseURL + screens.home);
  // WebKitGTK keeps the rules of Safari; this property makes the product treat it as Safari.
  if (engine === 'webkit') await tab.run(() => void Object.assign(window, { GestureEvent: class {} }));
  await expectOnePress(tab, FOUR, engine === 'webkit');
});

test('a queue of both services, one press on play', async ({ tab, baseURL, engine }) => {
  await user.signInWithSpotify(tab, String(baseURL));
  const queue: Queue = [
    ['soundcloud', 'short midnight'],
    ['spotify', 'short ferry'],
    ['soundcloud', 'short tide'],
    ['spotify', 'short harbour'],
    ['soundcloud', 'short ferry'],
  ];
  await expectOnePress(tab, queue, engine === 'webkit');
});

/** Plays the queue; the page may ask for one more press, at its start. */
async function expectOnePress(tab: Tab, queue: Queue, mayAsk: boolean): Promise<void> {
  await user.search(tab, 'short');
  for (const [provider, title] of queue) await user.addToQueue(tab, provider, new RegExp(title, 'i'));
  await tab.run(recordTitles);
  await user.click(tab, PLAYER, button(/^Play$/));
  let asked = 0;
  const textOf = () => tab.run(() => document.body.innerText);
  await user.eventually(async () => {
    if (ASKS.test(await textOf())) {
      asked += 1;
      await user.click(tab, PLAYER, button(/^Play$/));
      await user.eventually(async () => expect(await textOf()).not.toMatch(ASKS));
    }
    const titles = await tab.run(() => (window as RecordingWindow).soundedTitles);
    expect(titles).toEqual(queue.map(([, title]) => title));
  }, QUEUE_MS);
  expect(asked).toBeLessThanOrEqual(mayAsk ? 1 : 0);
}

type RecordingWindow = Window & { soundedTitles?: string[] };

/** Keeps the titles whose position advances; in the page, because the driver is too slow for short tracks. */
function recordTitles(): void {
  const titles: string[] = [];
  let [lastTitle, lastPosition] = ['', 0];
  Object.assign(window, { soundedTitles: titles });
  setInterval(() => {
    const title = navigator.mediaSession.metadata?.title.toLowerCase() ?? '';
    const position = Number(document.querySelector('[role=slider][aria-label=Seek]')?.ariaValueNow);
    if (title === lastTitle && position > lastPosition && titles.at(-1) !== title) titles.push(title);
    [lastTitle, lastPosition] = [title, position];
  }, 100);
}
