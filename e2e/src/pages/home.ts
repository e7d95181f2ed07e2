// The search screen.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { PROVIDERS } from '../support/providers';
import { columnOf, titlesOf } from './track-lists';

/** All providers must answer. */
const SEARCH_MS = 30_000;

export class HomePage {
  constructor(
    readonly page: Page,
    readonly providers: readonly Provider[] = PROVIDERS,
  ) {}

  get searchBox(): Locator {
    return this.page.getByRole('combobox', { name: /search/i });
  }

  get submit(): Locator {
    return this.page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(screens.home);
    await expect(this.page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
  }

  async search(text: string): Promise<void> {
    await this.searchBox.fill(text);
    await this.searchBox.press('Enter');
    for (const provider of this.providers) {
      await expect(this.rows(provider).first()).toBeVisible({ timeout: SEARCH_MS });
    }
  }

  column(provider: Provider): Locator {
    return columnOf(this.page, provider);
  }

  rows(provider: Provider): Locator {
    return this.column(provider).getByRole('listitem');
  }

  /** Rows of tracks that play in full. */
  playableRows(provider: Provider): Locator {
    return this.rows(provider).filter({ hasNotText: /preview|blocked|unavailable/i });
  }

  /** The row of one title. */
  rowOf(provider: Provider, title: RegExp): Locator {
    return this.rows(provider).filter({ hasText: title }).first();
  }

  async play(row: Locator): Promise<void> {
    await row.hover();
    await row.getByRole('button', { name: /^Play / }).click();
  }

  async addToQueue(row: Locator): Promise<void> {
    await row.hover();
    await row.getByRole('button', { name: 'Add to queue' }).click();
  }

  async titleOf(row: Locator): Promise<string> {
    const [title = ''] = await titlesOf(row);
    return title;
  }

  /** Turns the wheel over a column until its end is reached. */
  async wheelToEnd(provider: Provider): Promise<void> {
    await this.rows(provider).nth(2).hover();
    await this.page.mouse.wheel(0, 20_000);
  }

  /** The height of the visible part of a column. */
  async listHeight(provider: Provider): Promise<number> {
    return this.column(provider)
      .getByRole('list')
      .evaluate((list) => list.closest('[data-scroll-root]')?.getBoundingClientRect().height ?? 0);
  }

  /** The rows below the visible part of a column, with their distance to it. */
  async rowsBelowView(provider: Provider): Promise<{ below: number; hasCover: boolean }[]> {
    return this.column(provider)
      .getByRole('list')
      .evaluate((list) => {
        const end = list.closest('[data-scroll-root]')?.getBoundingClientRect().bottom ?? 0;
        return [...list.querySelectorAll('li[data-provider]')]
          .map((row) => ({
            below: (row.querySelector('[data-size]')?.getBoundingClientRect().top ?? 0) - end,
            hasCover: row.querySelector('img') !== null,
          }))
          .filter(({ below }) => below > 0);
      });
  }
}
