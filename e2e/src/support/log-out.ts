import { expect, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

/** Chooses Logout in the user menu and waits for the sign-in screen. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
}

/** When the page has turned to the sign-in screen, as its own clock says: how late we look is no matter. */
export function signedOutAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.title.startsWith('Sign In')) resolve(Date.now());
        }).observe(document.head, { subtree: true, childList: true, characterData: true });
      }),
  );
}
