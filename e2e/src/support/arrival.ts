import { expect, type Page } from '@playwright/test';

/**
 * Waits for another screen within the page. It takes the focus when it is there: of what is pressed before, a menu
 * closes again and a way by the keyboard begins anew.
 */
export async function expectArrival(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('#content')).toBeFocused();
}
