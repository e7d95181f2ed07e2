import { messages, type Profile } from '@segue/contract';
import { answerRaw, later, refuse, type RenderOptions } from '@segue/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { open, profile } from '../settings-page.fixture';

const field = (label: string) => screen.getByLabelText(label);
const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;
const save = () => screen.getByRole('button', { name: 'Save Password' });
/** Browsers take the focus from a button that is disabled; here it has to be carried off, by way of a field. */
function loseFocus() {
  act(() => field('New password').focus());
  act(() => field('New password').blur());
  expect(document.body).toHaveFocus();
}

/** Opens the form, fills it and sends it. */
async function send(typed: readonly string[], api: RenderOptions['api'] = {}) {
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
  '%j is said once, describes each field concerned, and leads to the first',
  async (typed, words, concerned) => {
    await send(typed);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    for (const label of LABELS) {
      const isConcerned = concerned.includes(label);
      expect(field(label).matches('[aria-invalid="true"]')).toBe(isConcerned);
      if (isConcerned) expect(field(label)).toHaveAccessibleDescription(words);
    }
    expect(field(concerned[0] ?? '')).toHaveFocus();
  },
);

test('nothing is checked before the first try, and everything while typing after it', async () => {
  const { user } = await send(['Harbour2025', 'Lantern2025', 'Lantern']);
  await user.type(field('Confirm new password'), '20');
  expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match');
  await user.type(field('Confirm new password'), '25');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Confirm new password')).toBeValid();
  await user.clear(field('Current password'));
  expect(screen.getByRole('alert')).toHaveTextContent('All password fields are required');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  await user.type(field('New password'), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['Current password', () => refuse('passwordIncorrect'), 'Incorrect password.'],
  ['New password', () => answerRaw(400, { message: messages.passwordRule }), messages.passwordRule],
])('what the server refuses about "%s" leads there, until it changes', async (label, answer, words) => {
  const { user } = await send(['Wrong2025', 'Lantern2025', 'Lantern2025'], { updateProfile: answer });
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(words);
  await user.type(field(label), 'x');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

describe('While the answer is awaited', () => {
  const DONE = { profile };
  async function sent() {
    const answer = later<{ profile: Profile } | ReturnType<typeof refuse>>();
    const rendered = await send(['Harbour2025', 'Lantern2025', 'Lantern2025'], {
      updateProfile: () => answer.promise,
    });
    expect(save()).toBeDisabled();
    loseFocus();
    return { ...rendered, answer };
  }

  test('the focus is lost, and back on the button when no field is to blame', async () => {
    const { answer } = await sent();
    await act(async () => answer.arrive(refuse('unexpected')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password');
    for (const label of LABELS) expect(field(label)).toBeValid();
    await waitFor(() => expect(save()).toHaveFocus());
  });

  test('the focus is lost, and on what opened the form when the form closes', async () => {
    const { answer } = await sent();
    await act(async () => answer.arrive(DONE));
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus();
  });

  test('the form can be neither closed nor opened anew', async () => {
    const { answer } = await sent();
    const toggle = screen.getByRole('button', { name: 'Change Password' });
    expect(toggle).toBeDisabled();
    await act(async () => answer.arrive(DONE));
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(toggle).toBeEnabled();
  });

  test('whoever goes on to something else stays there', async () => {
    const { answer } = await sent();
    act(() => screen.getByRole('tab', { name: 'Personal Info' }).focus());
    await act(async () => answer.arrive(refuse('passwordIncorrect')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password.');
    expect(screen.getByRole('tab', { name: 'Personal Info' })).toHaveFocus();
  });
});
