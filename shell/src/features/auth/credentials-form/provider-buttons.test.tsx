import { configuredFor, renderInScope } from '@segue/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ProviderButtons } from './provider-buttons';

const spotify = () => screen.getByRole('button', { name: 'Continue with Spotify' });
const soundcloud = () => screen.getByRole('button', { name: 'Continue with SoundCloud' });

test('a provider button is a link, which needs no script, and is pressed by Space, too', async () => {
  const { user } = renderInScope(<ProviderButtons />);
  expect(soundcloud()).toHaveAttribute('href', '/api/auth/soundcloud/');
  soundcloud().focus();
  await user.keyboard(' ');
  expect(soundcloud()).toHaveAttribute('aria-busy', 'true');
});

test('a page restored from the back/forward cache has its provider buttons enabled', async () => {
  const { user } = renderInScope(<ProviderButtons />);
  await user.click(spotify());
  fireEvent(window, new Event('pageshow'));
  expect(spotify()).not.toHaveAttribute('aria-disabled');
  expect(spotify()).not.toHaveAttribute('aria-busy');
});

test('only configured providers have a button; without any there is nothing to choose from', () => {
  const { unmount } = renderInScope(<ProviderButtons />, { config: configuredFor('soundcloud') });
  expect(screen.getAllByRole('button')).toEqual([soundcloud()]);
  expect(screen.getByRole('separator')).toBeVisible();
  unmount();
  renderInScope(<ProviderButtons />, { config: configuredFor() });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('separator')).toBeNull();
});
