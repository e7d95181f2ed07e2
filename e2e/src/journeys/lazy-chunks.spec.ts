// Lazy files of the shell that fail to load: the rest of the page works. `npm run soak -- remote-faults` has those of remotes.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

/** Blocks all lazy scripts of the shell; returns a function that unblocks them. */
async function loseParts(page: Page): Promise<() => Promise<void>> {
  const document = await (await page.request.get(screens.home)).text();
  const address = '**/assets/*.js';
  await page.route(address, (route) => {
    const isNamed = document.includes(new URL(route.request().url()).pathname);
    return isNamed ? route.continue() : route.abort();
  });
  return () => page.unroute(address);
}

test('lazy player and sign-in screen: the page stays usable, and each has a working Try again', async ({
  page,
}) => {
  await page.goto(screens.home);
  await expect(page.getByRole('button', { name: 'Open queue' })).toBeVisible();
  const find = await loseParts(page);
  await page.getByRole('button', { name: 'Open queue' }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'The player couldn’t load' });
  await expect(trouble).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
  await find();
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible();
  await expect(trouble).toHaveCount(0);

  const findAgain = await loseParts(page);
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(main.getByText('This screen couldn’t load.')).toBeVisible();
  await findAgain();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByLabel('Email')).toBeVisible();
});
