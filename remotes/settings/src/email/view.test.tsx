import { refuse, type RenderOptions } from '@segue/testing';
import { screen, waitFor } from '@testing-library/react';
import { open, profile } from '../settings-page.fixture';

const field = () => screen.getByLabelText('Email address');
const update = () => screen.getByRole('button', { name: 'Update Email' });

/** Replaces the saved email and submits the form. */
async function submit(email: string, api: RenderOptions['api'] = {}) {
  const rendered = open(api);
  await rendered.user.clear(await screen.findByDisplayValue('ada@example.com'));
  if (email) await rendered.user.type(field(), email);
  await rendered.user.click(update());
  return rendered;
}

test('email form: after the first rejected submit, typing validates the email', async () => {
  const { user } = await submit('');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Email is required');
  await user.type(field(), 'new');
  expect(field()).toHaveAccessibleDescription('Invalid email address.');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email address.');
  await user.type(field(), '@example.com');
  expect(field()).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
] as const)('email form: the server error "%s" leaves the field valid', async (error, text) => {
  await submit('new@example.com', { updateProfile: () => refuse(error) });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field()).toBeValid();
  expect(update()).toHaveFocus();
});

test('email form: after saving, the button is disabled and the field has the focus', async () => {
  await submit('new@example.com', {
    updateProfile: () => ({ profile: { ...profile, email: 'new@example.com' } }),
  });
  expect(await screen.findByText('Email updated successfully')).toBeVisible();
  expect(update()).toBeDisabled();
  expect(field()).toHaveFocus();
});

test('email form: Reset focuses the field and stops validation until the next submit', async () => {
  const { user } = await submit('nonsense');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field()).toHaveFocus();
  await user.type(field(), ' nonsense');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
