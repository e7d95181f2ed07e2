import type { ScrobbleTarget } from '@segue/contract';
import { refuse } from '@segue/kernel/testing';
import { screen, within } from '@testing-library/react';
import { open } from '../settings-page.fixture';

const OFF: ScrobbleTarget[] = [
  { target: 'listenbrainz', isOn: false, account: null, needsToken: false },
  { target: 'musicserver', isOn: false, account: null, needsToken: false },
];
const withFirst = (part: Partial<ScrobbleTarget>) => [{ ...OFF[0]!, ...part }, OFF[1]!];

/** The card, at a server that keeps what is changed. */
async function openCard(targets = OFF, { allowsOwnServers = false, refuses = false } = {}) {
  const saved: unknown[] = [];
  let current = targets;
  const { user } = open(
    {
      getScrobbling: () => ({ targets: current, allowsOwnServers }),
      changeScrobbling: ({ body, params }) => {
        if (refuses) return refuse('connectionRefused');
        saved.push([params, body]);
        const { isOn } = body as { isOn: boolean };
        current = current.map((one) =>
          one.target === params.target ? { ...one, isOn, account: 'robin' } : one,
        );
        return { targets: current, allowsOwnServers };
      },
    },
    '/account-settings?tab=connections',
  );
  const card = within(await screen.findByRole('region', { name: 'Scrobbling' }));
  await card.findByRole('heading', { name: 'ListenBrainz' });
  return { user, card, saved };
}

test('scrobbling: off at first; the token turns it on, and one press off [SCROBBLE-10]', async () => {
  const { user, card, saved } = await openCard();
  await user.click(card.getByRole('button', { name: 'Turn on ListenBrainz' }));
  expect(card.queryByLabelText(/^Server address/)).not.toBeInTheDocument();
  await user.click(within(card.getByRole('form')).getByRole('button', { name: 'Turn on' }));
  expect(card.getByText('Enter your user token.')).toBeVisible();
  await user.type(card.getByLabelText(/^User token/), ' a-token {Enter}');
  expect(await card.findByText('On as robin.')).toBeVisible();
  expect(card.getByRole('button', { name: 'Turn off ListenBrainz' })).toHaveFocus();
  await user.click(card.getByRole('button', { name: 'Turn off ListenBrainz' }));
  expect(await card.findByRole('button', { name: 'Turn on ListenBrainz' })).toBeVisible();
  const params = { target: 'listenbrainz' };
  expect(saved).toEqual([
    [params, { isOn: true, token: 'a-token' }],
    [params, { isOn: false }],
  ]);
});

test('scrobbling: a refused token says so in the form [SCROBBLE-10]', async () => {
  const { user, card } = await openCard(OFF, { refuses: true });
  await user.click(card.getByRole('button', { name: 'Turn on ListenBrainz' }));
  await user.type(card.getByLabelText(/^User token/), 'wrong{Enter}');
  expect(await card.findByRole('alert')).toHaveTextContent(/didn’t accept/);
});

test('scrobbling: where the operator allows it, a server address can be given [SCROBBLE-08]', async () => {
  const { user, card, saved } = await openCard(OFF, { allowsOwnServers: true });
  await user.click(card.getByRole('button', { name: 'Turn on ListenBrainz' }));
  await user.type(card.getByLabelText(/^User token/), 'a-token');
  await user.type(card.getByLabelText(/^Server address/), 'https://listens.example{Enter}');
  await card.findByText('On as robin.');
  expect(saved).toMatchObject([[{}, { serverUrl: 'https://listens.example' }]]);
});

test('scrobbling: a token that is no longer accepted asks for a new one [SCROBBLE-05]', async () => {
  const { card } = await openCard(withFirst({ isOn: true, needsToken: true }));
  expect(card.getByText(/no longer accepted/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Turn on ListenBrainz' })).toBeVisible();
});

test('scrobbling: the music server is turned on with one press; a failure is named [SCROBBLE-07]', async () => {
  const { user, card } = await openCard(OFF, { refuses: true });
  await user.click(card.getByRole('button', { name: /^Turn on Music/ }));
  expect(await card.findByRole('alert')).toBeVisible();
});
