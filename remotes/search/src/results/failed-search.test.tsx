// A failed search: what its provider's column shows, and "Try again".
import type { SearchPage } from '@segue/contract';
import { pageResumed } from '@segue/stores';
import { $diagnostics, $notices } from '@segue/stores/ports';
import { later, refuse, someTracks } from '@segue/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { box, fakeSearch, open, region, rows, tab } from '../search-page.fixture';
import { resultsOf } from './model';

beforeEach(() => {
  // A hidden page does not search again by itself.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

test('failed provider: its column offers Try again, the other has results [SEARCH-06] [SEARCH-07] [SEARCH-14] [ERR-30]', async () => {
  const { scope } = open({ at: '/home?q=harbour' }, (request) =>
    request.params.provider === 'spotify' ? refuse('providerUnavailable') : fakeSearch(request),
  );
  await waitFor(() => expect(rows('SoundCloud tracks')).toHaveLength(20));
  expect(screen.queryByRole('list', { name: 'Spotify tracks' })).not.toBeInTheDocument();
  expect(region('Spotify')).toHaveTextContent("Spotify isn't answering.");
  expect(within(region('Spotify')).getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  expect(screen.getByText('20 tracks from SoundCloud')).toHaveAttribute('role', 'status');
  expect(tab('Spotify')).toBeVisible();
  expect(scope.getState($notices)).toEqual([]);
  expect(scope.getState($diagnostics).map(({ area }) => area)).toEqual(['spotify']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('both providers fail: each column searches its own provider again [SEARCH-15]', async () => {
  const { user, api } = open({ at: '/home?q=harbour' }, () => refuse('providerUnavailable'));
  expect(await screen.findByText("Spotify isn't answering.")).toBeVisible();
  expect(await screen.findByText("SoundCloud isn't answering.")).toBeVisible();
  api.handle({ search: fakeSearch });
  await user.click(within(region('SoundCloud')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows('SoundCloud tracks')).toHaveLength(20));
  expect(region('Spotify')).toHaveTextContent("Spotify isn't answering.");
  expect(api.requestsTo('search').map(({ params }) => params.provider)).toEqual([
    'spotify',
    'soundcloud',
    'soundcloud',
  ]);
});

test('one provider fails, the other has no results: each column shows its own state', async () => {
  const { user } = open({ at: '/home?q=harbour' }, ({ params }) =>
    params.provider === 'spotify' ? refuse('providerUnavailable') : { queryData: [], hasMore: false },
  );
  expect(await screen.findByText("Spotify isn't answering.")).toBeVisible();
  expect(region('SoundCloud')).toHaveTextContent('No results found');
  await user.click(tab('Spotify'));
  expect(screen.getByText("Spotify isn't answering.")).toBeVisible();
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
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
  expect(within(region('Spotify')).getByRole('status')).toHaveTextContent("Spotify isn't answering.");
  expect(button).toHaveFocus();
  await user.click(button);
  await act(async () => page.arrive({ queryData: someTracks('spotify', 3), hasMore: false }));
  expect(rows('Spotify tracks')).toHaveLength(3);
  expect(region('Spotify')).toHaveFocus();
});

test('a newer search aborts a retry, whose late answer is dropped', async () => {
  const { user, api } = open({ at: '/home?q=first' }, () => refuse('providerUnavailable'));
  const button = (await screen.findAllByRole('button', { name: 'Try again' }))[0]!;
  const late = later<SearchPage>();
  api.handle({
    search: (request) => (request.params.query === 'first' ? late.promise : fakeSearch(request)),
  });
  await user.click(button);
  await user.type(box(), ' second');
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(20));
  await act(async () => late.arrive({ queryData: [], hasMore: false }));
  expect(rows('Spotify tracks')).toHaveLength(20);
});

test('offline: one message for both, and the search runs when the page is back online', async () => {
  const { scope, api } = open({ at: '/home?q=harbour' }, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await screen.findByText("You're offline.")).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  api.handle({ search: fakeSearch });
  await act(() => allSettled(pageResumed, { scope }));
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(20));
  expect(rows('SoundCloud tracks')).toHaveLength(20);
  await act(() => allSettled(pageResumed, { scope }));
  expect(api.requestsTo('search')).toHaveLength(4);
});

test.each([
  ['tooMany', undefined, 'Too many searches.', 'Wait a moment, then try again.'],
  [
    'appRefused',
    undefined,
    "This site's Spotify access isn't set up correctly.",
    'Tell the person who runs it.',
  ],
  [
    'providerUnavailable',
    '1500',
    /^Spotify asks us to wait until (\w+day (at )?)?\d+:\d\d [AP]M\.$/,
    'SoundCloud works as usual.',
  ],
  ['providerUnavailable', undefined, "Spotify isn't answering.", 'SoundCloud works as usual.'],
] as const)(
  'a search refused with %s (Retry-After: %s) shows why [SEARCH-23]',
  async (code, wait, title, advice) => {
    open({ at: '/home?q=harbour' }, (request) =>
      request.params.provider === 'spotify'
        ? refuse(code, wait ? { 'retry-after': wait } : undefined)
        : fakeSearch(request),
    );
    expect(await screen.findByText(title)).toBeVisible();
    expect(await screen.findByText(advice)).toBeVisible();
  },
);

test('further page that fails: the end of the list says so, and Try again loads it [SEARCH-22]', async () => {
  const { user, api, scope } = open({ at: '/home?q=harbour' }, fakeSearch);
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(20));
  api.handle({ search: () => refuse('providerUnavailable') });
  await act(() => allSettled(resultsOf.spotify.nextPageRequested, { scope }));
  expect(screen.getByText("Some of this couldn't be loaded.")).toBeVisible();
  expect(rows('Spotify tracks')).toHaveLength(20);
  api.handle({ search: fakeSearch });
  await user.click(within(region('Spotify')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(40));
  expect(screen.queryByText("Some of this couldn't be loaded.")).not.toBeInTheDocument();
});
