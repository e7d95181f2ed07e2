import { routes } from '@segue/contract';
import { catalogueTrack } from '../../testing/fake-services';
import { serverPerFile } from '../../testing/server.fixture';

jest.setTimeout(60_000);

const MANY = 10_000;
const BATCH = 1000;
/** Generous for a busy machine; a missing index would take minutes. */
const SLOW_MS = 5000;

const server = serverPerFile();

test('10,000 favorites are answered at once, newest first, from the index', async () => {
  const browser = await server.member();
  const { database } = server.app;
  const { id } = await database.selectFrom('users').select('id').executeTakeFirstOrThrow();
  for (let from = 0; from < MANY; from += BATCH) {
    const tracks = Array.from({ length: BATCH }, (_, index) =>
      catalogueTrack('spotify', `many-${from + index}`),
    );
    await database
      .insertInto('tracks')
      .values(
        tracks.map((track) => ({
          provider: track.provider,
          track_id: track.id,
          payload: JSON.stringify(track),
          fetched_at: '2026-03-01T12:00:00.000Z',
        })),
      )
      .execute();
    await database
      .insertInto('favorites')
      .values(
        tracks.map((track, index) => ({
          user_id: id,
          provider: track.provider,
          track_id: track.id,
          favorited_at: new Date(Date.UTC(2026, 0, 1) + (from + index) * 1000).toISOString(),
        })),
      )
      .execute();
  }

  const took: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now();
    const answer = await browser.call('GET', '/api/track/favorite');
    took.push(Math.round(performance.now() - from));
    const { spotifyFavoriteTracks } = routes.listFavorites.answers[200].parse(answer.json());
    expect(spotifyFavoriteTracks).toHaveLength(MANY);
    expect(spotifyFavoriteTracks[0]?.id).toBe(`many-${MANY - 1}`);
  }
  if (process.env['SHOW_TIMES']) process.stdout.write(`10,000 favourites: ${took.join(', ')} ms\n`);
  expect(Math.min(...took)).toBeLessThan(SLOW_MS);
});
