// Track lists of all screens: a region per provider, a row per track.
import { expect, type Locator, type Page } from '@playwright/test';
import { PROVIDER_NAMES, type Provider } from '@segue/contract';

/** The region of one provider. */
export function columnOf(page: Page, provider: Provider): Locator {
  return page.getByRole('region', { name: PROVIDER_NAMES[provider], exact: true });
}

export function rowsOf(page: Page, provider: Provider): Locator {
  return columnOf(page, provider).getByRole('listitem');
}

/** The titles of a list from top to bottom. */
export async function titlesOf(rows: Locator): Promise<string[]> {
  const names = await rows
    .getByRole('button', { name: /^(Play|Pause) / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/^(Play|Pause) /, ''));
}

/** Waits until a list has exactly these titles in this order. */
export async function expectTitles(rows: Locator, titles: readonly string[]): Promise<void> {
  await expect.poll(() => titlesOf(rows)).toEqual(titles);
}

/** Whether a row's cover is a loaded picture, a placeholder or neither. */
export async function coverOf(row: Locator): Promise<'none' | 'placeholder' | 'picture'> {
  return row.evaluate((element) => {
    if (element.querySelector('[data-placeholder]')) return 'placeholder';
    const image = element.querySelector('img');
    return image?.complete && image.naturalWidth > 0 ? 'picture' : 'none';
  });
}
