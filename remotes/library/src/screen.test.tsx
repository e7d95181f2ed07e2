import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  aVisitor,
  type FakeHandlers,
  later,
  playedIds,
  refuse,
  renderRemote,
  settled,
  stateText,
} from '@segue/kernel/testing';
import type { Favorites, RuntimeConfig } from '@segue/contract';
import { $session } from '@segue/kernel/state';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { $tab } from './favorites/model';
import { FavoritesGate } from './gates';
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

test.each<[('spotify' | 'musicserver')[], number]>([
  [['spotify'], 0],
  [['musicserver'], 1],
])('connected %j: opening the screen asks for the list %i more times [MUSIC-54]', async (connected, more) => {
  const { api, scope, unmount } = renderRemote(remote, 'FavoritesScreen', {
    at: '/favorites',
    session: aSession({ connected }),
    api: { listFavorites: () => favorites },
  });
  await act(() => settled(scope));
  // The first load, which the screen does not repeat while it runs.
  expect(api.requestsTo('listFavorites')).toHaveLength(1);
  unmount();
  await allSettled(FavoritesGate.open, { scope, params: {} });
  await act(() => settled(scope));
  expect(api.requestsTo('listFavorites')).toHaveLength(1 + more);
});

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

  it('hundreds of favorites: versions found after the end of the session are dropped', async () => {
    const { scope } = open(hundreds());
    await screen.findByText('Showing 240 of 240 tracks');
    await act(() => allSettled($session, { scope, params: aVisitor }));
    expect(stateText(scope)).not.toMatch(/Harbour 1/);
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
    const { user, sent } = open();
    const box = await filterBox();
    await user.type(box, 'ferry');
    expect(screen.getByText('Showing 1 of 3 tracks')).toBeVisible();
    expect(titles()).toEqual(['Play Late Ferry']);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(playedIds({ sent })).toEqual(['s2']);
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByText('Showing 3 of 3 tracks')).toBeVisible();
    await user.type(await filterBox(), 'zzz');
    expect(screen.getByText('No matching tracks found. Try adjusting your filter.')).toBeVisible();
  });

  it('plays all visible tracks, mixed from both services, newest first, or shuffled', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Play' }));
    expect(playedIds({ sent })).toEqual(['s2', 'c1', 's1']);
    await user.click(screen.getByRole('button', { name: 'Shuffle' }));
    expect(playedIds({ sent })?.toSorted()).toEqual(['c1', 's1', 's2']);
    expect(sent('queue/toggle-shuffle')).toHaveLength(1);
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

  it('a failed load shows an error, not an empty list, and "Try again" loads the favorites', async () => {
    const { user, api } = openWith({ listFavorites: () => refuse('unexpected') });
    expect(await screen.findByText('Favorites couldn’t load.')).toBeVisible();
    const answer = later<Favorites>();
    api.handle({ listFavorites: () => answer.promise });
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No Favorites Yet')).not.toBeInTheDocument();
    await act(async () => answer.arrive(favorites));
    expect(titles()).toHaveLength(3);
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
