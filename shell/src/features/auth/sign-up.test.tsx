import { refuse, renderInScope, settled } from '@segue/kernel/testing';
import { errors, screens } from '@segue/contract';
import { oauthFailureQuery, type OAuthFailureCode } from '@segue/contract/oauth-failures';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SignIn, SignUp } from '.';

const TOKEN = 'an-invite/token&';
const WITH_INVITE = `${screens.signUp}?${new URLSearchParams({ invite: TOKEN })}`;

const bothForms = (
  <Routes>
    <Route path={screens.signIn} element={<SignIn />} />
    <Route path={screens.signUp} element={<SignUp />} />
  </Routes>
);

const spotify = () => screen.getByRole('button', { name: 'Continue with Spotify' });

test.each([
  ['closed', WITH_INVITE, 'Registration is closed'],
  ['invite', screens.signUp, 'You need an invite'],
  ['invite', `${screens.signUp}?invite=`, 'You need an invite'],
] as const)(
  'registration %s at %s: a sentence in place of form and buttons [INVITE-06] [INVITE-07]',
  async (registration, at, title) => {
    const { user, location } = renderInScope(bothForms, { at, config: { registration } });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('Ask the person who runs this server.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Email')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(location()).toMatch(/^\/sign-in/);
    expect(spotify()).toBeVisible();
  },
);

test('an invite link opens the form, and goes along with buttons and links [INVITE-07]', async () => {
  const { user, location } = renderInScope(bothForms, {
    at: WITH_INVITE,
    config: { registration: 'invite' },
  });
  const start = `/api/auth/spotify/?${new URLSearchParams({ invite: TOKEN })}`;
  expect(spotify()).toHaveAttribute('href', start);
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(spotify()).toHaveAttribute('href', start);
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(location()).toBe(WITH_INVITE);
});

test('a refused invite: the words of the server are at the form, which keeps its values [INVITE-08]', async () => {
  const { user, api, scope } = renderInScope(<SignUp />, {
    at: WITH_INVITE,
    config: { registration: 'invite' },
    api: { registerUser: () => refuse('inviteInvalid') },
  });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Abcdefg1');
  await user.type(screen.getByLabelText('Confirm password'), 'Abcdefg1');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await settled(scope);
  expect(screen.getByRole('alert')).toHaveTextContent(errors.inviteInvalid.message);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(api.requestsTo('registerUser')[0]?.body).toEqual({
    email: 'ada@example.com',
    password: 'Abcdefg1',
    invite: TOKEN,
  });
});

test.each<[OAuthFailureCode, RegExp]>([
  ['registration_closed', /^Registration is closed on this server\./],
  ['invite_required', /^Your Spotify account is new here, and new accounts need an invite link\./],
  ['invite_invalid', /^This invite link has expired or was used already\./],
])('a provider sign-in without account that ends with %s says why [INVITE-09]', (error, sentence) => {
  renderInScope(<SignIn />, { at: `${screens.signIn}?${oauthFailureQuery(error, 'spotify', null)}` });
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});
