import { trackKey, type Provider, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { answerRaw, aSoundcloudTrack, aVisitor, later, settled } from '@segue/testing';
import { $favoriteKeys } from '../index';
import { favoritesContext, listOf, old, salt } from './favorites-context.fixture';

const older = { ...old, id: 'older', favoritedAt: '2024-01-01T00:00:00.000Z' };

const { context, logged, begin, now, failures } = favoritesContext();
const isLiked = (track: Track) => context().scope.getState($favoriteKeys).has(trackKey(track));
const toggle = async (track: Track) => {
  send('favorites/toggle', { track });
  await settled(context().scope);
};
const sent = () => [
  ...context().api.requestsTo('addFavorite'),
  ...context().api.requestsTo('removeFavorite'),
];

describe('adding', () => {
  it('gives the track the present moment as an ISO timestamp [FAV-18] [DATA-08]', async () => {
    await begin();
    const before = Date.now();
    await toggle(salt);
    const { favoritedAt } = now().spotifyFavoriteTracks[0]!;
    expect(favoritedAt).toBe(new Date(favoritedAt!).toISOString());
    expect(Date.parse(favoritedAt!)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(favoritedAt!)).toBeLessThanOrEqual(Date.now());
  });

  it("flips isFavorited in that provider's list, and the heart of every copy [FAV-21] [DATA-07]", async () => {
    await begin();
    expect(salt.isFavorited).toBe(false);
    await toggle(salt);
    expect(now().spotifyFavoriteTracks).toMatchObject([{ id: 'salt', isFavorited: true }]);
    expect(isLiked({ ...salt, title: 'A copy' })).toBe(true);
    await toggle(salt);
    expect(now()).toEqual(listOf());
  });

  it('leaves the track of the same id at the other provider alone [FAV-22]', async () => {
    await begin();
    const twin = aSoundcloudTrack({ id: salt.id });
    await toggle(salt);
    expect(isLiked(twin)).toBe(false);
    await toggle(twin);
    await toggle(salt);
    expect([isLiked(salt), isLiked(twin)]).toEqual([false, true]);
  });

  it('is shown before the server has answered, and a second press meanwhile does nothing', async () => {
    const answer = later<{ success: boolean }>();
    await begin({ api: { addFavorite: () => answer.promise } });
    send('favorites/toggle', { track: salt });
    send('favorites/toggle', { track: salt });
    expect(isLiked(salt)).toBe(true);
    answer.arrive({ success: true });
    await settled(context().scope);
    expect(sent()).toHaveLength(1);
    expect(isLiked(salt)).toBe(true);
  });
});

describe('nothing is sent and nothing changes', () => {
  it('when a visitor presses a heart [FAV-20]', async () => {
    await begin({ session: aVisitor });
    await toggle(salt);
    expect(sent()).toHaveLength(0);
    expect(now()).toEqual(listOf());
  });

  it.each(['napster', 'toString', ''])('for a track of %j, and an error is logged [FAV-23]', async (name) => {
    await begin();
    await toggle({ ...salt, provider: name as Provider });
    expect(sent()).toHaveLength(0);
    expect(now()).toEqual(listOf());
    expect(failures()).toEqual([`Unknown provider "${name}"`]);
    expect(logged()).toHaveBeenCalledTimes(1);
  });
});

describe('the server', () => {
  it.each([
    ['[API-18]', 200],
    ['[API-19]', 201],
  ])('%s takes a favourite with %i', async (_id, status) => {
    await begin({ api: { addFavorite: () => answerRaw(status, { success: true }) } });
    await toggle(salt);
    expect(isLiked(salt)).toBe(true);
    expect(failures()).toEqual([]);
  });

  it.each([202, 204, 400, 401, 404, 429, 500, 503])(
    'has not taken it with %i: logged, and not shown as a favourite [API-20] [ERR-36]',
    async (status) => {
      await begin({ api: { addFavorite: () => answerRaw(status, { success: true }) } });
      await toggle(salt);
      expect(isLiked(salt)).toBe(false);
      expect(failures()).toEqual([expect.stringContaining('POST /api/track/favorite')]);
    },
  );

  it('removes a favourite with 200 [API-22]', async () => {
    await begin({ api: { listFavorites: () => listOf(old) } });
    await toggle(old);
    expect(isLiked(old)).toBe(false);
    expect(failures()).toEqual([]);
  });

  it.each([201, 204, 400, 404, 500])(
    'has not removed it with %i: logged, and still shown where it was [API-22] [ERR-37]',
    async (status) => {
      const list = listOf({ ...salt, favoritedAt: '2025-02-01T00:00:00.000Z' }, old, older);
      await begin({
        api: {
          listFavorites: () => list,
          removeFavorite: () => answerRaw(status, { success: true }),
        },
      });
      await toggle(old);
      expect(now()).toEqual(list);
      expect(failures()).toEqual([expect.stringContaining('DELETE /api/track/favorite')]);
    },
  );

  it('tells favourites as two lists, and an absent one is empty [DATA-13]', async () => {
    await begin({ api: { listFavorites: () => answerRaw(200, { spotifyFavoriteTracks: [old] }) } });
    expect(now()).toEqual({ spotifyFavoriteTracks: [old], soundcloudFavoriteTracks: [] });
  });
});
