import type { SearchPage } from '@segue/contract';
import { aSession, later, settled, someTracks } from '@segue/kernel/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { box, fakeSearch, open, rows, submit, tab } from './search-page.fixture';

test('a submitted search shows both providers and is written to the URL [HOME-03] [HOME-04] [HOME-05]', async () => {
  const { user, location, api } = open();
  await user.type(box(), 'AC/DC{Enter}');
  await waitFor(() => expect(rows('SoundCloud tracks')).toHaveLength(3));
  expect(rows('Spotify tracks')).toHaveLength(3);
  for (const name of ['All Results', 'Spotify (3)', 'SoundCloud (3)']) expect(tab(name)).toBeVisible();
  expect(location()).toBe('/home?q=AC%2FDC');
  expect(api.requestsTo('search').map(({ params }) => params)).toEqual([
    { query: 'AC/DC', provider: 'spotify', limit: '20', offset: '0' },
    { query: 'AC/DC', provider: 'soundcloud', limit: '20', offset: '0' },
  ]);
});

test('before the first search nothing is requested, and no list opens [SEARCH-01] [HOME-14]', async () => {
  const { user, scope, api } = open();
  await settled(scope);
  await user.click(box());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByText('Try searching for an artist, song, or album')).toBeVisible();
  expect(screen.getByText('Sign in to save favorites and create playlists.')).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(api.requestsTo('search')).toHaveLength(0);
});

test('a signed-in user sees no invitation to sign in [HOME-20]', async () => {
  open({ session: aSession() });
  expect(await screen.findByText('Try searching for an artist, song, or album')).toBeVisible();
  expect(screen.queryByText('Sign in to save favorites and create playlists.')).not.toBeInTheDocument();
});

test('the faster provider is shown while the slower one loads [SEARCH-02] [SEARCH-04] [VALID-07]', async () => {
  const slow = later<SearchPage>();
  open({ at: '/home?q=harbour' }, (request) =>
    request.params.provider === 'soundcloud' ? slow.promise : fakeSearch(request),
  );
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(3));
  expect(screen.getByRole('list', { name: 'SoundCloud tracks' })).toHaveAttribute('aria-busy', 'true');
  expect(submit()).toBeDisabled();
  await act(async () => slow.arrive({ queryData: someTracks('soundcloud', 3), hasMore: false }));
  await waitFor(() => expect(rows('SoundCloud tracks')).toHaveLength(3));
  expect(submit()).toBeEnabled();
});

test('without results one message replaces the columns [HOME-22] [HOME-23]', async () => {
  open({ at: '/home?q=qqqq' }, () => ({ queryData: [], hasMore: false }));
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(screen.getByText('Try a different search term')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Spotify|SoundCloud/ })).not.toBeInTheDocument();
});

test('a tab shows one provider and is in the URL; Back returns to both [HOME-09] [HOME-10]', async () => {
  const { user, location, go } = open({ at: '/home?q=harbour' });
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(3));
  await user.click(tab('SoundCloud (3)'));
  expect(screen.queryByRole('list', { name: 'Spotify tracks' })).not.toBeInTheDocument();
  expect(rows('SoundCloud tracks')).toHaveLength(3);
  expect(location()).toBe('/home?q=harbour&tab=soundcloud');
  await go(-1);
  expect(rows('Spotify tracks')).toHaveLength(3);
  expect(tab('All Results')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Spotify (3)'));
  expect(screen.queryByRole('list', { name: 'SoundCloud tracks' })).not.toBeInTheDocument();
});

test('where services are kept apart, each has a tab and none has both', async () => {
  open({ at: '/home?q=harbour', config: { separateProviders: true } });
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(3));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Spotify (3)',
    'SoundCloud (3)',
  ]);
  expect(screen.queryByRole('list', { name: 'SoundCloud tracks' })).not.toBeInTheDocument();
});

test('the link to a search is copied', async () => {
  const { user } = open({ at: '/home?q=harbour' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click((await screen.findAllByRole('button', { name: 'Copy link to this search' }))[0]!);
  expect(copied).toHaveBeenCalledWith(window.location.href);
});

test('Back before the new URL was rendered: the box follows the URL', async () => {
  const { user, go, location } = open({ at: '/home?q=first' });
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.clear(box());
  await user.type(box(), 'second');
  // oxlint-disable-next-line testing-library/no-unnecessary-act -- React must not render between the two
  await act(async () => {
    fireEvent.submit(screen.getByRole('search'));
    await go(-1);
  });
  expect(location()).toBe('/home');
  expect(box()).toHaveValue('');
});

test('clearing the box returns to the state before any search', async () => {
  const { user, location } = open({ at: '/home?q=harbour' });
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByText('Try searching for an artist, song, or album')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(location()).toBe('/home');
  expect(box()).toHaveFocus();
});

test('stored searches open on focus; arrow keys and Enter search one [HOME-13] [HOME-17] [PERSIST-13]', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['night swim', 'late ferry']));
  const { user, api } = open();
  await user.click(box());
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: 'late ferry' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await waitFor(() => expect(rows('Spotify tracks')).toHaveLength(3));
  expect(api.requestsTo('search')[0]?.params.query).toBe('late ferry');
  expect(JSON.parse(localStorage.getItem('recentSearches')!)).toEqual(['late ferry', 'night swim']);
});

test('recent searches close on Escape and on a click elsewhere [HOME-15] [HOME-16]', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['night swim']));
  const { user } = open();
  await user.click(box());
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(box());
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'Find Your Perfect Song' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
