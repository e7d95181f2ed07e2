import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  aVisitor,
  configuredFor,
  type FakeHandlers,
  later,
  refuse,
  renderRemote,
  settled,
  stateText,
} from '@segue/testing';
import type { Favorites, RuntimeConfig } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $session, pageResumed } from '@segue/stores';
import { $isShuffled, $queue } from '@segue/stores/ports';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { $tab } from './favorites/model';
import remote from './remote';

const hearted = { isFavorited: true };
const favorites: Favorites = {
  spotifyFavoriteTracks: [
    aSpotifyTrack({ ...hearted, id: 's1', title: 'Old Harbour', favoritedAt: '2025-01-01T10:00:00.000Z' }),
    aSpotifyTrack({ ...hearted, id: 's2', title: 'Late Ferry', favoritedAt: '2025-03-01T10:00:00.000Z' }),
  ],
  soundcloudFavoriteTracks: [
    aSoundcloudTrack({ ...hearted, id: 'c1', title: 'night swim', favoritedAt: '2025-02-01T10:00:00.000Z' }),
  ],
};

const openWith = (api: FakeHandlers, config: Partial<RuntimeConfig> = {}) =>
  renderRemote(remote, 'FavoritesScreen', { at: '/favorites', config, session: aSession(), api });
const open = (answer = favorites, config: Partial<RuntimeConfig> = {}) =>
  openWith({ listFavorites: () => answer }, config);
const filterBox = () => screen.findByPlaceholderText('Filter by title or artist...');

/** The same 120 songs at each service. */
function hundreds(): Favorites {
  const { artistInfo, duration } = favorites.spotifyFavoriteTracks[0]!;
  const of = (make: typeof aSpotifyTrack) =>
    Array.from({ length: 120 }, (_, index) =>
      make({ id: `${index}`, title: `Harbour ${index}`, artistInfo, duration, isFavorited: true }),
    );
  return { spotifyFavoriteTracks: of(aSpotifyTrack), soundcloudFavoriteTracks: of(aSoundcloudTrack) };
}

const titles = () =>
  screen.getAllByRole('button', { name: /^Play / }).map((button) => button.getAttribute('aria-label'));

describe('The favorites screen', () => {
  it('a song hearted at both services has two rows, or one that opens', async () => {
    const { title, artistInfo, duration } = favorites.spotifyFavoriteTracks[0]!;
    const { user } = open({
      ...favorites,
      soundcloudFavoriteTracks: [
        ...favorites.soundcloudFavoriteTracks,
        aSoundcloudTrack({ id: 'c2', title, artistInfo, duration, isFavorited: true }),
      ],
    });
    expect(await screen.findAllByText('2 versions')).toHaveLength(2);
    expect(titles()).toHaveLength(4);
    await user.click(screen.getByRole('switch', { name: 'Each song once' }));
    expect(localStorage.getItem('eachSongOnce')).toBe('true');
    localStorage.removeItem('eachSongOnce');
    const versions = await screen.findByRole('button', { name: /^2 versions of Old Harbour/ });
    expect(titles()).toEqual(['Play Late Ferry', 'Play night swim', 'Play Old Harbour']);
    expect(screen.getByRole('tab', { name: 'Spotify (2)' })).toBeVisible();
    await user.click(versions);
    expect(versions).toHaveAttribute('aria-expanded', 'true');
    expect(titles()).toHaveLength(4);
  });

  it('hundreds of favorites: a song of both services has one row', async () => {
    localStorage.setItem('eachSongOnce', 'true');
    open(hundreds());
    expect(await screen.findByText('All of these songs are in the other list.')).toBeVisible();
    localStorage.removeItem('eachSongOnce');
  });

  it('hundreds of favorites: what is found after the session has ended is dropped', async () => {
    const { scope } = open(hundreds());
    await screen.findByText('Showing 240 of 240 tracks');
    await act(() => allSettled($session, { scope, params: aVisitor }));
    expect(stateText(scope)).not.toMatch(/Harbour 1/);
  });

  it('with separated providers shows and plays one at a time, first the one that has tracks', async () => {
    const { user, scope } = open({ ...favorites, spotifyFavoriteTracks: [] }, { separateProviders: true });
    expect(await screen.findByRole('tab', { name: 'SoundCloud (1)', selected: true })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^All/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Spotify' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(scope.getState($queue).map(({ id }) => id)).toEqual(['c1']);
    await user.click(screen.getByRole('tab', { name: 'Spotify (0)' }));
    expect(screen.getByText('No Spotify favorites here.')).toBeVisible();
  });

  it('with one provider configured: shows its tracks without tabs', async () => {
    open({ ...favorites, spotifyFavoriteTracks: [] }, configuredFor('soundcloud'));
    expect(await screen.findByRole('button', { name: 'Play night swim' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Spotify' })).not.toBeInTheDocument();
  });

  it('keeps the tracks of a provider that is no longer configured, and says so at each', async () => {
    open(favorites, configuredFor('soundcloud'));
    expect(await screen.findByRole('tab', { name: 'Spotify (2)' })).toBeVisible();
    expect(screen.getAllByText("Spotify isn't set up here", { exact: false })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Remove from favorites' })).toHaveLength(3);
  });

  it('shows each service in its own column, newest first [FAV-01] [FAV-02] [FAV-05] [FAV-16]', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Your Favorites' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Spotify' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'SoundCloud' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'All Favorites', selected: true })).toBeVisible();
    expect(titles()).toEqual(['Play Late Ferry', 'Play Old Harbour', 'Play night swim']);
  });

  it('the tab of a service shows its count and only its tracks [FAV-03] [FAV-04] [FAV-06] [FAV-07]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Spotify (2)' }));
    expect(titles()).toEqual(['Play Late Ferry', 'Play Old Harbour']);
    await user.click(screen.getByRole('tab', { name: 'SoundCloud (1)' }));
    expect(titles()).toEqual(['Play night swim']);
  });

  it('filters by title, counts and plays the matches [FAV-08] [FAV-09] [FAV-11] [FAV-12] [FAV-15]', async () => {
    const { user, scope } = open();
    const box = await filterBox();
    await user.type(box, 'ferry');
    expect(screen.getByText('Showing 1 of 3 tracks')).toBeVisible();
    expect(titles()).toEqual(['Play Late Ferry']);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(scope.getState($queue).map(({ id }) => id)).toEqual(['s2']);
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByText('Showing 3 of 3 tracks')).toBeVisible();
    await user.type(await filterBox(), 'zzz');
    expect(screen.getByText('No matching tracks found. Try adjusting your filter.')).toBeVisible();
  });

  it('plays all visible tracks, mixed from both services, newest first', async () => {
    const { user, scope } = open();
    await user.click(await screen.findByRole('button', { name: 'Play' }));
    expect(scope.getState($queue).map(({ id }) => id)).toEqual(['s2', 'c1', 's1']);
  });

  it('Shuffle queues all visible tracks and switches shuffling on', async () => {
    const { user, scope } = open();
    await user.click(await screen.findByRole('button', { name: 'Shuffle' }));
    await settled(scope);
    const ids = scope.getState($queue).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['c1', 's1', 's2']);
    expect(scope.getState($isShuffled)).toBe(true);
  });

  it('sorts by title or artist and remembers the choice', async () => {
    const { user, unmount } = open();
    await user.selectOptions(await screen.findByLabelText('Sort favorites'), 'Title');
    expect(localStorage.getItem('favoritesSort')).toBe('title');
    unmount();
    open({
      ...favorites,
      spotifyFavoriteTracks: [
        ...favorites.spotifyFavoriteTracks,
        aSpotifyTrack({ ...hearted, id: 's3', title: 'a pier', favoritedAt: '2024-01-01T10:00:00.000Z' }),
      ],
    });
    await screen.findByRole('region', { name: 'Spotify' });
    expect(screen.getByLabelText('Sort favorites')).toHaveValue('title');
    expect(titles()).toEqual(['Play a pier', 'Play Late Ferry', 'Play Old Harbour', 'Play night swim']);
    localStorage.removeItem('favoritesSort');
  });

  it('without favorites: links to the search [FAV-13] [FAV-14]', async () => {
    open({ spotifyFavoriteTracks: [], soundcloudFavoriteTracks: [] });
    expect(await screen.findByText('No Favorites Yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Music' })).toHaveAttribute('href', '/home');
  });

  it('while loading: does not show "No Favorites Yet"', () => {
    const { promise } = later<Favorites>();
    openWith({ listFavorites: () => promise });
    expect(screen.queryByText('No Favorites Yet')).not.toBeInTheDocument();
  });

  it('a failed load shows an error, not an empty list, and "Try again" loads the favorites', async () => {
    const { user, api } = openWith({ listFavorites: () => refuse('unexpected') });
    expect(await screen.findByText("Favorites couldn't load.")).toBeVisible();
    const answer = later<Favorites>();
    api.handle({ listFavorites: () => answer.promise });
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No Favorites Yet')).not.toBeInTheDocument();
    await act(async () => answer.arrive(favorites));
    expect(titles()).toHaveLength(3);
  });

  it('offline: shows an error, and loads the favorites when the page is back online', async () => {
    const { scope, api } = openWith({
      listFavorites: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await screen.findByText("You're offline.")).toBeVisible();
    api.handle({ listFavorites: () => favorites });
    await act(() => allSettled(pageResumed, { scope }));
    expect(titles()).toHaveLength(3);
  });

  it('the error of a failed load stays when a favorite is added meanwhile', async () => {
    const { scope } = openWith({
      listFavorites: () => refuse('unexpected'),
      addFavorite: () => ({ success: true }),
    });
    await screen.findByText("Favorites couldn't load.");
    act(() => send('favorites/toggle', { track: aSpotifyTrack({ id: 's9' }) }));
    await settled(scope);
    expect(screen.getByText("Favorites couldn't load.")).toBeVisible();
  });

  it('removes a track at once when it is no favorite any more', async () => {
    const { user, api } = open();
    await screen.findByRole('tab', { name: 'SoundCloud (1)' });
    api.handle({ removeFavorite: () => ({ success: true }) });
    const hearts = screen.getAllByRole('button', { name: /Remove .*favorites/ });
    await user.click(hearts.at(-1)!);
    expect(await screen.findByRole('tab', { name: 'SoundCloud (0)' })).toBeVisible();
    expect(api.requestsTo('removeFavorite')[0]?.body).toEqual({ trackId: 'c1', provider: 'soundcloud' });
  });

  it('resets filter and tab when the session ends', async () => {
    const { user, scope } = open();
    await user.click(await screen.findByRole('tab', { name: 'SoundCloud (1)' }));
    await user.type(await filterBox(), 'swim');
    expect(stateText(scope)).toMatch(/swim/);
    await act(() => allSettled($session, { scope, params: aVisitor }));
    expect(stateText(scope)).not.toMatch(/swim/);
    expect(scope.getState($tab)).toBe('all');
  });
});
