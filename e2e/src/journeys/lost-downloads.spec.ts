// Parts of the shell that are downloads of their own, when the network loses them: the page lives on without.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { becomeMember } from '../support/members';

/** Loses every script of the shell that the document itself does not name; answers how to stop. */
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

test('a user menu that does not come says so, and opens when it is asked for again', async ({ page }) => {
  await becomeMember(page);
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

test('a page whose later parts do not come can be read, and gets them by Try again', async ({ page }) => {
  const find = await loseParts(page);
  await page.goto(screens.home);
  const trouble = page.getByRole('alert').filter({ hasText: "The player couldn't load" });
  await expect(trouble).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
  await find();
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Open queue' })).toBeVisible();
  await expect(trouble).toHaveCount(0);
});

test('a sign-in screen that does not come says so in its place, and comes by Try again', async ({ page }) => {
  await page.goto(screens.home);
  await expect(page.getByRole('button', { name: 'Open queue' })).toBeVisible();
  const find = await loseParts(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('main').getByText("This screen couldn't load.")).toBeVisible();
  await find();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
});

test('a sign-in screen that is slow to come leaves no page blank: it says that it loads', async ({
  page,
}) => {
  const document = await (await page.request.get(screens.signIn)).text();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (!document.includes(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  await page.goto(screens.signIn, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page).toHaveTitle(/^Sign In/);
  letGo();
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
});
