import { confirmSessionFx, loadConnectionsFx } from '@segue/kernel/state/ports';
import { anAuthStatus, aSession, configuredFor, createTestContext, someTracks } from '@segue/kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { $results, searchStarted } from './model';
import { fakeSearch, open, rows, tab } from '../search-page.fixture';

const config = configuredFor('spotify', 'soundcloud', 'musicserver');
const at = '/home?q=harbour';
const withServer: typeof fakeSearch = (request) =>
  request.params.provider === 'musicserver'
    ? { queryData: someTracks('musicserver', 3), hasMore: false }
    : fakeSearch(request);

test('a music server without connection gets no request; a line links to Connections [MUSIC-06]', async () => {
  const { api } = open({ at, config, session: aSession() }, withServer);
  await screen.findByRole('list', { name: 'SoundCloud tracks' });
  const line = within(screen.getByText('Connect Music server to search it.'));
  expect(line.getByRole('link', { name: 'Connections' })).toHaveAttribute(
    'href',
    '/account-settings?tab=connections',
  );
  expect(screen.queryByRole('region', { name: 'Music server' })).toBeNull();
  expect(api.requestsTo('search').map(({ params }) => params.provider)).toEqual(['spotify', 'soundcloud']);
  expect(screen.getByText(/^\d+ tracks from Spotify/)).not.toHaveTextContent('Music server');
});

test('a connection that is made meanwhile is searched at once; one that ends takes its tracks away [MUSIC-06]', async () => {
  const none = { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false };
  let isConnected = true;
  const getConnections = () => ({
    connections: { spotify: none, soundcloud: none, musicserver: { ...none, connected: isConnected } },
  });
  const { scope, user } = open({ at, config, session: aSession(), api: { getConnections } }, withServer);
  await screen.findByText('Connect Music server to search it.');
  await act(() => allSettled(loadConnectionsFx, { scope }));
  expect(await screen.findByRole('list', { name: 'Music server tracks' })).toBeVisible();
  isConnected = false;
  await act(() => allSettled(loadConnectionsFx, { scope }));
  expect(screen.queryByRole('list', { name: 'Music server tracks' })).toBeNull();
  await user.click(tab('Music server'));
  expect(screen.getByText('Connect Music server to search it.')).toBeVisible();
  await user.click(tab('All Results'));
  expect(rows('Spotify tracks').length).toBeGreaterThan(0);
});

test('a search that begins before the session is known asks the music server afterwards [MUSIC-06]', async () => {
  const checkAuth = () => anAuthStatus(aSession({ connected: ['musicserver'] }));
  const api = { search: withServer, checkAuth };
  const { scope } = createTestContext({ config, session: { status: 'loading' }, api });
  void allSettled(searchStarted, { scope, params: 'harbour' });
  await allSettled(confirmSessionFx, { scope });
  await allSettled(scope);
  expect(scope.getState($results).musicserver.tracks).toHaveLength(3);
});

test('three sources: a tab and a column for each, in their order [MUSIC-05]', async () => {
  open({ at, config, session: aSession({ connected: ['musicserver'] }) }, withServer);
  await screen.findByRole('list', { name: 'Music server tracks' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All Results',
    expect.stringMatching(/^Spotify/),
    expect.stringMatching(/^SoundCloud/),
    expect.stringMatching(/^Music server/),
  ]);
  const columns = screen.getAllByRole('region').map((column) => column.querySelector('h2')?.textContent);
  expect(columns).toEqual(['Spotify', 'SoundCloud', 'Music server']);
});
