// A member comes to somebody else's page: it can make the browser ask us for things, but nothing comes of it.
import { expect, test, type Page, type Request, type Response } from '@playwright/test';
import { PROVIDERS, routes, type Route } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { foreignSite, type ForeignSite } from '../support/foreign-site';
import { WAYS } from '../support/forced-linking';
import { agreeBeforehand } from '../support/listeners';
import { becomeMember } from '../support/members';
import { sandboxUrl } from '../support/sandbox';

/** FORCED_LINKING_ROUNDS repeats the whole table. */
const ROUNDS = Number(process.env['FORCED_LINKING_ROUNDS'] ?? 1);
// What protects must protect at the first try; a round has dozens of tabs, and each may have to be waited for.
test.describe.configure({ timeout: 60_000 + ROUNDS * 240_000, retries: 0 });

let otherSite: ForeignSite;
let sibling: ForeignSite;
test.beforeEach(async () => {
  [otherSite, sibling] = await Promise.all([foreignSite('localhost'), foreignSite('127.0.0.1')]);
});
test.afterEach(() => Promise.all([otherSite.close(), sibling.close()]));

/**
 * Not seen; led to the button, with a reason or, where a redirect began in the address bar, without; or not even known,
 * because a frame of another site is not sent our cookie.
 */
const NOWHERE = /^unseen$|^\/account-settings\?tab=connections(&error=cross_site|$)|^\/sign-in$/;

const UNSEEN = 'unseen';

const startOf = (provider: string) => `/api/settings/connect/${provider}/`;

/** Signed in with us, and with both services as somebody who wants in: they would agree at once, without a question. */
async function victim(page: Page): Promise<void> {
  await becomeMember(page);
  for (const provider of PROVIDERS) await agreeBeforehand(page, provider, `attacker-${Date.now()}`);
}

/** Requests for the services' consent pages, as this browser makes them from now on. */
function consentsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (/\/(authorize|connect)\?/.test(request.url()) && request.url().startsWith(sandboxUrl))
      asked.push(request.url());
  });
  return asked;
}

/** An answer comes at once, or Chromium keeps it to itself. */
const ANSWER_MS = 10_000;

/** Where the answer to this address leads; `unseen` when the browser kept it from the page and from us. */
function endOf(page: Page, target: string): Promise<string> {
  const to = {
    predicate: (about: Request | Response) => about.url() === target,
    timeout: ANSWER_MS,
  };
  const context = page.context();
  return Promise.race([
    // What came with the answer: the headers as sent are told later, and of an answer that is kept from a page perhaps never.
    context.waitForEvent('response', to).then((response) => String(response.headers()['location'])),
    context.waitForEvent('requestfailed', to).then(() => UNSEEN),
  ]).catch(() => UNSEEN);
}

test('no way of another page to go to where connecting starts connects anything [AB-16]', async ({
  page,
  baseURL,
}) => {
  await victim(page);
  const asked = consentsAsked(page);
  let attempts = 0;
  let unseen = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [way, go] of Object.entries(WAYS)) {
      for (const sites of [[otherSite, sibling] as const, [sibling, otherSite] as const]) {
        for (const provider of PROVIDERS) {
          const target = `${baseURL}${startOf(provider)}?attempt=${attempts}`;
          const ended = endOf(page, target);
          // A tab of its own: what one attempt leaves under way would get into the way of the next.
          await go(await page.context().newPage(), target, sites);
          const end = await ended;
          expect(end, `${way}, ${provider}`).toMatch(NOWHERE);
          if (end === UNSEEN) unseen += 1;
          attempts += 1;
          for (const opened of page.context().pages()) if (opened !== page) await opened.close();
        }
      }
    }
  }
  test.info().annotations.push({ type: 'attempts', description: String(attempts) });
  // Four of the fourteen ways are images and the like, whose answers are kept from the page.
  expect(unseen).toBeLessThan(attempts / 3);
  expect(asked).toEqual([]);
  const connections = await page.request.get(routes.getConnections.path);
  expect(JSON.stringify(await connections.json())).not.toContain('attacker');
  expect((await page.context().cookies()).filter(({ name }) => name.includes('oauth'))).toEqual([]);
});

test('what another page shows or fetches begins no sign-in [AB-15]', async ({ page, baseURL }) => {
  const asked = consentsAsked(page);
  let attempts = 0;
  for (const way of ['an image', 'a frame', 'a script', 'a fetch with cookies']) {
    for (const sites of [[otherSite, sibling] as const, [sibling, otherSite] as const]) {
      const target = `${baseURL}/api/auth/spotify/?attempt=${(attempts += 1)}`;
      const ended = endOf(page, target);
      await WAYS[way]?.(await page.context().newPage(), target, sites);
      expect(await ended, way).toMatch(/^unseen$|^\/sign-in\?error=cross_site/);
    }
  }
  expect(asked).toEqual([]);
});

test('the same browser is connected in one click on our own page', async ({ page }) => {
  await victim(page);
  const asked = consentsAsked(page);
  const settings = settingsOf(page);
  await settings.openConnections();
  await settings.card('SoundCloud').getByRole('link', { name: 'Connect SoundCloud' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

const UNSAFE = Object.values<Route>(routes).filter(({ method }) => method !== 'GET');

/** A page that tries every change of ours in every way a script has, with the cookies of its reader. */
function changesOf(origin: string): string {
  const calls = UNSAFE.map(({ method, path }) => ({ method, url: `${origin}${path.replace(/:\w+/g, '1')}` }));
  return `<body><script>
    const body = JSON.stringify({ email: 'attacker@example.com', password: 'Harbour2025', name: 'Mine',
      newVolume: 0.1, trackId: '1', provider: 'soundcloud', playlistId: 1 });
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json'];
    const form = (url, enctype) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.name = 'f' + document.forms.length;
      const made = document.body.appendChild(document.createElement('form'));
      Object.assign(made, { method: 'POST', action: url, enctype, target: frame.name });
      const field = made.appendChild(document.createElement('input'));
      Object.assign(field, { name: body.slice(0, -1) + ',"x":"', value: '"}' });
      made.submit();
    };
    const tries = [];
    for (const { method, url } of ${JSON.stringify(calls)}) {
      for (const type of types) {
        const init = { method, body, credentials: 'include', headers: { 'content-type': type } };
        tries.push(fetch(url, init));
        if (method === 'POST') tries.push(fetch(url, { ...init, mode: 'no-cors' }));
        navigator.sendBeacon(url, new Blob([body], { type }));
      }
      tries.push(fetch(url, { method, mode: 'no-cors', credentials: 'include' }));
      navigator.sendBeacon(url);
      const upload = new FormData();
      upload.append('name', 'Mine');
      tries.push(fetch(url, { method, body: upload, credentials: 'include' }));
      for (const enctype of ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'])
        form(url, enctype);
    }
    Promise.allSettled(tries).then((ended) => { document.title = ended.length + ' tried'; });
  </script>`;
}

for (const place of ['another site', 'another origin of our site'] as const) {
  test(`a page of ${place} changes nothing by fetch, form or beacon [AB-11] [AB-12]`, async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page);
    const state = async () => {
      const paths = [routes.getProfile, routes.listPlaylists, routes.listFavorites, routes.getConnections];
      const answers = await Promise.all(paths.map(({ path }) => page.request.get(path)));
      return Promise.all(answers.map((answer) => answer.text()));
    };
    const before = await state();
    // Most answers a foreign page does not get to see, and the browser reports nothing of them either.
    const tried: string[] = [];
    const taken: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${baseURL}/api/`)) tried.push(request.url());
    });
    page.on('response', (response) => {
      const isPreflight = response.request().method() === 'OPTIONS';
      if (response.url().startsWith(`${baseURL}/api/`) && !isPreflight && response.ok())
        taken.push(response.url());
    });
    const site = place === 'another site' ? otherSite : sibling;
    await page.goto(site.page(changesOf(String(baseURL))));
    // Hundreds of requests, six at a time.
    await expect(page).toHaveTitle(/tried/, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    expect(tried.length).toBeGreaterThan(6 * UNSAFE.length);
    expect(taken).toEqual([]);
    expect(await state()).toEqual(before);
  });

  test(`a page of ${place} cannot show ours in a frame [AB-13]`, async ({ page, baseURL }) => {
    await becomeMember(page);
    const site = place === 'another site' ? otherSite : sibling;
    await page.goto(site.page(`<iframe src="${baseURL}${screens.accountSettings}" title="prize"></iframe>`));
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  });
}
