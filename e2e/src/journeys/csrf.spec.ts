// CSRF: pages of other sites make a signed-in browser send requests to the product.
import { expect, test, type Page, type Request, type Response } from '@playwright/test';
import { routes, type Route } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { registerUser } from '../support/accounts';
import { CROSS_SITE_NAVIGATIONS } from '../support/cross-site-navigations';
import { type ForeignSite, startForeignSite } from '../support/foreign-site';
import { preapproveConsent } from '../support/oauth-flow';
import { sandboxUrl } from '../support/sandbox';
import { PROVIDERS } from '../support/providers';

// The sweep opens dozens of tabs.
test.describe.configure({ timeout: 300_000 });

let otherSite: ForeignSite;
let sibling: ForeignSite;
test.beforeEach(async () => {
  [otherSite, sibling] = await Promise.all([startForeignSite('localhost'), startForeignSite('127.0.0.1')]);
});
test.afterEach(() => Promise.all([otherSite.close(), sibling.close()]));

/**
 * The possible results: the response is hidden; a redirect to the connect button, with or without a reason; a redirect to
 * sign-in, because frames of another site send no cookie.
 */
const NOWHERE = /^unseen$|^\/account-settings\?tab=connections(&error=cross_site|$)|^\/sign-in$/;

const UNSEEN = 'unseen';

const startOf = (provider: string) => `/api/settings/connect/${provider}/`;

/** Signs in; the sandbox approves consent for both providers without asking, as for an attacker’s account. */
async function victim(page: Page): Promise<void> {
  await registerUser(page);
  await preapproveConsent(page, `attacker-${Date.now()}`);
}

/** Records this browser's requests for consent pages from now on. */
function consentsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (/\/(authorize|connect)\?/.test(request.url()) && request.url().startsWith(sandboxUrl))
      asked.push(request.url());
  });
  return asked;
}

/** Chromium hides some responses from the test; waiting longer does not help. */
const ANSWER_MS = 10_000;

/** The redirect target of the response to this URL; `unseen` when Chromium hides the response. */
function endOf(page: Page, target: string): Promise<string> {
  const to = {
    predicate: (about: Request | Response) => about.url() === target,
    timeout: ANSWER_MS,
  };
  const context = page.context();
  return Promise.race([
    // `headers()` instead of `allHeaders()`: for a blocked response the latter may never resolve.
    context.waitForEvent('response', to).then((response) => String(response.headers()['location'])),
    context.waitForEvent('requestfailed', to).then(() => UNSEEN),
  ]).catch(() => UNSEEN);
}

test('CSRF: no navigation from another site connects an account [AB-16] @soak', async ({ page, baseURL }) => {
  await victim(page);
  const asked = consentsAsked(page);
  let attempts = 0;
  let unseen = 0;
  for (const [way, go] of Object.entries(CROSS_SITE_NAVIGATIONS)) {
    for (const sites of [[otherSite, sibling] as const, [sibling, otherSite] as const]) {
      for (const provider of PROVIDERS) {
        const target = `${baseURL}${startOf(provider)}?attempt=${attempts}`;
        const ended = endOf(page, target);
        // A new tab per attempt, so that pending requests do not affect the next one.
        await go(await page.context().newPage(), target, sites);
        const end = await ended;
        expect(end, `${way}, ${provider}`).toMatch(NOWHERE);
        if (end === UNSEEN) unseen += 1;
        attempts += 1;
        for (const opened of page.context().pages()) if (opened !== page) await opened.close();
      }
    }
  }
  test.info().annotations.push({ type: 'attempts', description: String(attempts) });
  // Chromium hides the responses of four of the fourteen navigations, such as images.
  expect(unseen).toBeLessThan(attempts / 3);
  expect(asked).toEqual([]);
  const connections = await page.request.get(routes.getConnections.path);
  expect(JSON.stringify(await connections.json())).not.toContain('attacker');
  expect((await page.context().cookies()).filter(({ name }) => name.includes('oauth'))).toEqual([]);
});

test('CSRF: embedding or fetching from another site starts no sign-in [AB-15] @soak', async ({
  page,
  baseURL,
}) => {
  const asked = consentsAsked(page);
  let attempts = 0;
  for (const way of ['an image', 'a frame', 'a script', 'a fetch with cookies']) {
    for (const sites of [[otherSite, sibling] as const, [sibling, otherSite] as const]) {
      const target = `${baseURL}/api/auth/spotify/?attempt=${(attempts += 1)}`;
      const ended = endOf(page, target);
      await CROSS_SITE_NAVIGATIONS[way]?.(await page.context().newPage(), target, sites);
      expect(await ended, way).toMatch(/^unseen$|^\/sign-in\?error=cross_site/);
    }
  }
  expect(asked).toEqual([]);
});

test('CSRF: the same browser connects with one click on the product’s page @soak', async ({ page }) => {
  await victim(page);
  const asked = consentsAsked(page);
  const settings = settingsOf(page);
  await settings.openConnections();
  await settings.card('SoundCloud').getByRole('link', { name: 'Connect SoundCloud' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

/** One route of each method: the server compares the origin before it looks for a route. */
const UNSAFE = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) =>
  Object.values<Route>(routes)
    .filter((route) => route.method === method)
    .slice(0, 1),
);

/** A page whose script sends these requests in all ways, with the browser's cookies. */
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
  test(`CSRF: ${place} changes nothing by fetch, form or beacon, and frames nothing [AB-11] [AB-12] [AB-13]`, async ({
    page,
    baseURL,
  }) => {
    await registerUser(page);
    const state = async () => {
      const paths = [routes.getProfile, routes.listPlaylists, routes.listFavorites, routes.getConnections];
      const answers = await Promise.all(paths.map(({ path }) => page.request.get(path)));
      return Promise.all(answers.map((answer) => answer.text()));
    };
    const before = await state();
    // Chromium reports no response for most of these requests.
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
    await expect(page).toHaveTitle(/tried/);
    await page.waitForLoadState('networkidle');
    expect(tried.length).toBeGreaterThan(6 * UNSAFE.length);
    expect(taken).toEqual([]);
    expect(await state()).toEqual(before);

    await page.goto(site.page(`<iframe src="${baseURL}${screens.accountSettings}" title="prize"></iframe>`));
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  });
}
