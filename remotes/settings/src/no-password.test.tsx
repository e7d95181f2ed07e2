import { aSession, refuse } from '@segue/kernel/testing';
import { screen } from '@testing-library/react';
import { open, profile } from './settings-page.fixture';

const session = aSession({ hasPassword: false, isSetUp: true });
const getProfile = () => ({ profile: { ...profile, signsInWith: 'Our home' } });

test('no password: a line names what signs in, in place of the forms [OPENID-05]', async () => {
  open({ getProfile }, undefined, { session });
  expect(
    await screen.findByText('You sign in with Our home. Your email there is ada@example.com.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Email address')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(screen.queryByText('Password last changed')).toBeNull();
});

test('no password: deletion asks for the word alone, and for a recent sign-in [OPENID-05]', async () => {
  const { user, api } = open({ getProfile, deleteAccount: () => refuse('reauthenticate') }, undefined, {
    session,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await user.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Please sign in again to do this.')).toBeVisible();
  expect(api.requestsTo('deleteAccount')[0]?.body).toEqual({ confirmation: 'DELETE' });
});
