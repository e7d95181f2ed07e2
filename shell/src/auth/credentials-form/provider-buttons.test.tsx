import { renderInScope } from '@segue/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ProviderButtons } from './provider-buttons';

const spotify = () => screen.getByRole('button', { name: 'Continue with Spotify' });
const soundcloud = () => screen.getByRole('button', { name: 'Continue with SoundCloud' });

beforeEach(() => {
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('who continues with a provider sees it begin, and cannot begin it twice', async () => {
  const { user } = renderInScope(<ProviderButtons />);
  await user.click(spotify());
  expect(spotify()).toHaveAttribute('aria-busy', 'true');
  expect(spotify()).toBeDisabled();
  expect(soundcloud()).toBeEnabled();
});

test('who comes back to the page as it was left can continue again', async () => {
  const { user } = renderInScope(<ProviderButtons />);
  await user.click(spotify());
  fireEvent(window, new Event('pageshow'));
  expect(spotify()).toBeEnabled();
  expect(spotify()).not.toHaveAttribute('aria-busy');
});
