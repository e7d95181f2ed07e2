import { $appearance } from '@segue/kernel/state';
import { renderInScope } from '@segue/kernel/testing';
import { screen, within } from '@testing-library/react';
import { AppearanceCard } from './appearance';

test('appearance: one labeled row of three radio buttons asks for the chosen one [APPEAR-02]', async () => {
  const { user, sent } = renderInScope(<AppearanceCard />, { values: [[$appearance, 'dark']] });
  const group = within(screen.getByRole('radiogroup', { name: 'Appearance' }));
  const names = group.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
  expect(names).toEqual(['Dark', 'Light', 'Same as the system']);
  expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await user.click(group.getByRole('radio', { name: 'Light' }));
  expect(sent('appearance/choose')).toEqual([{ appearance: 'light' }]);
});
