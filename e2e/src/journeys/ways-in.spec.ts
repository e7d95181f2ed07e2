// A household's server without passwords: OpenID Connect, and a proxy that names its users.
import { expect, test as base } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { expectNoViolations } from '../support/axe';
import { startIsolatedProduct, type IsolatedProduct } from '../support/isolated-product';

const test = base.extend<{ product: IsolatedProduct }>({
  product: async ({}, use) => {
    const product = await startIsolatedProduct({
      SANDBOX_OPENID: '1',
      PASSWORD_SIGN_IN: '0',
      AUTH_PROXY_HEADER: 'X-Remote-User',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    await use(product);
    await product.close();
  },
  baseURL: async ({ product }, use) => use(product.url),
});

test('a user of the issuer signs in, sees with what, and deletes the account [OPENID-01] [OPENID-05] [OPENID-06]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(screens.favorites);
  await expect(main.getByLabel('Password')).toHaveCount(0);
  await expectNoViolations(page);
  await main.getByRole('button', { name: 'Continue with Our home' }).click();
  await page.getByRole('radio', { name: 'Ben' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(screens.favorites);

  await page.goto(screens.accountSettings);
  await expect(
    main.getByText('You sign in with Our home. Your email there is ben@example.com.'),
  ).toBeVisible();
  await expect(main.getByLabel('Email address')).toHaveCount(0);
  await expectNoViolations(page);
  await main.getByRole('button', { name: 'Delete account' }).click();
  await main.getByLabel('Type DELETE to confirm').fill('DELETE');
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
});

test('the page of a user whom the proxy names is signed in; for another one it changes [PROXY-01] [PROXY-03]', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'X-Remote-User': 'ada' });
  await page.goto(screens.favorites);
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  const userId = () =>
    page.evaluate(
      async () =>
        ((await (await fetch('/api/auth/checkAuth')).json()) as { userInfo: { id: string } }).userInfo.id,
    );
  const ada = await userId();
  await context.setExtraHTTPHeaders({ 'X-Remote-User': 'ben' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  expect(await userId()).not.toBe(ada);
});
