import { screen, within } from '@testing-library/react';
import { open, profile } from './settings-page.fixture';

const statusOf = (card: string) => within(screen.getByRole('region', { name: card })).getByRole('status');

test('email form: its success message appears in a live region that was already rendered', async () => {
  const { user } = open({ updateProfile: () => ({ profile }) });
  await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
  const liveRegion = statusOf('Email');
  expect(liveRegion).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Update Email' }));
  expect(await screen.findByText('Email updated successfully')).toBe(liveRegion);
});
