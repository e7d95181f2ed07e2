import { expect, test, type Locator } from '@playwright/test';
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

function heightsOf(cards: Locator): Promise<number[]> {
  return cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
}
