import type { Profile } from '@segue/contract';
import { answerRaw, later, refuse } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { emailChanged } from './email/model';
import { open, profile } from './settings-page.fixture';

describe('Personal Info tab', () => {
  it('shows the saved email and disables Update Email until it changes', async () => {
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
  ])('shows a validation error for the email "%s" and sends nothing', async (email, text) => {
    const { user, api } = open();
    const field = await screen.findByDisplayValue('ada@example.com');
    await user.clear(field);
    if (email) await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(api.requestsTo('updateProfile')).toHaveLength(0);
  });

  it('disables the email field until the profile is loaded', async () => {
    const slow = later<{ profile: Profile }>();
    open({ getProfile: () => slow.promise });
    expect(screen.getByLabelText('Email address')).toBeDisabled();
    await act(async () => slow.arrive({ profile }));
    expect(screen.getByLabelText('Email address')).toBeEnabled();
  });

  it('ignores spaces around the email', async () => {
    const { scope } = open();
    await screen.findByDisplayValue('ada@example.com');
    await act(() => allSettled(emailChanged, { scope, params: ' ada@example.com ' }));
    expect(screen.getByRole('button', { name: 'Update Email' })).toBeDisabled();
  });

  it('saves a changed email', async () => {
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

  it('keeps the updated email when a load that started before the update ends after it', async () => {
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

  it('shows an error when updating the email fails', async () => {
    const { user } = open({ updateProfile: () => refuse('unexpected') });
    await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(await screen.findByText('Failed to update email')).toBeVisible();
  });

  it('shows an error when loading the profile fails', async () => {
    open({ getProfile: () => refuse('unexpected') });
    expect(await screen.findByText('Failed to load user profile')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toBeEnabled();
  });
});

describe('Password form', () => {
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
  ])(
    '%s, %s, %s: shows the first validation error of the specification, sends nothing',
    async (current, next, again, text) => {
      const { api } = await fill({}, current, next, again);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(api.requestsTo('updateProfile')).toHaveLength(0);
    },
  );

  it('closes after the password was changed, and does not send the repeated password', async () => {
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

  it('shows the error message of the server when the response has one', async () => {
    await fill(
      { updateProfile: () => refuse('passwordIncorrect') },
      'Wrong2025',
      'Lantern2025',
      'Lantern2025',
    );
    expect(await screen.findByText('Incorrect password.')).toBeVisible();
  });

  it.each([
    ['an empty body', null],
    ["a proxy's error page", '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['a very long text', 'Bad gateway. '.repeat(20)],
  ])('shows its own error message when the response is %s', async (_, body) => {
    await fill({ updateProfile: () => answerRaw(502, body) }, 'Harbour2025', 'Lantern2025', 'Lantern2025');
    expect(await screen.findByText('Failed to change password')).toBeVisible();
  });

  it('clears its fields on Cancel', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    await user.type(screen.getByLabelText('New password'), 'Lantern2025');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });
});
