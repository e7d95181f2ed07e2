// The confirmation before a playlist is deleted, at several widths; and the undo of a saved queue.
import { expect, test, type Locator } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { queueOf } from '../pages/player';
import { playlistsOf } from '../pages/playlists';
import { registerUser } from '../support/accounts';
import { createPlaylist } from '../support/test-data';

const NAMES = [
  'A playlist whose long name says everything there is to say about the harbour at night and after',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammlung',
  'قائمة تشغيل طويلة للمساء والليل والبحر',
];

test('delete confirmation: row heights stay, both buttons are visible at each width [PLIST-11] @soak', async ({
  page,
}) => {
  await registerUser(page);
  for (const name of NAMES) await createPlaylist(page, name);
  const playlists = playlistsOf(page);
  await playlists.open();
  await expect(playlists.cards).toHaveCount(NAMES.length);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await heightsOf(playlists.cards);
    for (const [index, name] of NAMES.entries()) {
      await playlists.cards.nth(index).hover();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(name);
      expect(await heightsOf(playlists.cards)).toEqual(before);
      for (const answer of ['Cancel', 'Delete']) {
        await question.getByRole('button', { name: answer }).click({ trial: true });
      }
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
    }
  }
});

test('a saved queue is undone: the playlist goes, and is restored from the deleted ones', async ({
  page,
}) => {
  await registerUser(page);
  await page.goto(`${screens.home}?q=harbour`);
  const home = homeOf(page);
  await home.addToQueue(home.rows('soundcloud').first());
  await page.getByRole('link', { name: 'Playlists' }).first().click();
  const playlists = playlistsOf(page);
  await page.keyboard.press('q');
  await queueOf(page).panel.getByRole('button', { name: 'Save as playlist' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Both shores');
  await page.keyboard.press('Enter');
  await expect(playlists.card('Both shores')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(playlists.card('Both shores')).toHaveCount(0);
  await expect(page.getByText('Deleted “Both shores”.')).toBeVisible();
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: 'Restore Both shores' }).click();
  await expect(playlists.card('Both shores')).toBeVisible();
});

function heightsOf(cards: Locator): Promise<number[]> {
  return cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
}
