// CSRF: pages of other sites make a signed-in browser send requests to the product.
import { expect, test } from '@playwright/test';
import { routes, type Route } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { type ForeignSite, startForeignSite } from '../support/foreign-site';

let otherSite: ForeignSite;
let sibling: ForeignSite;
test.beforeEach(async () => {
  [otherSite, sibling] = await Promise.all([startForeignSite('localhost'), startForeignSite('127.0.0.1')]);
});
test.afterEach(() => Promise.all([otherSite.close(), sibling.close()]));

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
