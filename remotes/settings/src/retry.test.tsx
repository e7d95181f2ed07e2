import { later, refuse } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { connections, open } from './settings-page.fixture';

/** Fails to load the connections and presses "Try again"; the test resolves the response. */
async function tryAgain() {
  const page = open({ getConnections: () => refuse('unexpected') }, '/account-settings?tab=connections');
  const button = await screen.findByRole('button', { name: 'Try again' });
  const response = later<{ connections: typeof connections } | ReturnType<typeof refuse>>();
  page.api.handle({ getConnections: () => response.promise });
  await page.user.click(button);
  // Browsers blur a disabled button; jsdom does not, so the test moves the focus to a tab and blurs that.
  act(() => screen.getByRole('tab', { name: 'Connections' }).focus());
  act(() => screen.getByRole('tab', { name: 'Connections' }).blur());
  expect(button).toHaveAttribute('aria-busy', 'true');
  return { button, response };
}

test('"Try again" for loading: regains the focus when loading fails again', async () => {
  const { button, response } = await tryAgain();
  await act(async () => response.arrive(refuse('unexpected')));
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
});

test('"Try again" for loading: goes when loading succeeds, and the first control has the focus', async () => {
  const { button, response } = await tryAgain();
  await act(async () => response.arrive({ connections }));
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Disconnect Spotify' })).toHaveFocus();
});
