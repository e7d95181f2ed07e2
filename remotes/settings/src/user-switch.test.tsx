import { send } from '@segue/event-bus';
import { pageResumed } from '@segue/stores';
import { later, refuse, type Later, type RenderOptions } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { connections, open, profile } from './settings-page.fixture';

type Response = Later<ReturnType<typeof refuse>>;
type Page = ReturnType<typeof open>;
const CONNECTIONS = '/account-settings?tab=connections';

/** Logs out; another user signs in on the same screen, and their requests succeed. */
async function switchUser({ api, scope }: Page) {
  send('session/logout');
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  api.handle({ getProfile: () => ({ profile }), getConnections: () => ({ connections }) });
  void allSettled(pageResumed, { scope });
  expect(await screen.findByRole('tab', { name: 'Connections' })).toBeVisible();
}

const REQUESTS: [
  string,
  string,
  (response: Response) => RenderOptions['api'],
  (page: Page) => Promise<void>,
][] = [
  [
    'disconnect',
    CONNECTIONS,
    (response) => ({ disconnect: () => response.promise }),
    async ({ user }) => {
      window.confirm = () => true;
      await user.click(await screen.findByRole('button', { name: 'Disconnect Spotify' }));
    },
  ],
  [
    'update email',
    '/account-settings',
    (response) => ({ updateProfile: () => response.promise }),
    async ({ user }) => {
      await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
      await user.click(screen.getByRole('button', { name: 'Update Email' }));
    },
  ],
];

test.each(REQUESTS)(
  "user switch: the previous user's failed request (%s) shows no error",
  async (_, at, api, start) => {
    const response = later<ReturnType<typeof refuse>>();
    const page = open({ logout: () => ({ success: true }), ...api(response) }, at);
    await start(page);
    await switchUser(page);
    await act(async () => response.arrive(refuse('unexpected')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
