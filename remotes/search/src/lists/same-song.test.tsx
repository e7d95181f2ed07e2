import { type SearchPage, type Track, trackKey } from '@segue/contract';
import { $favoriteKeys, $favorites } from '@segue/kernel/state';
import { aSession, aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import { screen, within } from '@testing-library/react';
import { open, region, rows } from '../search-page.fixture';

const artistInfo = [{ id: 'a', name: 'Ada Solano' }];
const song = aSpotifyTrack({ id: 's', title: 'Midnight Harbour', artistInfo, duration: 200_000 });
const other = aSpotifyTrack({ id: 'o', title: 'Late Ferry', artistInfo });
const upload = aSoundcloudTrack({ id: 'u', title: 'Midnight Harbour', artistInfo, duration: 201_000 });
const remix = aSoundcloudTrack({ id: 'r', title: 'Midnight Harbour (kite remix)', artistInfo });
const page = (...queryData: Track[]): SearchPage => ({ queryData, hasMore: false });
const premium = aSession({ hasSpotifyPremium: true });

beforeEach(() => localStorage.setItem('eachSongOnce', 'true'));
afterEach(() => localStorage.removeItem('eachSongOnce'));

const titles = (list: string) => rows(list).map((row) => row.getAttribute('aria-label'));
const versions = () => screen.findByRole('button', { name: /^2 versions of Midnight Harbour/ });

test('results: until it is chosen, each column has all its tracks, marked in both [HOME-25]', async () => {
  localStorage.removeItem('eachSongOnce');
  const { user } = open({ at: '/home?q=harbour', session: premium }, ({ params }) =>
    params.provider === 'spotify' ? page(song, other) : page(remix, upload),
  );
  // A phone shows the one in the head of the first list, other screens the one beside the tabs.
  const [once] = await screen.findAllByRole('switch', { name: 'Each song once' });
  expect(once).not.toBeChecked();
  expect([...titles('Spotify tracks'), ...titles('SoundCloud tracks')]).toHaveLength(4);
  for (const service of ['Spotify', 'SoundCloud']) {
    expect(within(region(service)).getByText('2 versions')).toBeVisible();
  }
  await user.click(once!);
  await versions();
  expect(localStorage.getItem('eachSongOnce')).toBe('true');
  // The tab of one service shows all of its tracks.
  await user.click(screen.getByRole('tab', { name: 'SoundCloud (2)' }));
  expect(titles('SoundCloud tracks')).toHaveLength(2);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('heart of a folded row: removes the favorite version; without one, adds the shown one', async () => {
  const { user, scope } = open(
    {
      at: '/home?q=harbour',
      session: premium,
      api: { addFavorite: () => ({ success: true }), removeFavorite: () => ({ success: true }) },
      values: [[$favorites, { ...$favorites.defaultState, soundcloud: [upload] }]],
    },
    ({ params }) => (params.provider === 'spotify' ? page(song) : page(upload)),
  );
  await versions();
  const liked = () => [...scope.getState($favoriteKeys)];
  const heart = (label: string) =>
    within(rows('Spotify tracks')[0]!.closest('li')!).getByRole('button', { name: label });
  await user.click(heart('Remove from favorites'));
  expect(liked()).toEqual([]);
  await user.click(heart('Add to favorites'));
  expect(liked()).toEqual([trackKey(song)]);
  expect(heart('Remove from favorites')).toBeVisible();
});
