// Journeys to a provider that come to nothing: each ends on a screen that says what to do, and nobody is signed in by it.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { approvedAddress, startSpotifyRound } from '../support/listeners';
import { becomeMember } from '../support/members';

/** The consent page's answer as an address that nobody has followed yet. */
async function answerOf(page: Page, person: string): Promise<string> {
  const answer = await page.request.get(approvedAddress(page, person), { maxRedirects: 0 });
  return answer.headers()['location'] ?? '';
}

async function expectRefused(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
  // The code has left the address; what can be done next is on the same screen.
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  await expect(page.getByRole('button', { name: 'Continue with Spotify' })).toBeEnabled();
  const status = await page.request.get(routes.checkAuth.path);
  expect(await status.json()).toMatchObject({ isAuthenticated: false });
}

const fresh = (person: string) => `${person}+${Math.random().toString(36).slice(2, 10)}`;

test('who says no is told so, and can go on', async ({ page }) => {
  await startSpotifyRound(page);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expectRefused(page, /You declined at Spotify/);
});

test('who is not on the list of an app in development is told that the provider does not let them', async ({
  page,
}) => {
  await startSpotifyRound(page);
  await page.goto(await answerOf(page, 'nia'));
  await expectRefused(page, /doesn't let this account use Segue yet/);
});

test('an answer that was used already signs nobody in again', async ({ page }) => {
  await startSpotifyRound(page);
  const back = await answerOf(page, fresh('premium-pat'));
  await page.goto(back);
  await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
  await page.request.post(routes.logout.path);
  await page.goto(back);
  await expectRefused(page, /That link has expired/);
});

test('an answer that is opened in another browser signs nobody in there', async ({ page, browser }) => {
  await startSpotifyRound(page);
  const back = await answerOf(page, fresh('premium-pat'));
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(back);
  await expectRefused(stranger, /That link has expired/);
  await other.close();
});

test('an answer without all that playing needs asks to allow all of it', async ({ page }) => {
  await startSpotifyRound(page);
  const consent = new URL(page.url());
  consent.searchParams.set('scope', 'user-read-private');
  await page.goto(consent.href);
  await page.goto(await answerOf(page, fresh('premium-pat')));
  await expectRefused(page, /Please allow them/);
});

test('a made-up answer leads to the sign-in screen, and nothing of it is shown', async ({ page }) => {
  await page.goto('/api/auth/spotify/callback?state=<b>x</b>&code=1&error=%22%3E%3Cscript%3E');
  await expectRefused(page, /That link has expired/);
});

test('a provider account that belongs to somebody else is not connected, and the screen says what to do', async ({
  page,
  browser,
}) => {
  const person = fresh('listener');
  const connect = async (who: Page) => {
    await who.goto(`${screens.accountSettings}?tab=connections`);
    await who.getByRole('link', { name: 'Connect SoundCloud' }).click();
    await expect(who.getByRole('button', { name: 'Approve' })).toBeVisible();
    await who.goto(await answerOf(who, person));
  };
  const owner = await browser.newContext();
  const ownersPage = await owner.newPage();
  await becomeMember(ownersPage);
  await connect(ownersPage);
  await expect(ownersPage.getByRole('button', { name: 'Disconnect SoundCloud' })).toBeVisible();

  await becomeMember(page);
  await connect(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to connect to SoundCloud');
  await expect(alert).toContainText('connected to another account here');
  await expect(page.getByRole('link', { name: 'Connect SoundCloud' })).toBeVisible();
  await ownersPage.reload();
  await expect(ownersPage.getByRole('button', { name: 'Disconnect SoundCloud' })).toBeVisible();
  await owner.close();
});

test('a link from elsewhere starts no connecting: the button is shown instead', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/api/settings/connect/spotify/');
  await expect(page).toHaveURL(new RegExp(`${screens.accountSettings}\\?tab=connections$`));
  await expect(page.getByRole('link', { name: 'Connect Spotify' })).toBeVisible();
});
