// What a shared computer still holds of the last person: nothing in the heap either.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlaylistsPage } from '../pages/playlists';
import { settingsOf } from '../pages/settings';
import { keptInHeap } from '../support/heap';
import { signInWithSpotify } from '../support/listeners';
import { logOut } from '../support/log-out';
import { freshEmail } from '../support/members';
import { expectSoundFrom } from '../support/sound';
import { noteTokens } from '../support/tokens';

// What protects must protect at the first try.
test.describe.configure({ timeout: 300_000, retries: 0 });

/** A heap is written down whole for each look at it, which takes a busy machine tens of seconds. */
const LOOKS = { timeout: 90_000 };

const SECRETS = {
  firstPassword: 'Harbour2025first',
  nextPassword: 'Harbour2025second',
  wrongPassword: 'Harbour2025wrong',
  playlist: 'Songs nobody else may see',
};

async function goBy(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
}

/** Signs up and leaves traces on every screen, by hand and without a reload; answers what must not stay. */
async function liveHere(page: Page): Promise<string[]> {
  const first = freshEmail();
  const second = freshEmail();
  const main = page.getByRole('main');
  await page.goto(screens.signUp);
  await main.getByLabel('Email').fill(first);
  await main.getByLabel('Password', { exact: true }).fill(SECRETS.firstPassword);
  await main.getByLabel('Confirm password').fill(SECRETS.firstPassword);
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.home}$`));

  await goBy(page, 'Playlists');
  const playlists = new PlaylistsPage(page);
  await playlists.startNew();
  await playlists.nameField.fill(SECRETS.playlist);
  await playlists.createButton.click();
  await expect(page.getByRole('heading', { level: 1, name: SECRETS.playlist })).toBeVisible();

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  const settings = settingsOf(page);
  await settings.email.fill(second);
  await settings.updateEmail.click();
  await expect(settings.main.getByText('Email updated successfully')).toBeVisible();
  await settings.togglePassword.click();
  await settings.changePassword(SECRETS.wrongPassword, SECRETS.nextPassword);
  await expect(settings.main.getByRole('alert')).toBeVisible();
  await settings.changePassword(SECRETS.firstPassword, SECRETS.nextPassword);
  await expect(settings.main.getByText('Password changed successfully')).toBeVisible();
  return [first, second, ...Object.values(SECRETS)];
}

test('after a logout no tab has an e-mail, a password or the name of a playlist in its heap', async ({
  page,
  context,
}) => {
  const secrets = await liveHere(page);
  const [, email] = secrets as [string, string];
  const other = await context.newPage();
  await other.goto(screens.playlists);
  await expect(other.getByText(SECRETS.playlist)).toBeVisible();
  expect(await keptInHeap(page, [email])).toEqual([email]);
  expect(await keptInHeap(other, [email, SECRETS.playlist])).toEqual([email, SECRETS.playlist]);

  await logOut(page);
  await expect(other).toHaveURL(new RegExp(`${screens.signIn}$`));
  for (const tab of [page, other]) await expect.poll(() => keptInHeap(tab, secrets), LOOKS).toEqual([]);
});

test('after a session that ended elsewhere the heap is as clean', async ({ page }) => {
  const secrets = await liveHere(page);
  // The page hears of it by the answer to its next call.
  await page.request.post(routes.logout.path);
  await goBy(page, 'Playlists');
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  await expect.poll(() => keptInHeap(page, secrets), LOOKS).toEqual([]);
});

test('after a logout the Spotify token is nowhere in the heap, though it sounded a moment before', async ({
  page,
}) => {
  const tokens = noteTokens(page);
  await signInWithSpotify(page, 'premium-pat');
  const home = new HomePage(page);
  await home.search('harbour');
  await home.playableRows('spotify').first().click();
  await expectSoundFrom(page, 'spotify');
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  expect(await keptInHeap(page, tokens)).not.toEqual([]);

  await logOut(page);
  await expect.poll(() => keptInHeap(page, tokens), LOOKS).toEqual([]);
});
