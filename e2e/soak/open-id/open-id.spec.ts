// The sign-in with oidc-provider (https://github.com/panva/node-oidc-provider), a certified issuer.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { endSession } from '../../src/support/accounts';
import { startIsolatedProduct } from '../../src/support/isolated-product';

const ISSUER = fileURLToPath(new URL('issuer.mjs', import.meta.url));
/** Signs that HTTP Basic needs encoded. */
const SECRET = 'a secret+of:odd%signs';

async function startIssuer(port: number) {
  const issuer = spawn(process.execPath, [ISSUER], { env: { ...process.env, PORT: String(port), SECRET } });
  await once(issuer.stdout, 'data');
  return { close: () => issuer.kill() };
}

const pressContinue = (page: Page) => page.getByRole('button', { name: /Sign-in|Continue/ }).click();

test('openid: a user of oidc-provider signs in, again without a page, and changes [OPENID-01]', async ({
  page,
}) => {
  const port = await findPortPair(30_000 + 2 * Math.floor(Math.random() * 5000));
  let issuer = await startIssuer(port);
  const product = await startIsolatedProduct({
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'segue',
    OIDC_CLIENT_SECRET: SECRET,
    OIDC_NAME: 'Home',
  });
  const signIn = async () => {
    await page.goto(product.url + screens.signIn);
    await page.getByRole('button', { name: 'Continue with Home' }).click();
  };
  const logInAs = async (user: string) => {
    await page.getByPlaceholder('Enter any login').fill(user);
    await page.getByPlaceholder('and password').fill('any');
    await pressContinue(page);
    await pressContinue(page);
  };
  const expectEmail = async (email: string) => {
    await expect(page).toHaveURL(product.url + screens.home);
    await page.goto(product.url + screens.accountSettings);
    await expect(page.getByText(`You sign in with Home. Your email there is ${email}.`)).toBeVisible();
    await endSession(page);
  };

  await signIn();
  await logInAs('ada');
  await expectEmail('ada@example.com');
  // The issuer has a session and the consent of this user.
  await signIn();
  await expectEmail('ada@example.com');

  // Another run of the issuer knows no session.
  issuer.close();
  issuer = await startIssuer(port);
  await signIn();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('You declined at Home, so you are not signed in.');
  await signIn();
  await logInAs('ben');
  await expectEmail('ben@example.com');
  issuer.close();
  await product.close();
});
