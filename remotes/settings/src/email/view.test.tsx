import { refuse, type RenderOptions } from '@segue/testing';
import { screen, waitFor } from '@testing-library/react';
import { open, profile } from '../settings-page.fixture';

const field = () => screen.getByLabelText('Email address');
const update = () => screen.getByRole('button', { name: 'Update Email' });

/** Types an address in place of the saved one and sends it. */
async function send(email: string, api: RenderOptions['api'] = {}) {
  const rendered = open(api);
  await rendered.user.clear(await screen.findByDisplayValue('ada@example.com'));
  if (email) await rendered.user.type(field(), email);
  await rendered.user.click(update());
  return rendered;
}

test('after the first refusal the address is checked while it is typed', async () => {
  const { user } = await send('');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Email is required');
  await user.type(field(), 'new');
  expect(field()).toHaveAccessibleDescription('Invalid email address.');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email address.');
  await user.type(field(), '@example.com');
  expect(field()).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("another account's address is said under the field, and the focus is there", async () => {
  const { user } = await send('taken@example.com', { updateProfile: () => refuse('emailInUse') });
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
] as const)('a failure the address is not to blame for leaves it valid: %s', async (error, words) => {
  await send('new@example.com', { updateProfile: () => refuse(error) });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toBeValid();
  expect(update()).toHaveFocus();
});

test('once it is saved there is nothing to press, and the focus is in the field', async () => {
  await send('new@example.com', {
    updateProfile: () => ({ profile: { ...profile, email: 'new@example.com' } }),
  });
  expect(await screen.findByText('Email updated successfully')).toBeVisible();
  expect(update()).toBeDisabled();
  expect(field()).toHaveFocus();
});

test('Reset leaves the focus in the field and the check for the next try', async () => {
  const { user } = await send('nonsense');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field()).toHaveFocus();
  await user.type(field(), ' nonsense');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
