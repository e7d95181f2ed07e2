import { send } from '@segue/event-bus';
import { pageResumed } from '@segue/stores';
import { later, refuse, type Later, type RenderOptions } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { connections, open, profile } from './settings-page.fixture';

type Answer = Later<ReturnType<typeof refuse>>;
type Page = ReturnType<typeof open>;
const CONNECTIONS = '/account-settings?tab=connections';

/** Ends the visit; the next person comes to the same screen, and what they ask is answered at once. */
async function changePlaces({ api, scope }: Page) {
  send('session/logout');
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  api.handle({ getProfile: () => ({ profile }), getConnections: () => ({ connections }) });
  void allSettled(pageResumed, { scope });
  expect(await screen.findByRole('tab', { name: 'Connections' })).toBeVisible();
}

const ASKED: [string, string, (answer: Answer) => RenderOptions['api'], (page: Page) => Promise<void>][] = [
  [
    'a disconnect',
    CONNECTIONS,
    (answer) => ({ disconnect: () => answer.promise }),
    async ({ user }) => {
      window.confirm = () => true;
      await user.click(await screen.findByRole('button', { name: 'Disconnect Spotify' }));
    },
  ],
  [
    'the connections',
    CONNECTIONS,
    (answer) => ({ getConnections: () => answer.promise }),
    async ({ api }) => expect(api.requestsTo('getConnections')).not.toHaveLength(0),
  ],
  [
    'the profile',
    '/account-settings',
    (answer) => ({ getProfile: () => answer.promise }),
    async ({ api }) => expect(api.requestsTo('getProfile')).not.toHaveLength(0),
  ],
  [
    'a new e-mail',
    '/account-settings',
    (answer) => ({ updateProfile: () => answer.promise }),
    async ({ user }) => {
      await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
      await user.click(screen.getByRole('button', { name: 'Update Email' }));
    },
  ],
];

test.each(ASKED)('whoever comes next is not told that %s of the former failed', async (_, at, api, ask) => {
  const answer = later<ReturnType<typeof refuse>>();
  const page = open({ logout: () => ({ success: true }), ...api(answer) }, at);
  await ask(page);
  await changePlaces(page);
  await act(async () => answer.arrive(refuse('unexpected')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
