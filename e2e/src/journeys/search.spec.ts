import { expect, test, type Request } from '@playwright/test';
import { PROVIDERS, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { titlesOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { callName, delayCalls, recordCalls } from '../support/api-calls';

const SEARCHES = /^GET \/api\/search\//;
const searchOf = (words: string, provider: Provider, offset: number) =>
  `/api/search/${encodeURIComponent(words)}/${provider}/20/${offset}`;
const paths = (calls: readonly Request[]) => calls.map((call) => new URL(call.url()).pathname);

test('tabs: loaded count, one provider [HOME-03] [HOME-04] [HOME-05] [HOME-09] [HOME-10]', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  await expect(page.getByRole('tab', { name: 'All Results' })).toHaveAttribute('aria-selected', 'true');
  for (const [name, shown, hidden] of [
    ['Spotify (20)', 'spotify', 'soundcloud'],
    ['SoundCloud (20)', 'soundcloud', 'spotify'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(home.rows(shown)).toHaveCount(20);
    await expect(home.column(hidden)).toHaveCount(0);
  }
});

test('columns: independent infinite scroll [HOME-07] [HOME-08] [HOME-11] [HOME-12] [SEARCH-05] [SEARCH-13] [CONST-01] [CONST-02] [API-14] [API-15]', async ({
  page,
}) => {
  const home = new HomePage(page);
  const calls = recordCalls(page);
  await home.open();
  await home.search('midnight harbour');
  expect(paths(calls.matching(SEARCHES)).sort()).toEqual(
    [searchOf('midnight harbour', 'soundcloud', 0), searchOf('midnight harbour', 'spotify', 0)].sort(),
  );
  const first = await titlesOf(home.rows('spotify'));
  const still = await home.rows('soundcloud').first().boundingBox();
  for (const loaded of [40, 60]) {
    await home.wheelToEnd('spotify');
    await expect(page.getByRole('tab', { name: `Spotify (${loaded})` })).toBeVisible();
  }
  expect((await titlesOf(home.rows('spotify'))).slice(0, 20)).toEqual(first);
  expect(paths(calls.matching(/\/spotify\//))).toEqual(
    [0, 20, 40].map((offset) => searchOf('midnight harbour', 'spotify', offset)),
  );
  expect(paths(calls.matching(/\/soundcloud\//))).toHaveLength(1);
  expect(await home.rows('soundcloud').first().boundingBox()).toEqual(still);
  for (const provider of PROVIDERS) {
    const height = await home.listHeight(provider);
    expect(height).toBeGreaterThan(300);
    expect(height).toBeLessThanOrEqual(384);
  }
});

test('search: in parallel, no second submit meanwhile [SEARCH-02] [SEARCH-04] [VALID-07]', async ({
  page,
}) => {
  const home = new HomePage(page);
  const calls = recordCalls(page);
  await home.open();
  const letGo = await delayCalls(page, 'GET', '**/api/search/*/spotify/**');
  await home.searchBox.fill('late ferry');
  await home.searchBox.press('Enter');
  await expect(home.rows('soundcloud').first()).toBeVisible();
  expect(calls.matching(SEARCHES)).toHaveLength(2);
  await expect(home.submit).toBeDisabled();
  await expect(page.getByText('Searching', { exact: true })).toBeAttached();
  await home.searchBox.press('Enter');
  letGo();
  await expect(home.rows('spotify').first()).toBeVisible();
  await expect(home.submit).toBeEnabled();
  expect(calls.matching(SEARCHES)).toHaveLength(2);
});

test('search: no results, said once [HOME-22] [HOME-23]', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.searchBox.fill('zxqv');
  await home.searchBox.press('Enter');
  await expect(page.getByText('No results found')).toHaveCount(1);
  await expect(page.getByText('Try a different search term')).toBeVisible();
});

test('welcome: no sign-in hint for a signed-in user [HOME-20]', async ({ page }) => {
  await registerUser(page);
  await new HomePage(page).open();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(page.getByText('Try searching for an artist, song, or album')).toBeVisible();
  await expect(page.getByText('Sign in to save favorites and create playlists.')).toHaveCount(0);
});

test('search: finds tracks by artist and by album at both providers [ROLE-03] [ROLE-04]', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('Ilse Marek');
  for (const provider of PROVIDERS) {
    await expect(home.rows(provider).filter({ hasText: 'Ilse Marek' }).first()).toBeVisible();
  }
  await home.search('Edge Cases');
  await expect(home.rowOf('spotify', /Explicit Harbour/)).toBeVisible();
  await expect(home.rowOf('soundcloud', /no sleeve midnight/)).toBeVisible();
});

test('hearts: disabled for a visitor [VALID-34]', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  for (const provider of PROVIDERS) {
    const hearts = home.column(provider).getByRole('button', { name: 'Add to favorites' });
    await expect(hearts).toHaveCount(20);
    for (const heart of await hearts.all()) await expect(heart).toBeDisabled();
  }
});

test('API calls: own origin, JSON, session cookie [API-01] [API-02] [API-03]', async ({ page, baseURL }) => {
  const foreignCalls: string[] = [];
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr'].includes(request.resourceType()) && request.frame() === page.mainFrame();
    // Files of releases are fetched ahead from the same origin.
    const isOwn = ['api', 'releases'].some((part) => request.url().startsWith(`${baseURL}/${part}/`));
    if (isCall && !isOwn) foreignCalls.push(request.url());
  });
  const calls = recordCalls(page);
  // Routing disables the HTTP cache, so that every search is a request.
  await page.route('**/api/**', (route) => route.continue());
  await registerUser(page);
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  const heart = home.rows('spotify').nth(2).getByRole('button', { name: 'Add to favorites' });
  await heart.click();
  await expect(
    home
      .rows('spotify')
      .nth(2)
      .getByRole('button', { name: /from favorites/ }),
  ).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Playlists' }).click();
  await expect(page.getByText('No Playlists Found')).toBeVisible();
  expect(foreignCalls).toEqual([]);
  // An aborted request has no recorded headers.
  const answered: Request[] = [];
  for (const call of calls.matching(/./)) if (await call.response()) answered.push(call);
  expect(answered.length).toBeGreaterThan(4);
  for (const call of answered) expect((await call.allHeaders())['cookie'], callName(call)).toBeTruthy();
  const [saved] = calls.matching(/^POST \/api\/track\/favorite$/);
  expect(await saved?.headerValue('content-type')).toBe('application/json');
});

test('search URL: opens the same search, and Back returns to the previous [ROUTE-02]', async ({ page }) => {
  const home = new HomePage(page);
  await page.goto(`${screens.home}?q=late+ferry&tab=soundcloud`);
  await expect(home.searchBox).toHaveValue('late ferry');
  await expect(home.rows('soundcloud').first()).toBeVisible();
  // A search cannot be submitted while another one is pending.
  await expect(home.submit).toBeEnabled();
  await home.searchBox.fill('paper lanterns');
  await home.searchBox.press('Enter');
  await expect(page).toHaveURL(/paper/);
  await page.goBack();
  await expect(home.searchBox).toHaveValue('late ferry');
  await expect(home.rowOf('soundcloud', /late ferry/i)).toBeVisible();
});
