// The search screen when a provider or the network fails.
import { expect, test, type Page } from '@playwright/test';
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { HomePage } from '../pages/home';
import { recordCalls } from '../support/api-calls';
import { addFault } from '../support/sandbox';

const SEARCHES = /^GET \/api\/search\//;

/** Searches while a provider answers 502, until the returned function is called. */
async function searchWithout(page: Page, provider: Provider): Promise<{ home: HomePage; heal: () => void }> {
  const home = new HomePage(page);
  let isDown = true;
  await page.route(`**/api/search/*/${provider}/**`, (route) =>
    isDown
      ? route.fulfill({ status: 502, json: { message: 'The provider is not available right now.' } })
      : route.continue(),
  );
  await home.open();
  await home.searchBox.fill('late ferry');
  await home.searchBox.press('Enter');
  const sentence = `${PROVIDER_NAMES[provider]} isn't answering.`;
  await expect(home.column(provider).getByText(sentence)).toBeVisible();
  return { home, heal: () => void (isDown = false) };
}

test('failed search: an error in one column, results in the other [SEARCH-06] [SEARCH-14]', async ({
  page,
}) => {
  await addFault({
    service: 'spotify-api',
    path: '/v1/search',
    query: { q: 'ghostline' },
    always: true,
    effect: 'unavailable',
  });
  const home = new HomePage(page);
  await home.open();
  await home.searchBox.fill('harbour ghostline');
  await home.searchBox.press('Enter');
  await expect(home.rows('soundcloud')).toHaveCount(20);
  await expect(home.column('spotify').getByText("Spotify isn't answering.")).toBeVisible();
  await expect(home.column('spotify').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('No results found')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Spotify' })).toBeVisible();
  await page.getByRole('tab', { name: 'Spotify' }).click();
  await expect(page.getByText("Spotify isn't answering.")).toBeVisible();
  await expect(page.getByText('No results found')).toHaveCount(0);
});

test('failed search: Try again searches only the failed provider [SEARCH-15]', async ({ page }) => {
  const calls = recordCalls(page);
  const { home, heal } = await searchWithout(page, 'soundcloud');
  await expect(home.rows('spotify').first()).toBeVisible();
  await home.column('soundcloud').getByRole('button', { name: 'Try again' }).focus();
  heal();
  const before = calls.matching(SEARCHES).length;
  await page.keyboard.press('Enter');
  await expect(home.rows('soundcloud').first()).toBeVisible();
  expect(
    calls
      .matching(SEARCHES)
      .slice(before)
      .map((call) => new URL(call.url()).pathname),
  ).toEqual(['/api/search/late%20ferry/soundcloud/20/0']);
  await expect(home.column('soundcloud')).toBeFocused();
});

test('failed search: a provider that is back shows its results within 10 s, unasked [SEARCH-17]', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const { home, heal } = await searchWithout(page, 'spotify');
  const asked = () => calls.matching(SEARCHES).filter((call) => call.url().includes('/spotify/')).length;
  await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThan(2);
  heal();
  await expect(home.rows('spotify').first()).toBeVisible({ timeout: 10_000 });
});

test('offline: the search says so, and runs once the network is back [SEARCH-16]', async ({
  page,
  context,
}) => {
  const home = new HomePage(page);
  await home.open();
  // The first letter downloads the view of the results.
  await home.searchBox.fill('n');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await home.searchBox.fill('night swim');
  await home.searchBox.press('Enter');
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText('Search needs a connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('No results found')).toHaveCount(0);
  await context.setOffline(false);
  await expect(home.rows('spotify').first()).toBeVisible();
  await expect(home.rows('soundcloud').first()).toBeVisible();
  await expect(page.getByText("You're offline.")).toHaveCount(0);
});

test('offline before the page is complete: it says so, and searches once the network is back', async ({
  page,
  context,
}) => {
  const home = new HomePage(page);
  await page.route('**/*.js', (route) =>
    /background|player|lazy/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await home.open();
  await home.searchBox.fill('night swim');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  await context.setOffline(true);
  await home.searchBox.press('Enter');
  await expect(page.getByRole('tabpanel').getByText("You're offline.")).toBeVisible();
  await page.unroute('**/*.js');
  await context.setOffline(false);
  await expect(home.rows('spotify').first()).toBeVisible();
  await expect(page.getByText("You're offline.")).toHaveCount(0);
});
