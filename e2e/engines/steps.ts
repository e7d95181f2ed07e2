// What a user does and sees, by roles and names, in any engine.
import { expect } from '@playwright/test';
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { PASSWORD, uniqueEmail } from '../src/support/accounts';
import type { Point, Tab } from './tab';

/** A selector and a part of the element's name, its label or its text; each step looks within the one before. */
type Step = readonly [selector: string, name?: RegExp];
export type Path = readonly Step[];

export const button = (name: RegExp): Step => ['button, [role=button]', name];
export const column = (provider: Provider): Step => [
  'section, [role=region]',
  new RegExp(`^${PROVIDER_NAMES[provider]}$`),
];
export const row = (text?: RegExp): Step => (text ? ['li', text] : ['li']);
export const PLAYER: Step = ['section, [role=region]', /^Player$/];
export const QUEUE: Step = ['aside, [role=complementary]', /^Queue$/];

const WAIT_MS = 20_000;

/** Waits until a check passes. */
export const eventually = (check: () => Promise<void>, timeout = WAIT_MS): Promise<void> =>
  expect(check).toPass({ timeout, intervals: [100, 250] });

/** The middle of an element; `isOnTop` when a click there hits it. */
type Found = Point & { name: string; isOnTop: boolean };

/** The elements of a path that are on the screen; what is below the fold counts. */
function findAll(tab: Tab, ...path: Path): Promise<Found[]> {
  const steps = path.map(([selector, name]) => ({ selector, source: name?.source ?? '' }));
  return tab.run((wanted) => {
    const textOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
    let found: Element[] = [document.documentElement];
    for (const { selector, source } of wanted) {
      const all = found.flatMap((element) => [...element.querySelectorAll(selector)]);
      found = all.filter((element) => new RegExp(source, 'i').test(textOf(element).trim()));
    }
    return found
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const box = element.getBoundingClientRect();
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const isOnTop = element.contains(document.elementFromPoint(x, y));
        return { x, y, name: textOf(element).trim(), isOnTop };
      });
  }, steps);
}

export const expectSeen = (tab: Tab, ...path: Path): Promise<void> =>
  eventually(async () => expect(await findAll(tab, ...path), String(path)).not.toEqual([]));
export const expectText = (tab: Tab, text: RegExp): Promise<void> =>
  eventually(async () => expect(await tab.run(() => document.body.innerText)).toMatch(text));
export const expectPath = (tab: Tab, path: string): Promise<void> =>
  eventually(async () => expect(await tab.run(() => location.pathname)).toBe(path));

/** The middle of an element once it is in view and no longer moves. */
export async function middleOf(tab: Tab, ...path: Path): Promise<Point> {
  let last: Point = { x: 0, y: 0 };
  await eventually(async () => {
    const [found] = await findAll(tab, ...path);
    if (!found) throw new Error(`Not found: ${String(path)}`);
    const { x, y, isOnTop } = found;
    const isStill = x === last.x && y === last.y;
    last = { x, y };
    if (!isOnTop) await tab.run((top) => scrollBy(0, top - innerHeight / 2), y);
    expect([isStill, isOnTop], String(path)).toEqual([true, true]);
  });
  return last;
}

export async function click(tab: Tab, ...path: Path): Promise<void> {
  await tab.click(await middleOf(tab, ...path));
}

export async function fill(tab: Tab, field: RegExp, text: string): Promise<void> {
  await click(tab, ['input', field]);
  await tab.type(text);
}

/** Opens a screen and waits until its code runs. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await expectStarted(tab);
}

/** Loads a page, and resolves 0.3 s after its first paint, while its code may still be on its way. */
export async function openUntilPainted(tab: Tab, url: string): Promise<void> {
  await tab.run((address) => {
    Object.assign(window, { isLeft: true });
    location.assign(address);
  }, url);
  const waitForPaint = () =>
    new Promise<boolean>((resolve) => {
      const look = () => {
        if ('isLeft' in window) resolve(false);
        else if (performance.getEntriesByName('first-contentful-paint').length === 0) setTimeout(look, 10);
        else setTimeout(resolve, 300, true);
      };
      look();
    });
  // A page that is replaced meanwhile answers with an error.
  await expect
    .poll(() => tab.run(waitForPaint).catch(() => false), { timeout: WAIT_MS, intervals: [10] })
    .toBe(true);
}

export const expectStarted = (tab: Tab): Promise<void> =>
  eventually(async () => {
    const state = await tab.run(() => [
      document.querySelectorAll('#root > *').length > 0,
      document.querySelectorAll('#frame').length,
    ]);
    expect(state).toEqual([true, 0]);
  });

export async function search(tab: Tab, text: string): Promise<void> {
  await fill(tab, /Search songs/, text);
  await tab.press('Enter');
  for (const provider of ['spotify', 'soundcloud'] as const) await expectSeen(tab, column(provider), row());
}

/** Adds the row to the queue. */
export const addToQueue = (tab: Tab, provider: Provider, title: RegExp): Promise<void> =>
  click(tab, column(provider), row(title), button(/^Add to queue$/));

/** The names of the elements of a path, from top to bottom. */
export const namesOf = async (tab: Tab, ...path: Path): Promise<string[]> =>
  (await findAll(tab, ...path)).map(({ name }) => name);

/** The titles in the queue from top to bottom. */
export const titlesOf = (tab: Tab): Promise<string[]> => namesOf(tab, QUEUE, row(), button(/^Play /));

/** Waits until the service worker answers the requests of this page and has kept the page. */
export async function expectWorker(tab: Tab): Promise<void> {
  await eventually(async () => {
    const isKept = () => caches.match('/segue-worker/page').then((page) => page !== undefined);
    expect(await tab.run(isKept)).toBe(true);
  });
  await tab.reload();
  await expectStarted(tab);
  expect(await tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const FRAMES: Partial<Record<Provider, string>> = {
  spotify: '/spotify/sdk/',
  soundcloud: '/soundcloud/w/player/',
};

/** The position in seconds of the audio that sounds; null when none does. */
async function audioPosition(tab: Tab, provider: Provider): Promise<number | null> {
  const sounds = await tab.runInFrames(FRAMES[provider] ?? '', () => {
    const audio = document.querySelector('audio');
    return audio && !audio.paused && audio.volume > 0 ? audio.currentTime : null;
  });
  return sounds.find((position) => position !== null) ?? null;
}

/** Waits until the audio position has advanced. */
export async function expectSound(tab: Tab, provider: Provider, timeout = WAIT_MS): Promise<void> {
  let first: number | null = null;
  await eventually(async () => {
    const now = await audioPosition(tab, provider);
    if (first === null || now === null || now < first) first = now;
    expect(now, `sound from ${provider}`).toBeGreaterThan(first ?? Infinity);
  }, timeout);
}

/** Creates an account through the API; the page must be one of the product. */
export async function register(tab: Tab): Promise<void> {
  const status = await tab.run(
    async (email, password) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email, password });
      return (await fetch('/api/auth/registerUser', { method: 'POST', headers, body })).status;
    },
    uniqueEmail(),
    PASSWORD,
  );
  expect(status).toBeLessThan(300);
}

/** Signs in with the sandbox's consent page and sets the account up, from the sign-in screen. */
export async function signInWithSpotify(tab: Tab, url: string): Promise<void> {
  await open(tab, url + screens.signIn);
  await click(tab, button(/^Continue with Spotify$/));
  await expectText(tab, /premium/i);
  await click(tab, ['label', /premium/]);
  // Another user of this kind: one who has signed in before is not asked to set the account up.
  await tab.run(
    (unique) => {
      document.querySelector<HTMLInputElement>('input:checked')!.value += `+${unique}`;
    },
    uniqueEmail().replace(/@.*$/, ''),
  );
  await click(tab, button(/approve/i));
  await expectText(tab, /You must setup an email and password/);
  await expectStarted(tab);
  await fill(tab, /^Email/, uniqueEmail());
  await fill(tab, /^Password$/, PASSWORD);
  await fill(tab, /^Confirm password/, PASSWORD);
  await click(tab, button(/^Save$/));
  await expectSeen(tab, button(/^User menu$/));
}
