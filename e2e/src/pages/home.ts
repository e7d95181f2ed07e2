// The search screen.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { PROVIDERS } from '../support/providers';
import { columnOf, titlesOf } from './track-lists';

/** All providers must answer. */
const SEARCH_MS = 30_000;

export function homeOf(page: Page, providers: readonly Provider[] = PROVIDERS) {
  const searchBox = page.getByRole('combobox', { name: /search/i });
  const column = (provider: Provider) => columnOf(page, provider);
  const rows = (provider: Provider) => column(provider).getByRole('listitem');
  const press = async (row: Locator, name: string | RegExp) => {
    await row.hover();
    await row.getByRole('button', { name }).click();
  };
  return {
    searchBox,
    column,
    rows,
    async open() {
      await page.goto(screens.home);
      await expect(page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
      // In the first frame Enter sends the form, which loads another page.
      await expect(page.locator('#frame')).toHaveCount(0);
    },
    async search(text: string) {
      await searchBox.fill(text);
      await searchBox.press('Enter');
      for (const provider of providers) {
        await expect(rows(provider).first()).toBeVisible({ timeout: SEARCH_MS });
      }
    },
    /** Rows of tracks that play in full. */
    playableRows: (provider: Provider) =>
      rows(provider).filter({ hasNotText: /preview|blocked|unavailable/i }),
    /** The row of one title. */
    rowOf: (provider: Provider, title: RegExp) => rows(provider).filter({ hasText: title }).first(),
    play: (row: Locator) => press(row, /^Play /),
    /** A narrow row has it in its menu. */
    async addToQueue(row: Locator) {
      if (await row.getByRole('button', { name: 'Add to queue' }).isVisible())
        return press(row, 'Add to queue');
      await press(row, /^More options/);
      await page.getByRole('menuitem', { name: 'Add to queue' }).click();
    },
    async titleOf(row: Locator) {
      const [title = ''] = await titlesOf(row);
      return title;
    },
    /** Turns the wheel over a column until its end is reached. */
    async wheelToEnd(provider: Provider) {
      await rows(provider).nth(2).hover();
      await page.mouse.wheel(0, 20_000);
    },
    /** The height of the visible part of a column. */
    listHeight: (provider: Provider) =>
      column(provider)
        .getByRole('list')
        .evaluate((list) => list.closest('[data-scroll-root]')?.getBoundingClientRect().height ?? 0),
    /** The rows below the visible part of a column, with their distance to it. */
    rowsBelowView: (provider: Provider) =>
      column(provider)
        .getByRole('list')
        .evaluate((list) => {
          const end = list.closest('[data-scroll-root]')?.getBoundingClientRect().bottom ?? 0;
          return [...list.querySelectorAll('li[data-provider]')]
            .map((row) => ({
              below: (row.querySelector('[data-size]')?.getBoundingClientRect().top ?? 0) - end,
              hasCover: row.querySelector('img') !== null,
            }))
            .filter(({ below }) => below > 0);
        }),
  };
}
