import { messages, type Profile } from '@segue/contract';
import { answerRaw, later, refuse, type RenderOptions } from '@segue/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { open, profile } from '../settings-page.fixture';

const field = (label: string) => screen.getByLabelText(label);
const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;
const save = () => screen.getByRole('button', { name: 'Save Password' });
/** Browsers blur a disabled button; jsdom does not, so the test moves the focus to a field and blurs that. */
function loseFocus() {
  act(() => field('New password').focus());
  act(() => field('New password').blur());
  expect(document.body).toHaveFocus();
}

/** Opens the form, fills it and submits it. */
async function submit(typed: readonly string[], api: RenderOptions['api'] = {}) {
  const rendered = open(api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Change Password' }));
  for (const [index, text] of typed.entries()) {
    if (text) await rendered.user.type(field(LABELS[index] ?? ''), text);
  }
  await rendered.user.click(save());
  return rendered;
}

test.each([
  [['', '', ''], 'All password fields are required', [...LABELS]],
  [['Harbour2025', '', ''], 'All password fields are required', ['New password', 'Confirm new password']],
  [['Harbour2025', 'Lantern2025', 'Lantern2026'], 'New passwords do not match', ['Confirm new password']],
  [
    ['Harbour2025', 'Short1a', 'Short1a'],
    'New password must be at least 8 characters long',
    ['New password'],
  ],
])(
  'password form: %j shows one error at each invalid field [VALID-31] [VALID-32] [VALID-33]',
  async (typed, text, invalid) => {
    const { api } = await submit(typed);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    for (const label of LABELS) {
      const isInvalid = invalid.includes(label);
      expect(field(label).matches('[aria-invalid="true"]')).toBe(isInvalid);
      if (isInvalid) expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    }
    expect(field(invalid[0] ?? '')).toHaveFocus();
    expect(api.requestsTo('updateProfile')).toHaveLength(0);
  },
);

test('password form: its button opens and closes it [SET-20]', async () => {
  const { user } = open();
  const toggle = await screen.findByRole('button', { name: 'Change Password' });
  await user.click(toggle);
  expect(field('New password')).toBeVisible();
  await user.click(toggle);
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
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(field('New password')).toHaveValue('');
  await user.type(field('New password'), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['Current password', () => refuse('passwordIncorrect'), 'Incorrect password.'],
  ['New password', () => answerRaw(400, { message: messages.passwordRule }), messages.passwordRule],
])(
  'password form: a server error about "%s" focuses it and clears on typing [ERR-22]',
  async (label, response, text) => {
    const { user } = await submit(['Wrong2025', 'Lantern2025', 'Lantern2025'], { updateProfile: response });
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    await user.type(field(label), 'x');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  },
);

test.each([
  ['an empty body', null],
  ["a proxy's error page", '<html><body><h1>502 Bad Gateway</h1></body></html>'],
  ['a very long text', 'Bad gateway. '.repeat(20)],
])('password form: %s as the response shows our own error message', async (_, body) => {
  await submit(['Harbour2025', 'Lantern2025', 'Lantern2025'], { updateProfile: () => answerRaw(502, body) });
  expect(await screen.findByText('Failed to change password')).toBeVisible();
});

describe('Password form while the change is saved', () => {
  async function submitPending() {
    const response = later<{ profile: Profile } | ReturnType<typeof refuse>>();
    const rendered = await submit(['Harbour2025', 'Lantern2025', 'Lantern2025'], {
      updateProfile: () => response.promise,
    });
    expect(save()).toBeDisabled();
    loseFocus();
    return { ...rendered, response };
  }

  test('a failure without invalid fields returns the focus to the submit button [ERR-21]', async () => {
    const { response } = await submitPending();
    await act(async () => response.arrive(refuse('unexpected')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password');
    for (const label of LABELS) expect(field(label)).toBeValid();
    await waitFor(() => expect(save()).toHaveFocus());
  });

  test('success closes the form and focuses the button that opened it [SET-22] [ERR-27]', async () => {
    const { response, api } = await submitPending();
    const toggle = screen.getByRole('button', { name: 'Change Password' });
    expect(toggle).toBeDisabled();
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
