import { refuse } from '@segue/kernel/testing';
import { screen } from '@testing-library/react';
import { open } from './settings-page.fixture';

test('Your sessions: logs out everywhere else', async () => {
  const { user, api } = open({ endOtherSessions: () => ({ success: true }) });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('Logged out everywhere else.')).toBeVisible();
  expect(api.requestsTo('endOtherSessions')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument();
});

test('Your sessions: shows a failed logout, and the other browsers stay', async () => {
  const { user } = open({ endOtherSessions: () => refuse('unexpected') });
  const button = await screen.findByRole('button', { name: 'Log out everywhere else' });
  await user.click(button);
  expect(await screen.findByText('Couldn’t log out there. Try again.')).toBeVisible();
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
  expect(button).toHaveFocus();
});

test('Export your data: saves the answer as a file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = open({ exportData: () => ({ playlists: [] }) });
  await user.click(await screen.findByRole('button', { name: 'Download your data' }));
  expect(await screen.findByText('Downloaded as segue-export.json.')).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.type).toBe('application/json');
});

test('Export your data: shows when to try again after too many downloads', async () => {
  const { user } = open({ exportData: () => refuse('tooMany', { 'Retry-After': '90' }) });
  await user.click(await screen.findByRole('button', { name: 'Download your data' }));
  expect(await screen.findByText(/Try again in 2 minutes\./)).toBeVisible();
});

describe('Delete account', () => {
  async function submit(api: object, password: string, confirmation: string) {
    const rendered = open(api);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    if (password) await user.type(screen.getByLabelText('Your password'), password);
    if (confirmation) await user.type(screen.getByLabelText('Type DELETE to confirm'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    return rendered;
  }

  it('Delete account needs the password and the confirmation word', async () => {
    const { api } = await submit({}, '', 'delete');
    expect(screen.getByText('A password is required.')).toBeVisible();
    expect(screen.getByText('Type DELETE to confirm.')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    expect(api.requestsTo('deleteAccount')).toHaveLength(0);
  });

  it('shows a wrong password under its field', async () => {
    await submit({ deleteAccount: () => refuse('passwordIncorrect') }, 'Wrong2025', 'DELETE');
    expect(await screen.findByText('Incorrect password.')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveAttribute('aria-invalid', 'true');
  });
});
