// A failed search: what its provider's column shows, and "Try again".
import type { SearchPage } from '@segue/contract';
import { $diagnostics, $notices } from '@segue/kernel/state/ports';
import { later, refuse, someTracks } from '@segue/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { fakeSearch, open, region, rows, tab } from '../search-page.fixture';
import { nextPageRequested } from '../results/model';

beforeEach(() => {
  // A hidden page does not retry automatically.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

test('failed provider: its column offers Try again, the other has results [SEARCH-06] [SEARCH-07] [SEARCH-14] [ERR-30]', async () => {
  const { scope } = open({ at: '/home?q=harbour' }, (request) =>
    request.params.provider === 'spotify' ? refuse('providerUnavailable') : fakeSearch(request),
  );
  await waitFor(() => expect(rows('SoundCloud tracks')).toHaveLength(3));
  expect(screen.queryByRole('list', { name: 'Spotify tracks' })).not.toBeInTheDocument();
  expect(region('Spotify')).toHaveTextContent('Spotify isn’t answering.');
  expect(within(region('Spotify')).getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  expect(screen.getByText('3 tracks from SoundCloud')).toHaveAttribute('role', 'status');
  expect(tab('Spotify')).toBeVisible();
  expect(scope.getState($notices)).toEqual([]);
  expect(scope.getState($diagnostics).map(({ area }) => area)).toEqual(['spotify']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('every provider fails alike: it is said once, and both are searched again [SEARCH-14] [SEARCH-15]', async () => {
  const { user, api } = open({ at: '/home?q=harbour' }, () => refuse('providerUnavailable'));
  expect(await screen.findByText('No music service is answering.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Spotify|SoundCloud/ })).toBeNull();
  api.handle({ search: fakeSearch });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows('SoundCloud tracks')).toHaveLength(3));
  expect(rows('Spotify tracks').length).toBeGreaterThan(0);
});

test('both providers fail in different ways: each column searches its own provider again [SEARCH-15]', async () => {
  const { user, api } = open({ at: '/home?q=harbour' }, ({ params }) =>
    refuse(params.provider === 'spotify' ? 'appRefused' : 'providerUnavailable'),
  );
  expect(await screen.findByText('SoundCloud isn’t answering.')).toBeVisible();
  api.handle({ search: fakeSearch });
  await user.click(within(region('SoundCloud')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows('SoundCloud tracks')).toHaveLength(3));
  expect(region('Spotify')).toHaveTextContent('isn’t set up correctly.');
  const asked = api.requestsTo('search').map(({ params }) => params.provider);
  expect(asked).toEqual(['spotify', 'soundcloud', 'soundcloud']);
});

test('trying again: the button is busy until the answer, then the column has the focus', async () => {
  const { user, api } = open({ at: '/home?q=harbour' }, (request) =>
    request.params.provider === 'spotify' ? refuse('providerUnavailable') : fakeSearch(request),
  );
  const button = await screen.findByRole('button', { name: 'Try again' });
  const refusal = later<ReturnType<typeof refuse>>();
  const page = later<SearchPage>();
  const answers = [refusal.promise, page.promise];
  let asked = 0;
  api.handle({ search: () => answers[asked++]! });
  await user.click(button);
  await user.click(button);
  expect(asked).toBe(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(within(region('Spotify')).getByRole('status')).toHaveTextContent('Trying again…');
  await act(async () => refusal.arrive(refuse('providerUnavailable')));
  expect(within(region('Spotify')).getByRole('status')).toHaveTextContent('Spotify isn’t answering.');
  expect(button).toHaveFocus();
  await user.click(button);
  await act(async () => page.arrive({ queryData: someTracks('spotify', 3), hasMore: false }));
  expect(rows('Spotify tracks')).toHaveLength(3);
  expect(region('Spotify')).toHaveFocus();
});

test('failed search: a recovered provider shows its results without a notice [SEARCH-17]', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  jest.useFakeTimers();
  const { api } = open({ at: '/home?q=harbour' }, (request) =>
    request.params.provider === 'spotify' ? refuse('providerUnavailable') : fakeSearch(request),
  );
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByText('Trying again…')).not.toBeInTheDocument();
  api.handle({ search: fakeSearch });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(rows('Spotify tracks')).toHaveLength(3);
  expect(api.requestsTo('search').filter(({ params }) => params.provider === 'soundcloud')).toHaveLength(1);
});

test('further page that fails: the end of the list says so, and Try again loads it [SEARCH-22]', async () => {
  const { user, api, scope } = open({ at: '/home?q=harbour' }, fakeSearch);
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(3));
  api.handle({ search: () => refuse('providerUnavailable') });
  await act(() => allSettled(nextPageRequested, { scope, params: 'spotify' }));
  expect(screen.getByText('Some of this couldn’t be loaded.')).toBeVisible();
  expect(rows('Spotify tracks')).toHaveLength(3);
  api.handle({ search: fakeSearch });
  await user.click(within(region('Spotify')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(6));
  expect(screen.queryByText('Some of this couldn’t be loaded.')).not.toBeInTheDocument();
});
