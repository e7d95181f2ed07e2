import { expect, test, type Page, type Request } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { endSession, PASSWORD, registerUser, uniqueEmail } from '../support/accounts';

const PASSWORD_RULE =
  'Password must be 8-32 characters long, include at least one uppercase letter, one lowercase letter, and one number';

function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

const main = (page: Page) => page.getByRole('main');

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password').fill(password);
  await main(page).getByRole('button', { name: 'Sign In' }).click();
}

async function signUp(page: Page, email: string, password: string, again = password): Promise<void> {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByLabel('Confirm password').fill(again);
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
}

test('sign-in: fields, providers, link [SIGNIN-01] [SIGNIN-03] [SIGNIN-04] [ROUTE-03]', async ({ page }) => {
  await page.goto(screens.signIn);
  await expect(main(page).getByLabel('Email')).toBeVisible();
  await expect(main(page).getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with SoundCloud' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(screens.signUp);
});

test('sign-up: fields and a link to sign-in [SIGNUP-01] [SIGNUP-04] [ROUTE-04]', async ({ page }) => {
  await page.goto(screens.signUp);
  await expect(main(page).getByLabel('Email')).toBeVisible();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  await expect(main(page).getByLabel('Confirm password')).toBeVisible();
  await main(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(screens.signIn);
});

for (const [screen, provider, id] of [
  [screens.signUp, 'Spotify', 'SIGNUP-02'],
  [screens.signUp, 'SoundCloud', 'SIGNUP-03'],
  [screens.signIn, 'SoundCloud', 'API-46'],
] as const) {
  test(`${screen}: the ${provider} button starts the OAuth flow [${id}]`, async ({ page }) => {
    await page.goto(screen);
    const started = page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/api/auth/${provider.toLowerCase()}/`,
    );
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    expect((await started).isNavigationRequest()).toBe(true);
    await expect(page.getByRole('button', { name: /approve/i })).toBeVisible();
  });
}

test('sign-up: signs in and opens /home [SIGNUP-05] [SIGNUP-06] [API-05] [API-06] [VALID-36]', async ({
  page,
}) => {
  const calls = callsTo(page, '/api/auth/registerUser');
  await page.goto(screens.signUp);
  const email = uniqueEmail();
  const answered = page.waitForResponse('**/api/auth/registerUser');
  await signUp(page, email, 'Password1');
  expect(await (await answered).json()).toMatchObject({ userHasPassword: true, userInfo: { email } });
  await expect(page).toHaveURL(screens.home);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  expect(calls[0]?.postDataJSON()).toEqual({ email, password: 'Password1' });
});

test('sign-in: an HttpOnly session cookie [ROLE-09] [API-07] [ROLE-15]', async ({ page, context }) => {
  const email = await registerUser(page);
  await endSession(page);
  const calls = callsTo(page, '/api/auth/signIn');
  await page.goto(screens.signIn);
  await signIn(page, ` ${email.toUpperCase()} `, PASSWORD);
  await expect(page).toHaveURL(screens.home);
  expect(calls[0]?.method()).toBe('POST');
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name.includes('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(session?.value);
});

test('sign-in: an empty form focuses the first error and is not sent [VALID-08] [VALID-10]', async ({
  page,
}) => {
  const calls = callsTo(page, '/api/auth/signIn');
  await page.goto(screens.signIn);
  await main(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('An email is required')).toBeVisible();
  await expect(page.getByText('A password is required.')).toBeVisible();
  await expect(main(page).getByLabel('Email')).toBeFocused();
  await expect(main(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toHaveLength(0);
});

for (const email of ['abc', 'a@b']) {
  test(`sign-in: the email "${email}" is not sent [VALID-09]`, async ({ page }) => {
    const calls = callsTo(page, '/api/auth/signIn');
    await page.goto(screens.signIn);
    await signIn(page, email, 'anything');
    await expect(page.getByText('Invalid email address.')).toBeVisible();
    expect(calls).toHaveLength(0);
  });
}

test('sign-up: invalid passwords are not sent [VALID-19] [VALID-20] [VALID-21]', async ({ page }) => {
  const calls = callsTo(page, '/api/auth/registerUser');
  await page.goto(screens.signUp);
  await main(page).getByLabel('Email').fill(uniqueEmail());
  await main(page).getByLabel('Password', { exact: true }).fill('weak');
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText(PASSWORD_RULE)).toBeVisible();
  await expect(page.getByText('Please confirm your password.')).toBeVisible();
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByLabel('Confirm password').fill('Lantern2025');
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('sign-in: tells a wrong email from a wrong password [ERR-05] [ERR-06]', async ({ page }) => {
  const email = await registerUser(page);
  await endSession(page);
  await page.goto(screens.signIn);
  await signIn(page, uniqueEmail(), PASSWORD);
  await expect(
    page.getByText('Email does not exist or password may not be set for a Spotify/SoundCloud Account.'),
  ).toBeVisible();
  await signIn(page, email, 'Lantern2025');
  await expect(page.getByText('Incorrect password.')).toBeVisible();
});

test('sign-in: other failures show no text and keep the input [ERR-07]', async ({ page, context }) => {
  await page.goto(screens.signIn);
  await main(page).getByLabel('Email').fill('ada@example.com');
  await main(page).getByLabel('Password').fill(PASSWORD);
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(main(page).getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(main(page).getByRole('button', { name: 'Sign In' })).toBeFocused();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(main(page).getByLabel('Email')).toHaveValue('ada@example.com');
});

test('sign-in: after too many attempts, the minutes to wait are shown [SIGNIN-05]', async ({ page }) => {
  const email = uniqueEmail();
  const attempt = () => page.request.post('/api/auth/signIn', { data: { email, password: 'Lantern2025' } });
  await expect.poll(async () => (await attempt()).status(), { intervals: [0] }).toBe(429);
  await page.goto(screens.signIn);
  await signIn(page, email, PASSWORD);
  await expect(main(page).getByRole('alert')).toHaveText(
    /^Too many attempts\. Try again in (1 minute|[2-5] minutes)\.$/,
  );
  await expect(main(page).getByRole('button', { name: 'Sign In' })).toBeFocused();
  await expect(main(page).getByLabel('Email')).toHaveValue(email);
  await expect(main(page).getByLabel('Password')).toHaveValue(PASSWORD);
});

test('sign-up: a used email suggests another way to sign in [ERR-08]', async ({ page }) => {
  const email = await registerUser(page);
  await endSession(page);
  await page.goto(screens.signUp);
  await signUp(page, email, PASSWORD);
  await expect(page.getByText('This email is already in use. Try logging in another way.')).toBeVisible();
});

test('a provider button of the painted sign-in form works without the script', async ({ page }) => {
  await page.route('**/assets/main*.js', () => undefined);
  await page.goto(screens.signIn, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue with Spotify' }).click();
  await expect(page.getByRole('button', { name: /approve/i })).toBeVisible();
});
