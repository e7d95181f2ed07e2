// Tracks, favorites and playlists that exist before a test starts, created through the API.
import { expect, type Page } from '@playwright/test';
import { type Favorites, type Playlist, type Provider, routes, type Track } from '@segue/contract';

/** A track whose length is known. */
export type TimedTrack = Track & { duration: number };

/** The first page of a search, without tracks of unknown length. */
async function search(page: Page, provider: Provider, query: string): Promise<readonly TimedTrack[]> {
  const answer = await page.request.get(`/api/search/${encodeURIComponent(query)}/${provider}/20/0`);
  const { queryData } = routes.search.answers[200].parse(await answer.json());
  return queryData.filter((track): track is TimedTrack => track.duration !== null);
}

/** The first tracks that a provider finds. */
export async function searchTracks(
  page: Page,
  provider: Provider,
  query: string,
  count: number,
): Promise<readonly TimedTrack[]> {
  const tracks = await search(page, provider, query);
  expect(tracks.length).toBeGreaterThanOrEqual(count);
  return tracks.slice(0, count);
}

/** The tracks on the first page of a search that play in full. */
export async function searchPlayableTracks(
  page: Page,
  provider: Provider,
  query: string,
): Promise<readonly TimedTrack[]> {
  const tracks = await search(page, provider, query);
  return tracks.filter(({ access }) => access !== 'blocked' && access !== 'preview');
}

/** Alternating tracks of both providers, each longer than a minute. */
export async function mixedTracks(page: Page, count: number): Promise<Track[]> {
  const lists = await Promise.all([
    searchPlayableTracks(page, 'soundcloud', 'harbour'),
    searchPlayableTracks(page, 'spotify', 'harbour'),
  ]);
  const long = lists.map((tracks) => tracks.filter(({ duration }) => duration > 60_000));
  return Array.from({ length: count }, (_, index) => long[index % 2]![Math.floor(index / 2)]!);
}

/** Adds tracks to the favorites in this order; the last one is the newest. */
export async function addFavorites(page: Page, tracks: readonly Track[]): Promise<void> {
  for (const { id, provider } of tracks) {
    const answer = await page.request.post('/api/track/favorite', { data: { trackId: id, provider } });
    expect(answer.ok()).toBe(true);
  }
}

/** Creates a playlist with these tracks. */
export async function createPlaylist(
  page: Page,
  name: string,
  tracks: readonly Track[] = [],
): Promise<Playlist> {
  const answer = await page.request.put('/api/playlists', { multipart: { name } });
  expect(answer.status()).toBe(201);
  const { playlist } = (await answer.json()) as { playlist: Playlist };
  for (const { id, provider } of tracks) {
    const data = { playlistId: playlist.playlistId, trackId: id, provider };
    expect((await page.request.put('/api/playlists/track', { data })).ok()).toBe(true);
  }
  return playlist;
}

/** Waits until the server has the tracks of a playlist in this order of titles. */
export async function expectSavedOrder(
  page: Page,
  playlistId: number,
  titles: readonly string[],
): Promise<void> {
  const { path, answers } = routes.listPlaylistTracks;
  await expect
    .poll(async () => {
      const answer = await page.request.get(path.replace(':id', String(playlistId)));
      const { playlistTracks } = answers[200].parse(await answer.json());
      return [...playlistTracks.spotifyPlaylistTracks, ...playlistTracks.soundcloudPlaylistTracks]
        .sort((one, other) => one.position! - other.position!)
        .map(({ title }) => title);
    })
    .toEqual(titles);
}

/**
 * Answers the page's requests for favorites, because creating thousands takes too long: half of them per provider, newest first;
 * every hundredth is by Beyoncé.
 */
export async function mockFavorites(page: Page, count: number): Promise<void> {
  const generate = (provider: Provider) =>
    Array.from({ length: count / 2 }, (_, index): Track => ({
      id: `many-${index}`,
      // No song is at both services: those would be grouped in one row.
      title: `${provider === 'spotify' ? 'Song' : 'Tune'} number ${index + 1}`,
      artistInfo: [
        { id: `artist-${index % 100}`, name: index % 100 === 0 ? 'Beyoncé' : `Artist ${index % 100}` },
      ],
      provider,
      duration: 180_000 + index,
      isFavorited: true,
      favoritedAt: new Date(Date.UTC(2025, 0, 1) - index * 60_000).toISOString(),
    }));
  const json: Favorites = {
    spotifyFavoriteTracks: generate('spotify'),
    soundcloudFavoriteTracks: generate('soundcloud'),
  };
  await page.route('**/api/track/favorite', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue(),
  );
}
