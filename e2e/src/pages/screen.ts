import { expect, type Page } from '@playwright/test';

/** Waits until a navigation within the page is complete: the new screen has the focus, and open menus are closed. */
export async function expectScreen(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('#content')).toBeFocused();
}
