import type { Profile } from '@segue/contract';
import { aSession, later, refuse, renderInScope, type Rendered, type RenderOptions } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { serialize } from 'effector';
import { StrictMode } from 'react';
import { AccountSettingsScreen } from './screen';
import { connections, open, profile } from './settings-page.fixture';

const PASSWORDS = { 'Current password': 'Harbour2025', 'New password': 'Lantern2025' };

/** Leaves the settings, and does something before coming back. */
async function awayAndBack({ rerender }: Rendered, meanwhile: () => Promise<void> = async () => undefined) {
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

describe('Whoever leaves the settings', () => {
  it('leaves no half-typed password behind, and finds the form closed', async () => {
    const rendered = await fill();
    await awayAndBack(rendered, async () => {
      expect(JSON.stringify(serialize(rendered.scope))).not.toMatch(/Harbour2025|Lantern2025/);
    });
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('is not told again what an earlier stay came to', async () => {
    const rendered = open({
      updateProfile: () => ({ profile: { ...profile, email: 'ada@example.com.au' } }),
    });
    await rendered.user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
    await rendered.user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(await screen.findByText('Email updated successfully')).toBeVisible();
    await awayAndBack(rendered);
    expect(screen.queryByText('Email updated successfully')).not.toBeInTheDocument();
  });

  it('a failed OAuth flow is not shown again after leaving and coming back', async () => {
    const rendered = open({}, '/account-settings?error=denied&provider=spotify');
    expect(await screen.findByText('Failed to connect to Spotify')).toBeVisible();
    await awayAndBack(rendered);
    expect(screen.queryByText('Failed to connect to Spotify')).not.toBeInTheDocument();
  });

  it.each([
    ['is done', { profile }],
    ['fails', refuse('passwordIncorrect')],
  ])('hears nothing of a save that %s meanwhile', async (_, outcome) => {
    const answer = later<{ profile: Profile } | ReturnType<typeof refuse>>();
    const rendered = await fill({ updateProfile: () => answer.promise });
    await rendered.user.click(save());
    await awayAndBack(rendered, () => act(async () => answer.arrive(outcome)));
    expect(screen.queryByText(/Password changed successfully|Incorrect password/)).not.toBeInTheDocument();
    await rendered.user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a failed OAuth flow is shown in StrictMode, where effects run twice', async () => {
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
