import type { Profile } from '@segue/contract';
import { later, refuse, type Rendered, type RenderOptions, stateText } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { AccountSettingsScreen } from './screen';
import { open, profile } from './settings-page.fixture';

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
  it.each([
    ['succeeds', { profile }],
    ['fails', refuse('passwordIncorrect')],
  ])('keeps no password, and shows nothing of a change that %s in between', async (_, result) => {
    const response = later<{ profile: Profile } | ReturnType<typeof refuse>>();
    const rendered = await fill({ updateProfile: () => response.promise });
    await rendered.user.click(save());
    await reopen(rendered, async () => {
      expect(stateText(rendered.scope)).not.toMatch(/Harbour2025|Lantern2025/);
      await act(async () => response.arrive(result));
    });
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.queryByText(/Password changed successfully|Incorrect password/)).not.toBeInTheDocument();
    await rendered.user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
