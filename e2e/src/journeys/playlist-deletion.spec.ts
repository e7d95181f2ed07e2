// The confirmation before a playlist is deleted, at several widths.
import { expect, test, type Locator } from '@playwright/test';
import { PlaylistsPage } from '../pages/playlists';
import { registerUser } from '../support/accounts';
import { createPlaylist } from '../support/test-data';

const NAMES = [
  'A playlist whose long name says everything there is to say about the harbour at night and after',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammlung',
  'قائمة تشغيل طويلة للمساء والليل والبحر',
];

for (const width of [360, 768, 1440]) {
  test(`delete confirmation at ${width} px: row heights stay, both buttons are visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await registerUser(page);
    for (const name of NAMES) await createPlaylist(page, name);
    const playlists = new PlaylistsPage(page);
    await playlists.open();
    await expect(playlists.cards).toHaveCount(NAMES.length);
    const heights = () => heightsOf(playlists.cards);
    const before = await heights();
    for (const [index, name] of NAMES.entries()) {
      await playlists.cards.nth(index).hover();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(name);
      expect(await heights()).toEqual(before);
      for (const answer of ['Cancel', 'Delete']) {
        await question.getByRole('button', { name: answer }).click({ trial: true });
      }
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
    }
  });
}

function heightsOf(cards: Locator): Promise<number[]> {
  return cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
}
