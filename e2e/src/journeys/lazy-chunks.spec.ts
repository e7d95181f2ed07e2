// Lazy files of the shell and of remotes that fail to load: the rest of the page works.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';

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
const avatar = (page: Page) => page.getByRole('button', { name: 'User menu' });

test('lazy user menu: a load error, then it opens on the next click @soak', async ({ page }) => {
  await registerUser(page);
  await page.goto(screens.home);
  await expect(page.getByRole('button', { name: 'Open queue' })).toBeVisible();
  const find = await loseParts(page);
  await avatar(page).click();
  await expect(page.getByText("This part couldn't load.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
  await expect(avatar(page)).toBeFocused();
  await find();
  await avatar(page).click();
  await expect(page.getByRole('menu', { name: 'User menu' })).toBeVisible();
});

test('lazy player: the page stays usable, and Try again opens the queue that was asked for', async ({
  page,
}) => {
  await page.goto(screens.home);
  await expect(page.getByRole('button', { name: 'Open queue' })).toBeVisible();
  const find = await loseParts(page);
  await page.getByRole('button', { name: 'Open queue' }).click();
  const trouble = page.getByRole('alert').filter({ hasText: "The player couldn't load" });
  await expect(trouble).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
  await find();
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible();
  await expect(trouble).toHaveCount(0);
});

test('lazy sign-in screen: a load error with a working Try again', async ({ page }) => {
  await page.goto(screens.home);
  await expect(page.getByRole('button', { name: 'Open queue' })).toBeVisible();
  const find = await loseParts(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('main').getByText("This screen couldn't load.")).toBeVisible();
  await find();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
});

test('lazy file of search: altered, then Try again shows the results @soak', async ({ page }) => {
  const address = /\/releases\/search\/[^/]+\/lazy\./;
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nalert('altered');` });
  });
  await page.goto(`${screens.home}?q=harbour`);
  const results = page.getByRole('tabpanel');
  await expect(results.getByText("The results couldn't load.")).toBeVisible();
  await expect(page.getByLabel('Search songs, artists or albums')).toBeEditable();
  // The idle prefetch may be on its way, too.
  await page.unrouteAll({ behavior: 'wait' });
  await results.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('list', { name: 'Spotify tracks' }).getByRole('listitem').first(),
  ).toBeVisible();
});
