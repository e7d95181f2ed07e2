// What a member already has before a journey begins: made through the API, because making it is not the matter.
import { expect, type Page } from '@playwright/test';
import { type Playlist, type Provider, routes, type Track } from '@segue/contract';

/** The first tracks a provider finds. */
export async function tracksOf(
  page: Page,
  provider: Provider,
  query: string,
  count: number,
): Promise<readonly Track[]> {
  const answer = await page.request.get(`/api/search/${encodeURIComponent(query)}/${provider}/20/0`);
  const { queryData } = routes.search.answers[200].parse(await answer.json());
  expect(queryData.length).toBeGreaterThanOrEqual(count);
  return queryData.slice(0, count);
}

/** Favourites these tracks, one after the other; the last is the newest. */
export async function favourite(page: Page, tracks: readonly Track[]): Promise<void> {
  for (const { id, provider } of tracks) {
    const answer = await page.request.post('/api/track/favorite', { data: { trackId: id, provider } });
    expect(answer.ok()).toBe(true);
  }
}

/** A playlist of this name with these tracks. */
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

/** Waits until the server holds one provider's tracks of a playlist in this order of titles. */
export async function expectSaved(
  page: Page,
  playlistId: number,
  provider: Provider,
  titles: readonly string[],
): Promise<void> {
  const { path, answers } = routes.listPlaylistTracks;
  await expect
    .poll(async () => {
      const answer = await page.request.get(path.replace(':id', String(playlistId)));
      const { playlistTracks } = answers[200].parse(await answer.json());
      return playlistTracks[`${provider}PlaylistTracks`].map(({ title }) => title);
    })
    .toEqual(titles);
}
