import type { Connections, Profile } from '@segue/contract';
import { later, refuse, type RenderOptions } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { connections, open, profile } from './settings-page.fixture';

type Response = { profile: Profile } | { connections: Connections };

const LOADS: [
  string,
  string,
  Response,
  (response: () => never) => RenderOptions['api'],
  () => HTMLElement,
][] = [
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

describe.each(LOADS)('"Try again" for loading %s', (_, at, loaded, api, firstControl) => {
  /** Presses the button; the test resolves the response. */
  async function press() {
    const page = open(
      api(() => refuse('unexpected') as never),
      at,
    );
    const pressed = await screen.findByRole('button', { name: 'Try again' });
    const response = later<Response | ReturnType<typeof refuse>>();
    page.api.handle(api(() => response.promise as never) ?? {});
    await page.user.click(pressed);
    // Browsers blur a disabled button; jsdom does not, so the test moves the focus to a tab and blurs that.
    act(() => screen.getByRole('tab', { name: 'Connections' }).focus());
    act(() => screen.getByRole('tab', { name: 'Connections' }).blur());
    expect(document.body).toHaveFocus();
    return { pressed, response };
  }

  test('stays busy until the response, and regains the focus when loading fails', async () => {
    const { pressed, response } = await press();
    expect(button()).toBe(pressed);
    expect(pressed).toHaveAttribute('aria-busy', 'true');
    await act(async () => response.arrive(refuse('unexpected')));
    expect(pressed).toBeEnabled();
    expect(pressed).toHaveFocus();
  });

  test('disappears when loading succeeds, and the first control gets the focus', async () => {
    const { pressed, response } = await press();
    await act(async () => response.arrive(loaded));
    expect(pressed).not.toBeInTheDocument();
    expect(firstControl()).toHaveFocus();
  });
});
