// The playlists screen with its dialogs, and the screen of one playlist.
import { expect, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

export function playlistsOf(page: Page) {
  const cards = page.getByRole('main').getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: 'New Playlist' });
  return {
    cards,
    dialog,
    nameField: dialog.getByLabel('Name'),
    coverField: dialog.getByLabel('Cover', { exact: true }),
    createButton: dialog.getByRole('button', { name: 'Create' }),
    async open() {
      await page.goto(screens.playlists);
      await expect(page.getByRole('heading', { name: 'Your Playlists' })).toBeVisible();
    },
    card: (name: string) => cards.filter({ has: page.getByRole('heading', { name, exact: true }) }),
    async cardsInFirstRow() {
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    },
    async startNew() {
      await page.getByRole('button', { name: 'New Playlist' }).click();
      await expect(dialog).toBeVisible();
    },
  };
}

export const playlistOf = (page: Page) => ({
  rows: page.getByRole('list', { name: 'Playlist tracks' }).getByRole('listitem'),
  async open(playlistId: number, name: string) {
    await page.goto(screens.playlist(playlistId));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
  removeButton: (title: string) => page.getByRole('button', { name: `Remove ${title} from playlist` }),
});
