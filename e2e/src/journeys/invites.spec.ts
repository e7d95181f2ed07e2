// A server on which accounts need an invite link: the operator makes the first one, its user the next ones.
import { expect, test as base, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { endSession, sendForm, uniqueEmail } from '../support/accounts';
import { startIsolatedProduct, type IsolatedProduct } from '../support/isolated-product';
import { expectNoViolations } from '../support/axe';
import { preapproveConsent } from '../support/oauth-flow';

const test = base.extend<{ product: IsolatedProduct }>({
  product: async ({}, use) => {
    const product = await startIsolatedProduct({ REGISTRATION: 'invite', USER_INVITES: '1' });
    await use(product);
    await product.close();
  },
  baseURL: async ({ product }, use) => use(product.url),
});

/** A visitor whom Spotify's consent page lets through at once. */
const continueWithSpotify = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Spotify' }).click();

test('an invite of the operator makes an account, whose own invite makes one with Spotify [INVITE-02] [INVITE-04] [INVITE-05] [INVITE-07] [INVITE-08] [INVITE-09]', async ({
  page,
  product,
}) => {
  const main = page.getByRole('main');
  await page.goto(screens.signUp);
  await expect(main.getByRole('heading', { name: 'You need an invite' })).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveCount(0);
  await expectNoViolations(page);

  const [link = ''] = (await product.operate('user', 'invite')).split('\n');
  await page.goto(link);
  await sendForm(page, 'Sign Up', uniqueEmail());
  await expect(page).toHaveURL(screens.home);

  await page.goto(screens.accountSettings);
  await main.getByRole('button', { name: 'Create invite link' }).click();
  const own = await main.getByLabel('Invite link').inputValue();
  await expectNoViolations(page);
  await endSession(page);

  await page.goto(link);
  await sendForm(page, 'Sign Up', uniqueEmail());
  await expect(main.getByRole('alert')).toHaveText(/expired or was used already/);

  await preapproveConsent(page, `premium-pat+${Date.now()}`);
  await page.goto(screens.signIn);
  await continueWithSpotify(page);
  await expect(main.getByRole('alert')).toHaveText(/new accounts need an invite link/);
  await page.goto(own);
  await continueWithSpotify(page);
  await expect(page).toHaveURL(screens.setupAccount);
});
