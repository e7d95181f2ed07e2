import type { Profile } from '@segue/contract';
import { answerRaw, later, refuse } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { emailChanged } from './email/model';
import { open, profile } from './settings-page.fixture';

describe('Personal Info', () => {
  it('shows the saved e-mail and lets nothing be sent until it changes', async () => {
    const { user } = open();
    const field = await screen.findByDisplayValue('ada@example.com');
    expect(screen.getByRole('button', { name: 'Update Email' })).toBeDisabled();
    await user.type(field, '.au');
    expect(screen.getByRole('button', { name: 'Update Email' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
  });

  it.each([
    ['', 'Email is required'],
    ['nonsense', 'Invalid email address.'],
  ])('refuses the e-mail "%s" in words and sends nothing', async (email, words) => {
    const { user, api } = open();
    const field = await screen.findByDisplayValue('ada@example.com');
    await user.clear(field);
    if (email) await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(api.requestsTo('updateProfile')).toHaveLength(0);
  });

  it('lets no e-mail be typed before the saved one is known', async () => {
    const slow = later<{ profile: Profile }>();
    open({ getProfile: () => slow.promise });
    expect(screen.getByLabelText('Email address')).toBeDisabled();
    await act(async () => slow.arrive({ profile }));
    expect(screen.getByLabelText('Email address')).toBeEnabled();
  });

  it('takes spaces around the e-mail for no change', async () => {
    const { scope } = open();
    await screen.findByDisplayValue('ada@example.com');
    await act(() => allSettled(emailChanged, { scope, params: ' ada@example.com ' }));
    expect(screen.getByRole('button', { name: 'Update Email' })).toBeDisabled();
  });

  it('updates the e-mail', async () => {
    const { user, api } = open({
      updateProfile: () => ({ profile: { ...profile, email: 'new@example.com' } }),
    });
    const field = await screen.findByDisplayValue('ada@example.com');
    await user.clear(field);
    await user.type(field, ' new@example.com ');
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(await screen.findByText('Email updated successfully')).toBeVisible();
    expect(api.requestsTo('updateProfile')[0]?.body).toEqual({ email: 'new@example.com' });
    expect(screen.getByLabelText('Email address')).toHaveValue('new@example.com');
  });

  it('keeps the updated e-mail when an answer asked for before it comes late', async () => {
    const slow = later<{ profile: Profile }>();
    const updated = { ...profile, email: 'new@example.com' };
    const { user, api } = open({ updateProfile: () => ({ profile: updated }) });
    await screen.findByDisplayValue('ada@example.com');
    api.handle({ getProfile: () => slow.promise });
    await user.click(screen.getByRole('tab', { name: 'Connections' }));
    await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
    await user.clear(screen.getByLabelText('Email address'));
    await user.type(screen.getByLabelText('Email address'), updated.email);
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    await screen.findByText('Email updated successfully');
    await act(async () => slow.arrive({ profile }));
    expect(screen.getByLabelText('Email address')).toHaveValue(updated.email);
  });

  it('says that the e-mail could not be updated', async () => {
    const { user } = open({ updateProfile: () => refuse('unexpected') });
    await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(await screen.findByText('Failed to update email')).toBeVisible();
  });

  it('says that the profile could not be loaded', async () => {
    open({ getProfile: () => refuse('unexpected') });
    expect(await screen.findByText('Failed to load user profile')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toBeEnabled();
  });
});

describe('The password form', () => {
  async function fill(api: object, current: string, next: string, again: string) {
    const rendered = open(api);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    if (current) await user.type(screen.getByLabelText('Current password'), current);
    if (next) await user.type(screen.getByLabelText('New password'), next);
    if (again) await user.type(screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Save Password' }));
    return rendered;
  }

  it.each([
    ['Harbour2025', '', '', 'All password fields are required'],
    ['Harbour2025', 'Lantern2025', 'Lantern2026', 'New passwords do not match'],
    ['Harbour2025', 'Short1a', 'Short1a', 'New password must be at least 8 characters long'],
  ])('refuses %s, %s, %s in the written order', async (current, next, again, words) => {
    const { api } = await fill({}, current, next, again);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(api.requestsTo('updateProfile')).toHaveLength(0);
  });

  it('closes when the password was changed, and sends no repetition', async () => {
    const { api } = await fill(
      { updateProfile: () => ({ profile }) },
      'Harbour2025',
      'Lantern2025',
      'Lantern2025',
    );
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(api.requestsTo('updateProfile')[0]?.body).toEqual({
      currentPassword: 'Harbour2025',
      newPassword: 'Lantern2025',
    });
  });

  it('shows the sentence of the server when it gives one', async () => {
    await fill(
      { updateProfile: () => refuse('passwordIncorrect') },
      'Wrong2025',
      'Lantern2025',
      'Lantern2025',
    );
    expect(await screen.findByText('Incorrect password.')).toBeVisible();
  });

  it.each([
    ['none', null],
    ['the page of a proxy', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['far more than a sentence', 'Bad gateway. '.repeat(20)],
  ])('shows its own sentence when the server gives %s', async (_, body) => {
    await fill({ updateProfile: () => answerRaw(502, body) }, 'Harbour2025', 'Lantern2025', 'Lantern2025');
    expect(await screen.findByText('Failed to change password')).toBeVisible();
  });

  it('is emptied by Cancel', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    await user.type(screen.getByLabelText('New password'), 'Lantern2025');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });
});
