import { messages, type Profile } from '@segue/contract';
import { later, refuse, type RenderOptions } from '@segue/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { open, profile } from '../settings-page.fixture';
import { checkPasswords, explainPasswordFailure } from './password';

const field = (label: string) => screen.getByLabelText(label);
const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;
const save = () => screen.getByRole('button', { name: 'Save password' });
/** Opens the form, fills it and submits it. */
async function submit(typed: readonly string[], api: RenderOptions['api'] = {}) {
  const rendered = open(api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Change password' }));
  for (const [index, text] of typed.entries()) {
    if (text) await rendered.user.type(field(LABELS[index] ?? ''), text);
  }
  await rendered.user.click(save());
  return rendered;
}

test('password form: its button opens and closes it; one error is shown at each invalid field [SET-20] [VALID-31]', async () => {
  const { user } = await submit(['x']);
  const text = 'All password fields are required';
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(field('Current password')).toBeValid();
  for (const label of LABELS.slice(1)) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  }
  expect(field('New password')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('password form: typing validates after the first submit, Cancel clears it [SET-21]', async () => {
  const { user } = await submit(['Harbour2025', 'Lantern2025', 'Lantern']);
  await user.type(field('Confirm new password'), '20');
  expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match');
  await user.type(field('Confirm new password'), '25');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Confirm new password')).toBeValid();
  await user.clear(field('Current password'));
  expect(screen.getByRole('alert')).toHaveTextContent('All password fields are required');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(field('New password')).toHaveValue('');
  await user.type(field('New password'), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('password form: a server error about a field focuses it and clears on typing [ERR-22]', async () => {
  const { user } = await submit(['Wrong2025', 'Lantern2025', 'Lantern2025'], {
    updateProfile: () => refuse('passwordIncorrect'),
  });
  const current = field('Current password');
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toHaveAccessibleDescription(expect.stringContaining('Incorrect password.'));
  await user.type(current, 'x');
  expect(screen.queryByText('Incorrect password.')).not.toBeInTheDocument();
});

describe('Password form while the change is saved', () => {
  async function submitPending() {
    const response = later<{ profile: Profile } | ReturnType<typeof refuse>>();
    const rendered = await submit(['Harbour2025', 'Lantern2025', 'Lantern2025'], {
      updateProfile: () => response.promise,
    });
    expect(save()).toHaveAttribute('aria-busy', 'true');
    return { ...rendered, response };
  }

  test('a failure without invalid fields leaves the focus on the submit button [ERR-21]', async () => {
    const { response } = await submitPending();
    await act(async () => response.arrive(refuse('unexpected')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password');
    for (const label of LABELS) expect(field(label)).toBeValid();
    await waitFor(() => expect(save()).toHaveFocus());
  });

  test('success closes the form and focuses the button that opened it [SET-22] [ERR-27]', async () => {
    const { response, api } = await submitPending();
    const toggle = screen.getByRole('button', { name: 'Change password' });
    await act(async () => response.arrive({ profile }));
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
    expect(api.requestsTo('updateProfile')[0]?.body).toEqual({
      currentPassword: 'Harbour2025',
      newPassword: 'Lantern2025',
    });
  });
});

const UNKNOWN_BODY = [
  ['an empty body', null],
  ["a proxy's error page", '<html><body><h1>502'],
  ['a very long text', 'Bad gateway. '.repeat(20)],
] as const;

test.each([
  [['Harbour2025'], messages.allPasswordFields, ['newPassword', 'repetition']],
  [['Harbour2025', 'Lantern2025', 'Lantern2026'], messages.newPasswordsMismatch, ['repetition']],
  [['Harbour2025', 'Short1a', 'Short1a'], messages.newPasswordTooShort, ['newPassword']],
])('password form: %j is one error at each invalid field [VALID-32] [VALID-33]', (typed, text, fields) => {
  const [currentPassword = '', newPassword = '', repetition = ''] = typed;
  expect(checkPasswords({ currentPassword, newPassword, repetition })).toEqual([{ text, fields }]);
});

test.each(UNKNOWN_BODY)('password form: %s is not shown as an error', (_, body) => {
  const failure = { kind: 'answered', status: 502, body, message: String(body) } as const;
  expect(explainPasswordFailure(failure)).toEqual({ text: 'Failed to change password', fields: [] });
});
