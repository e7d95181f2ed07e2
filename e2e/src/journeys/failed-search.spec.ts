// The network is lost before the search screen is fully downloaded.
import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';

test('offline before the page is complete: it says so, and searches once the network is back [SEARCH-16]', async ({
  page,
  context,
}) => {
  const home = homeOf(page);
  await page.route('**/*.js', (route) =>
    /background|player|lazy/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await home.open();
  await home.searchBox.fill('night swim');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  await context.setOffline(true);
  await home.searchBox.press('Enter');
  await expect(page.getByRole('tabpanel').getByText('You’re offline.')).toBeVisible();
  await page.unroute('**/*.js');
  await context.setOffline(false);
  await expect(home.rows('spotify').first()).toBeVisible();
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
});
