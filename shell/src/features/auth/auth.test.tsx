import { answerRaw, aSession, refuse, renderInScope, settled, type RenderOptions } from '@segue/testing';
import { errors, messages, screens } from '@segue/contract';
import { $session } from '@segue/stores';
import { screen } from '@testing-library/react';
import { SetupAccount, SignIn, SignUp } from '.';

const SIGNED_IN = { userInfo: { email: 'ada@example.com' }, userHasPassword: true };

let logged: jest.SpyInstance;
beforeEach(() => {
  // Failed requests are logged.
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(form: React.ReactElement, at: string, options: RenderOptions = {}) {
  const shown = renderInScope(form, { at, ...options });
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await shown.user.clear(field);
    if (text) await shown.user.type(field, text);
  };
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  return { ...shown, fill, press };
}

test('an empty sign-in form shows its errors and sends nothing [VALID-08] [VALID-10]', async () => {
  const { press, api } = show(<SignIn />, screens.signIn);
  await press('Sign In');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('An email is required');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('A password is required.');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.requestsTo('signIn')).toHaveLength(0);
});

test('after the first rejected submit a field is validated while the user types [VALID-09]', async () => {
  const { press, fill, api } = show(<SignIn />, screens.signIn);
  await fill('Email', 'ada');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Sign In');
  expect(screen.getByText('Invalid email address.')).toBeVisible();
  expect(api.requestsTo('signIn')).toHaveLength(0);
  await fill('Email', 'ada@example.com');
  expect(screen.queryByText('Invalid email address.')).not.toBeInTheDocument();
});

test('sign-up: passwords that are refused are not sent [VALID-19] [VALID-20] [VALID-21]', async () => {
  const { press, fill, api } = show(<SignUp />, screens.signUp);
  await fill('Email', 'ada@example.com');
  await fill('Password', 'weak');
  await press('Sign Up');
  expect(screen.getByText(messages.passwordRule)).toBeVisible();
  expect(screen.getByText('Please confirm your password.')).toBeVisible();
  await fill('Password', 'Harbour2025');
  await fill('Confirm password', 'Lantern2025');
  await press('Sign Up');
  expect(screen.getByText('Passwords do not match.')).toBeVisible();
  expect(api.requestsTo('registerUser')).toHaveLength(0);
});

test('a sign-in sends the trimmed email and the password as typed, and starts the session [DATA-24]', async () => {
  const { press, fill, api, scope } = show(<SignIn />, screens.signIn, {
    api: { signIn: () => SIGNED_IN, checkAuth: () => ({ isAuthenticated: true, userHasPassword: true }) },
  });
  await fill('Email', ' ada@example.com ');
  await fill('Password', ' Abcdefg1');
  await press('Sign In');
  expect(api.requestsTo('signIn')[0]?.body).toEqual({ email: 'ada@example.com', password: ' Abcdefg1' });
  await settled(scope);
  expect(scope.getState($session)).toMatchObject({ status: 'signed-in', hasPassword: true });
});

test.each([
  [
    'Email',
    'emailUnknown',
    'Email does not exist or password may not be set for a Spotify/SoundCloud Account.',
  ],
  ['Password', 'passwordIncorrect', 'Incorrect password.'],
] as const)(
  'the field %s shows the error of the server [ERR-05] [ERR-06]',
  async (label, error, sentence) => {
    const { press, fill } = show(<SignIn />, screens.signIn, { api: { signIn: () => refuse(error) } });
    await fill('Email', 'ada@example.com');
    await fill('Password', 'x');
    await press('Sign In');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText(label)).toHaveFocus();
    await fill(label, 'other@example.com');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  },
);

test('any other sign-in failure shows no text and keeps the input [ERR-07]', async () => {
  const { press, fill, scope } = show(<SignIn />, screens.signIn, {
    api: { signIn: () => refuse('busy') },
  });
  await fill('Email', 'ada@example.com');
  await fill('Password', 'x');
  await press('Sign In');
  await settled(scope);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('The server is busy'), expect.anything());
});

const NEW_ACCOUNT = [
  ['sign-up', <SignUp key="up" />, 'Sign Up', 'registerUser'],
  ['setup', <SetupAccount key="setup" />, 'Save', 'setupAccount'],
] as const;
type Showing = ReturnType<typeof show>;
async function sendNewCredentials({ fill, press }: Showing, submit: string) {
  await fill('Email', 'ada@example.com');
  await fill('Password', 'Abcdefg1');
  await fill('Confirm password', 'Abcdefg1');
  await press(submit);
}

test.each(NEW_ACCOUNT)(
  'on %s an email in use is shown under the email field [ERR-08] [ERR-09]',
  async (_, form, submit, route) => {
    const showing = show(form, '/', {
      ...(submit === 'Save'
        ? { session: { status: 'signed-in', hasPassword: false, hasSpotifyPremium: false, user: {} } }
        : {}),
      api: { [route]: () => refuse('emailInUse') },
    });
    await sendNewCredentials(showing, submit);
    expect(
      await screen.findByText('This email is already in use. Try logging in another way.'),
    ).toBeVisible();
    expect(showing.api.requestsTo(route)).toHaveLength(1);
  },
);

test.each(NEW_ACCOUNT)(
  'any other failure of %s is shown above the button',
  async (_, form, submit, route) => {
    const showing = show(form, '/', { api: { [route]: () => refuse('busy') } });
    await sendNewCredentials(showing, submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.busy.message);
    await showing.fill('Email', 'other@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each([
  [messages.passwordRule, 'Password'],
  ['Invalid email address.', 'Email'],
])('an error that only the server finds is shown under its field: %s', async (words, field) => {
  const { press, fill } = show(<SignUp />, screens.signUp, {
    api: { registerUser: () => answerRaw(400, { message: words }) },
  });
  await fill('Email', 'ada@example.com');
  await fill('Password', 'Password123');
  await fill('Confirm password', 'Password123');
  await press('Sign Up');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(field)).toHaveFocus();
});

test('sign-in shows why an OAuth flow failed and removes it from the address', async () => {
  const { location } = show(<SignIn />, `${screens.signIn}?error=access_denied&provider=spotify`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You declined at Spotify, so you are not signed in.',
  );
  expect(location()).toBe(screens.signIn);
});

test('an unknown OAuth failure code in the address is not shown', async () => {
  show(<SignIn />, `${screens.signIn}?error=Call+this+number`);
  expect(await screen.findByRole('alert')).not.toHaveTextContent('Call this number');
});

test('the input is cleared when the form is closed', async () => {
  const { fill, unmount, scope } = show(<SignIn />, screens.signIn);
  await fill('Password', 'secret');
  unmount();
  const { signInForm } = await import('./model');
  expect(scope.getState(signInForm.$values).password).toBe('');
});

test('setup fills in the email that the provider named, and saves another one', async () => {
  const { api, fill, press } = show(<SetupAccount />, screens.setupAccount, {
    session: aSession({ hasPassword: false, user: { email: 'pat@example.com' } }),
    api: { setupAccount: () => SIGNED_IN },
  });
  expect(screen.getByLabelText('Email')).toHaveValue('pat@example.com');
  await fill('Email', 'other@example.com');
  await fill('Password', 'Harbour2025');
  await fill('Confirm password', 'Harbour2025');
  await press('Save');
  expect(api.requestsTo('setupAccount')[0]?.body).toMatchObject({ email: 'other@example.com' });
});

test('a password is shown and hidden per field, and hidden again by the submit', async () => {
  const { user, press } = show(<SignUp />, screens.signUp);
  const [toggle, confirmToggle] = screen.getAllByRole('button', { name: 'Show password' });
  await user.click(toggle!);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(confirmToggle).toHaveAttribute('aria-pressed', 'false');
  await press('Sign Up');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('sign-up states the password rule before the first mistake', async () => {
  show(<SignUp />, screens.signUp);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    '8–32 letters and digits An uppercase letter A lowercase letter A number',
  );
});

test('sign-in tells who can reset a forgotten password', async () => {
  const { user } = show(<SignIn />, screens.signIn);
  await user.click(screen.getByText('Forgot your password?'));
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});
