// Heap snapshots after a logout: no personal data of the previous user.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlaylistsPage } from '../pages/playlists';
import { settingsOf } from '../pages/settings';
import { logOut, uniqueEmail } from '../support/accounts';
import { recordSpotifyTokens } from '../support/api-calls';
import { expectAudioFrom } from '../support/audio';
import { keptInHeap } from '../support/heap';
import { signInWithSpotify } from '../support/oauth-flow';

// No retries for a security test.
test.describe.configure({ timeout: 300_000, retries: 0 });

/** Each check takes a heap snapshot, which takes a busy machine tens of seconds. */
const SNAPSHOT_TIMEOUT = { timeout: 90_000 };

const SECRETS = {
  firstPassword: 'Harbour2025first',
  nextPassword: 'Harbour2025second',
  wrongPassword: 'Harbour2025wrong',
  playlist: 'Songs nobody else may see',
};

async function goBy(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
}

/** Signs up and enters data on every screen without a reload; returns the data that must not remain. */
async function leaveTraces(page: Page): Promise<string[]> {
  const first = uniqueEmail();
  const second = uniqueEmail();
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

test('logout: no email, password or playlist name is left in the heap of any tab', async ({
  page,
  context,
}) => {
  const secrets = await leaveTraces(page);
  const [, email] = secrets as [string, string];
  const other = await context.newPage();
  await other.goto(screens.playlists);
  await expect(other.getByText(SECRETS.playlist)).toBeVisible();
  expect(await keptInHeap(page, [email])).toEqual([email]);
  expect(await keptInHeap(other, [email, SECRETS.playlist])).toEqual([email, SECRETS.playlist]);

  await logOut(page);
  await expect(other).toHaveURL(new RegExp(`${screens.signIn}$`));
  for (const tab of [page, other])
    await expect.poll(() => keptInHeap(tab, secrets), SNAPSHOT_TIMEOUT).toEqual([]);
});

test('session ended by the server: nothing personal is left in the heap', async ({ page }) => {
  const secrets = await leaveTraces(page);
  // The page notices with its next API call.
  await page.request.post(routes.logout.path);
  await goBy(page, 'Playlists');
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  await expect.poll(() => keptInHeap(page, secrets), SNAPSHOT_TIMEOUT).toEqual([]);
});

test('logout during playback: no Spotify token is left in the heap', async ({ page }) => {
  const tokens = recordSpotifyTokens(page);
  await signInWithSpotify(page, 'premium-pat');
  const home = new HomePage(page);
  await home.search('harbour');
  await home.playableRows('spotify').first().click();
  await expectAudioFrom(page, 'spotify');
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  expect(await keptInHeap(page, tokens)).not.toEqual([]);

  await logOut(page);
  await expect.poll(() => keptInHeap(page, tokens), SNAPSHOT_TIMEOUT).toEqual([]);
});
