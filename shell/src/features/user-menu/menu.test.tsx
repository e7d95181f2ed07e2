import { $appearance } from '@segue/kernel/state';
import { aSession, renderInScope } from '@segue/kernel/testing';
import { screen } from '@testing-library/react';
import { UserMenu } from '.';

test('user menu: Appearance opens a submenu by key, and leaves it by key [APPEAR-02]', async () => {
  const { user } = renderInScope(<UserMenu />, { session: aSession(), values: [[$appearance, 'light']] });
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  const item = await screen.findByRole('menuitem', { name: 'Appearance' });
  item.focus();
  await user.keyboard('{ArrowRight}');
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Dark', 'Light', 'Same as the system']);
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Light');
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Same as the system' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
  expect(item).toHaveFocus();
  expect(screen.getByRole('menu', { name: 'User menu' })).toBeVisible();
});
