import type { Profile } from '@segue/contract';
import {
  aSession,
  later,
  refuse,
  renderInScope,
  type Rendered,
  type RenderOptions,
  stateText,
} from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { AccountSettingsScreen } from './screen';
import { connections, open, profile } from './settings-page.fixture';

const PASSWORDS = { 'Current password': 'Harbour2025', 'New password': 'Lantern2025' };

/** Unmounts the screen, runs `meanwhile`, and mounts it again. */
async function reopen({ rerender }: Rendered, meanwhile: () => Promise<void> = async () => undefined) {
  rerender(<p>Elsewhere</p>);
  await meanwhile();
  rerender(<AccountSettingsScreen />);
}

/** Opens the password form and fills it. */
async function fill(api: RenderOptions['api'] = {}) {
  const rendered = open(api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Change Password' }));
  for (const [label, text] of Object.entries({ ...PASSWORDS, 'Confirm new password': 'Lantern2025' })) {
    await rendered.user.type(screen.getByLabelText(label), text);
  }
  return rendered;
}

const save = () => screen.getByRole('button', { name: 'Save Password' });

describe('Settings screen, left and opened again', () => {
  it('closes the password form and clears the typed passwords', async () => {
    const rendered = await fill();
    await reopen(rendered, async () => {
      expect(stateText(rendered.scope)).not.toMatch(/Harbour2025|Lantern2025/);
    });
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('does not show an earlier success message again', async () => {
    const rendered = open({
      updateProfile: () => ({ profile: { ...profile, email: 'ada@example.com.au' } }),
    });
    await rendered.user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
    await rendered.user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(await screen.findByText('Email updated successfully')).toBeVisible();
    await reopen(rendered);
    expect(screen.queryByText('Email updated successfully')).not.toBeInTheDocument();
  });

  it('does not show an earlier failed OAuth flow again', async () => {
    const rendered = open({}, '/account-settings?error=denied&provider=spotify');
    expect(await screen.findByText('Failed to connect to Spotify')).toBeVisible();
    await reopen(rendered);
    expect(screen.queryByText('Failed to connect to Spotify')).not.toBeInTheDocument();
  });

  it.each([
    ['succeeds', { profile }],
    ['fails', refuse('passwordIncorrect')],
  ])('shows nothing of a password change that %s in between', async (_, result) => {
    const response = later<{ profile: Profile } | ReturnType<typeof refuse>>();
    const rendered = await fill({ updateProfile: () => response.promise });
    await rendered.user.click(save());
    await reopen(rendered, () => act(async () => response.arrive(result)));
    expect(screen.queryByText(/Password changed successfully|Incorrect password/)).not.toBeInTheDocument();
    await rendered.user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('settings screen: a failed OAuth flow is shown in StrictMode, where effects run twice', async () => {
  renderInScope(
    <StrictMode>
      <AccountSettingsScreen />
    </StrictMode>,
    {
      at: '/account-settings?error=denied&provider=spotify',
      session: aSession(),
      api: { getConnections: () => ({ connections }) },
    },
  );
  expect(await screen.findByText('Failed to connect to Spotify')).toBeVisible();
});
