import { aSession, refuse, renderInScope, settled, type RenderOptions } from '@segue/kernel/testing';
import { messages, screens } from '@segue/contract';
import { $session } from '@segue/kernel/state';
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
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('The server is busy'), expect.anything());
});

test('a 429 is shown above the button, and the input is kept [SIGNIN-05]', async () => {
  const { press, fill } = show(<SignIn />, screens.signIn, {
    api: { signIn: () => refuse('tooMany', { 'Retry-After': '300' }) },
  });
  await fill('Email', 'ada@example.com');
  await fill('Password', 'x');
  await press('Sign In');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
  await fill('Password', 'y');
  expect(screen.queryByText(/^Too many attempts/)).not.toBeInTheDocument();
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
      ...(submit === 'Save' ? { session: aSession({ hasPassword: false, user: {} }) } : {}),
      api: { [route]: () => refuse('emailInUse') },
    });
    await sendNewCredentials(showing, submit);
    expect(
      await screen.findByText('This email is already in use. Try logging in another way.'),
    ).toBeVisible();
    expect(showing.api.requestsTo(route)).toHaveLength(1);
  },
);

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
