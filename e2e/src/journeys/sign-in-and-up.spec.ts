import { expect, test, type Page, type Request } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { endSession, registerUser, sendForm, uniqueEmail } from '../support/accounts';

function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

test('provider buttons: start the OAuth flow [SIGNUP-02] [SIGNUP-03] [SIGNIN-03] [API-46]', async ({
  page,
}) => {
  for (const [screen, provider] of [
    [screens.signUp, 'Spotify'],
    [screens.signUp, 'SoundCloud'],
    [screens.signIn, 'SoundCloud'],
  ] as const) {
    await page.goto(screen);
    const started = page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/api/auth/${provider.toLowerCase()}/`,
    );
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    expect((await started).isNavigationRequest()).toBe(true);
    await expect(page.getByRole('button', { name: /approve/i })).toBeVisible();
  }
});

test('sign-up: signs in and opens /home [SIGNUP-01] [SIGNUP-05] [SIGNUP-06] [ROUTE-04] [API-05] [API-06] [VALID-36]', async ({
  page,
}) => {
  const calls = callsTo(page, '/api/auth/registerUser');
  await page.goto(screens.signUp);
  const email = uniqueEmail();
  const answered = page.waitForResponse('**/api/auth/registerUser');
  await sendForm(page, 'Sign Up', email, 'Password1');
  expect(await (await answered).json()).toMatchObject({ userHasPassword: true, userInfo: { email } });
  await expect(page).toHaveURL(screens.home);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  expect(calls[0]?.postDataJSON()).toEqual({ email, password: 'Password1' });
});

test('sign-in: an HttpOnly session cookie [ROLE-09] [API-07] [ROLE-15] [SIGNIN-01] [ROUTE-03]', async ({
  page,
  context,
}) => {
  const email = await registerUser(page);
  await endSession(page);
  const calls = callsTo(page, '/api/auth/signIn');
  await page.goto(screens.signIn);
  await sendForm(page, 'Sign In', ` ${email.toUpperCase()} `);
  await expect(page).toHaveURL(screens.home);
  expect(calls[0]?.method()).toBe('POST');
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name.includes('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(session?.value);
});
