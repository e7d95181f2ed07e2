// Providers are not trusted: nothing that they send runs, and no address of another site becomes a link or an image.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { hostileAnswers } from '../support/hostile-tracks';
import { addFault } from '../support/sandbox';
import { createPlaylist } from '../support/test-data';

const QUERY = '"><img src=x onerror=ran(0)> 4430';

declare global {
  interface Window {
    /** Scripts that ran, and violations of the content security policy. */
    seen?: { ran: number[]; violations: string[] };
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

/** Notes every payload that runs, in every frame of the page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { ran: number[]; violations: string[] } = { ran: [], violations: [] };
    Object.assign(window, { seen, ran: (number: number) => seen.ran.push(number) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** What the page ran and was kept from, every handler in its markup, and where its links and images lead. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const handlers = elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
    );
    const addresses = elements.flatMap((element) => {
      if (element instanceof HTMLAnchorElement) return element.href;
      return element instanceof HTMLImageElement ? element.currentSrc || element.src : [];
    });
    const foreign = addresses.filter(
      (address) => !/^(https?:|mailto:|$)/.test(address) || /evil/.test(address),
    );
    return { ...window.seen, handlers, foreign };
  });
const HARMLESS = { ran: [], violations: [], handlers: [], foreign: [] };

test('hostile tracks: none of 200 payloads runs in rows, menu, queue and playlists @soak', async ({
  page,
}) => {
  const { spotify, soundcloud, count } = hostileAnswers();
  expect(count).toBeGreaterThanOrEqual(200);
  const answer = (body: unknown) => ({ kind: 'answer', status: 200, body });
  const search = { service: 'spotify-api', path: '/v1/search', always: true } as const;
  await addFault({ ...search, query: { q: QUERY }, effect: answer(spotify[0]) });
  await addFault({ ...search, query: { q: QUERY, offset: '10' }, effect: answer(spotify[1]) });
  const tracks = { service: 'soundcloud-api', path: '/tracks', always: true } as const;
  await addFault({ ...tracks, query: { q: QUERY }, effect: answer(soundcloud) });

  await watch(page);
  await registerUser(page);
  await createPlaylist(page, QUERY, []);
  const home = homeOf(page);
  await home.open();
  await home.search(QUERY);
  await expect(home.rows('spotify').first()).toContainText(spotify[0]!.tracks.items[0]!.name.trim());
  await expect(page.getByRole('tab', { name: 'Spotify (20)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'SoundCloud (20)' })).toBeVisible();
  expect(await stateOf(page)).toEqual(HARMLESS);

  for (const provider of ['spotify', 'soundcloud'] as const) {
    await home.addToQueue(home.rows(provider).first());
    await home
      .rows(provider)
      .first()
      .getByRole('button', { name: /^More options/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await stateOf(page)).toEqual(HARMLESS);
    await page.keyboard.press('Escape');
  }
  const queue = await playerOf(page).openQueue();
  await expect(queue.items).toHaveCount(2);
  expect(await stateOf(page)).toEqual(HARMLESS);

  await page.goto(screens.playlists);
  await expect(page.getByRole('main').getByText(QUERY)).toBeVisible();
  expect(await stateOf(page)).toEqual(HARMLESS);
});

test('Trusted Types: no text becomes HTML, a script, a frame or a policy', async ({ page }) => {
  await page.goto(screens.home);
  const allowed = await page.evaluate(() => {
    const script = () => document.createElement('script');
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      outerHTML: () => (document.body.appendChild(document.createElement('i')).outerHTML = '<b>x</b>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      write: () => document.write('<b>x</b>'),
      parseHTML: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      fragment: () => document.createRange().createContextualFragment('<b>x</b>'),
      srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      'script.src': () => (script().src = '/assets/x.js'),
      'script.text': () => (script().text = 'x'),
      timer: () => setTimeout('x'),
      policy: () => window.trustedTypes?.createPolicy('mine', {}),
    };
    return Object.keys(sinks).filter((name) => {
      try {
        sinks[name]!();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(allowed).toEqual([]);
});
