// The playlists screen with its dialogs, and the screen of one playlist.
import { expect, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

export class PlaylistsPage {
  constructor(readonly page: Page) {}

  get cards(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'New Playlist' });
  }

  get nameField(): Locator {
    return this.dialog.getByLabel('Name');
  }

  get coverField(): Locator {
    return this.dialog.getByLabel('Cover', { exact: true });
  }

  get createButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Create' });
  }

  async open(): Promise<void> {
    await this.page.goto(screens.playlists);
    await expect(this.page.getByRole('heading', { name: 'Your Playlists' })).toBeVisible();
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async cardsInFirstRow(): Promise<number> {
    const tops = await this.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().top),
    );
    return tops.filter((top) => top === tops[0]).length;
  }

  async startNew(): Promise<void> {
    await this.page.getByRole('button', { name: 'New Playlist' }).click();
    await expect(this.dialog).toBeVisible();
  }
}

export class PlaylistPage {
  constructor(readonly page: Page) {}

  get rows(): Locator {
    return this.page.getByRole('list', { name: 'Playlist tracks' }).getByRole('listitem');
  }

  get nameButton(): Locator {
    return this.page.getByRole('heading', { level: 1 }).getByRole('button');
  }

  async open(playlistId: number, name: string): Promise<void> {
    await this.page.goto(screens.playlist(playlistId));
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  removeButton(title: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${title} from playlist` });
  }
}
