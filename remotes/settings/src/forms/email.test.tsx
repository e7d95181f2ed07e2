import type { Profile } from '@segue/contract';
import { later, refuse, type RenderOptions } from '@segue/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { open, profile } from '../settings-page.fixture';

const field = () => screen.getByLabelText('Email address');
const update = () => screen.getByRole('button', { name: 'Update email' });

/** Replaces the saved email and submits the form. */
async function submit(email: string, api: RenderOptions['api'] = {}) {
  const rendered = open(api);
  await rendered.user.clear(await screen.findByDisplayValue('ada@example.com'));
  if (email) await rendered.user.type(field(), email);
  await rendered.user.click(update());
  return rendered;
}

test('email form: after the first rejected submit, typing validates the email [VALID-30]', async () => {
  const { user, api } = await submit('');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Email is required');
  await user.type(field(), 'new');
  expect(field()).toHaveAccessibleDescription('Invalid email address.');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email address.');
  await user.type(field(), '@example.com');
  expect(field()).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.requestsTo('updateProfile')).toHaveLength(0);
});

test('email form: an email already in use shows an error under the field and focuses it', async () => {
  const { user } = await submit('taken@example.com', { updateProfile: () => refuse('emailInUse') });
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to update email. This email is already in use.',
  );
  expect(field()).toBeInvalid();
  await user.type(field(), '.au');
  expect(field()).toBeValid();
});

test.each([
  ['unexpected', 'Failed to update email'],
  ['reauthenticate', 'Failed to update email. You signed in more than a day ago.'],
] as const)('email form: the server error "%s" leaves the field valid [ERR-20]', async (error, text) => {
  await submit('new@example.com', { updateProfile: () => refuse(error) });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field()).toBeValid();
  expect(update()).toHaveFocus();
});

test('email form: a changed email is saved, its live region says so, and it has the focus [ERR-26]', async () => {
  const answer = later<{ profile: Profile }>();
  const { api } = await submit(' new@example.com ', { updateProfile: () => answer.promise });
  const live = within(screen.getByRole('region', { name: 'Email' })).getByRole('status');
  expect(live).toBeEmptyDOMElement();
  await act(async () => answer.arrive({ profile: { ...profile, email: 'new@example.com' } }));
  expect(await screen.findByText('Email updated successfully')).toBe(live);
  expect(api.requestsTo('updateProfile')[0]?.body).toEqual({ email: 'new@example.com' });
  expect(field()).toHaveValue('new@example.com');
  expect(update()).toBeDisabled();
  expect(field()).toHaveFocus();
});

test('email form: Update needs another email, Reset restores it [SET-17] [SET-18] [SET-19]', async () => {
  const { user } = open();
  await user.type(await screen.findByDisplayValue('ada@example.com'), ' ');
  expect(update()).toBeDisabled();
  await user.type(field(), '.au');
  expect(update()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field()).toHaveValue('ada@example.com');
});

test('email form: a profile that cannot load shows an error and leaves the field enabled [ERR-19]', async () => {
  open({ getProfile: () => refuse('unexpected') });
  expect(await screen.findByText('Failed to load user profile')).toBeVisible();
  expect(field()).toBeEnabled();
});

test('email form: an older load does not overwrite the updated email', async () => {
  const slow = later<{ profile: Profile }>();
  const updated = { ...profile, email: 'new@example.com' };
  const { user, api } = open({ updateProfile: () => ({ profile: updated }) });
  await screen.findByDisplayValue('ada@example.com');
  api.handle({ getProfile: () => slow.promise });
  await user.click(screen.getByRole('tab', { name: 'Connections' }));
  await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
  await user.clear(field());
  await user.type(field(), updated.email);
  await user.click(update());
  await screen.findByText('Email updated successfully');
  await act(async () => slow.arrive({ profile }));
  expect(field()).toHaveValue(updated.email);
});
