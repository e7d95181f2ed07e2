import { refuse } from '@segue/kernel/testing';
import { screen } from '@testing-library/react';
import { open } from '../settings-page.fixture';

const invite = { url: 'https://segue.example/sign-up?invite=token', expiresAt: '2025-12-06T10:00:00.000Z' };
const ALLOWED = { config: { registration: 'invite', userInvites: true } } as const;
const SETTINGS = '/account-settings';
const create = () => screen.findByRole('button', { name: 'Create invite link' });

test('without permission to invite there is no card [INVITE-05]', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Invite someone' })).toBeNull();
});

test('a new link is shown with its last day, is copied, and keeps the focus [INVITE-05]', async () => {
  const { user, sent } = open({ createInvite: () => invite }, SETTINGS, ALLOWED);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await create());
  expect(await screen.findByLabelText('Invite link')).toHaveValue(invite.url);
  expect(screen.getByText(/^Good until Dec 6, 2025\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create another link' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(invite.url);
  expect(sent('notice/show')).toEqual([{ text: 'Link copied' }]);
});

test.each([
  ['tooMany', 'Too many requests. Please try again later.'],
  ['unexpected', 'The link couldn’t be created. Try again.'],
] as const)(
  'a link that is refused with %s: the reason stays in the card [INVITE-05]',
  async (code, text) => {
    const { user } = open({ createInvite: () => refuse(code) }, SETTINGS, ALLOWED);
    await user.click(await create());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Invite link')).toBeNull();
  },
);
