import { configuredFor, renderInScope } from '@segue/kernel/testing';
import { nameProviders } from '@segue/contract';
import { screen } from '@testing-library/react';
import { SignIn, SignUp } from '.';

afterEach(() => nameProviders({}));

test.each([
  ['sign-in', <SignIn key="in" />],
  ['sign-up', <SignUp key="up" />],
])('%s: the issuer of OpenID Connect has the first button [OPENID-01]', (_, form) => {
  nameProviders({}, 'Our home');
  renderInScope(form, { config: { openIdName: 'Our home' } });
  const [first] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Continue with Our home');
  expect(first).toHaveAttribute('href', '/api/auth/oidc/');
});

test.each([
  ['sign-in', <SignIn key="in" />],
  ['sign-up', <SignUp key="up" />],
])('%s: without passwords there are the buttons alone [OPENID-06]', (_, form) => {
  const { unmount } = renderInScope(form, { config: { passwordSignIn: false, openIdName: 'id' } });
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByRole('separator')).toBeNull();
  unmount();
  renderInScope(form, { config: { ...configuredFor(), passwordSignIn: false } });
  expect(screen.getByRole('alert')).toHaveTextContent('Log in at the page in front of this site');
});

test('a failed flow of OpenID Connect names the issuer [OPENID-02]', () => {
  nameProviders({}, 'Our home');
  renderInScope(<SignIn />, { at: '/sign-in?error=provider_unavailable&provider=oidc' });
  expect(screen.getByRole('alert')).toHaveTextContent('Our home is not available right now.');
});

test('sign-in says why the user whom a proxy names is kept out [PROXY-04]', () => {
  renderInScope(<SignIn />, { session: { status: 'signed-out', refusal: 'Registration is closed.' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Registration is closed.');
  expect(screen.getByLabelText('Email')).toBeVisible();
});
