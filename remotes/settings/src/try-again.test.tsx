import type { Connections, Profile } from '@segue/contract';
import { later, refuse, type RenderOptions } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { connections, open, profile } from './settings-page.fixture';

type Answer = { profile: Profile } | { connections: Connections };

const PLACES: [string, string, Answer, (answer: () => never) => RenderOptions['api'], () => HTMLElement][] = [
  [
    'the profile',
    '/account-settings',
    { profile },
    (getProfile) => ({ getProfile }),
    () => screen.getByLabelText('Email address'),
  ],
  [
    'the connections',
    '/account-settings?tab=connections',
    { connections },
    (getConnections) => ({ getConnections }),
    () => screen.getByRole('button', { name: 'Disconnect Spotify' }),
  ],
];
const button = () => screen.getByRole('button', { name: 'Try again' });

describe.each(PLACES)('Trying again to load %s', (_, at, loaded, api, next) => {
  /** Presses the button; its answer comes when the test wants it. */
  async function press() {
    const page = open(
      api(() => refuse('unexpected') as never),
      at,
    );
    const pressed = await screen.findByRole('button', { name: 'Try again' });
    const answer = later<Answer | ReturnType<typeof refuse>>();
    page.api.handle(api(() => answer.promise as never) ?? {});
    await page.user.click(pressed);
    // Browsers take the focus from a button that is disabled; here it has to be carried off.
    act(() => screen.getByRole('tab', { name: 'Connections' }).focus());
    act(() => screen.getByRole('tab', { name: 'Connections' }).blur());
    expect(document.body).toHaveFocus();
    return { pressed, answer };
  }

  test('keeps the button, busy, until the answer, and gives it the keyboard back when that is a refusal', async () => {
    const { pressed, answer } = await press();
    expect(button()).toBe(pressed);
    expect(pressed).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer.arrive(refuse('unexpected')));
    expect(pressed).toBeEnabled();
    expect(pressed).toHaveFocus();
  });

  test('leads the keyboard to what came instead', async () => {
    const { pressed, answer } = await press();
    await act(async () => answer.arrive(loaded));
    expect(pressed).not.toBeInTheDocument();
    expect(next()).toHaveFocus();
  });
});
