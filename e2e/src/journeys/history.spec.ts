// The listening history: a heard song appears in it, on home, and once at ListenBrainz.
import { expect, test, type Page } from '@playwright/test';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { expectAudioFrom } from '../support/audio';
import { expectCleanThemes } from '../support/axe';
import { sandboxUrl } from '../support/sandbox';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

const TOKEN = 'sandbox-token-of-wren';
const SONG = 'foghorn drill';

type Arrived = { name: string; listens: number; duplicates: number };

/** What the sandbox's ListenBrainz has of its user. */
async function arrived(page: Page): Promise<Arrived | undefined> {
  const answer = await page.request.get(`${sandboxUrl}/__sandbox`);
  const { users } = (await answer.json()) as { users: { listenbrainz: Arrived[] } };
  return users.listenbrainz.find(({ name }) => name === 'wren');
}

test('a song that is heard past its half is in the history, on home, and once at ListenBrainz [HISTORY-02] [HISTORY-14] [SCROBBLE-03]', async ({
  page,
}) => {
  await registerUser(page);
  await page.goto('/account-settings?tab=connections');
  const card = page.getByRole('region', { name: 'Scrobbling' });
  await card.getByRole('button', { name: 'Turn on ListenBrainz' }).click();
  await expectCleanThemes(page, 'the form of ListenBrainz');
  await card.getByLabel(/^User token/).fill(TOKEN);
  await card.getByRole('form').getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByText('On as wren.')).toBeVisible();
  const before = await arrived(page);

  const [song] = await searchPlayableTracks(page, 'soundcloud', SONG);
  await openWithPlayback(page, { queue: [song!] });
  await playerOf(page).bar.getByRole('button', { name: 'Play', exact: true }).click();
  await expectAudioFrom(page, 'soundcloud');
  await page.waitForResponse((answer) => answer.url().endsWith('/api/listens'), { timeout: 60_000 });

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Your History' }).click();
  const today = page.getByRole('list', { name: /^Today/ });
  await expect(today.getByRole('listitem').filter({ hasText: SONG })).toHaveCount(1);
  await expectCleanThemes(page, 'the history');
  const once = { listens: (before?.listens ?? 0) + 1, duplicates: before?.duplicates ?? 0 };
  await expect.poll(() => arrived(page)).toMatchObject(once);

  await page.goto('/home');
  const recent = page.getByRole('region', { name: 'Recently played' });
  await expect(recent.getByRole('button', { name: `Play ${SONG}` })).toBeVisible();
  await recent.getByRole('link', { name: 'History' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Clear history…' }).click();
  await expect(page.getByText('No History Yet')).toBeVisible();
  expect(await arrived(page)).toMatchObject(once);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recentlyPlayed'))).not.toContain(SONG);
});
