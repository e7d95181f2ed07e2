import { readWireLists, trackKey, type Provider, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { answerRaw, aSoundcloudTrack, aVisitor, later, settled } from '@segue/testing';
import { allSettled } from 'effector';
import { $favoriteKeys } from '../index';
import { $unsavedFavorites, favoriteChangesRestored, favoritesRetried } from '../ports';
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

describe('toggling a favorite', () => {
  it('stamps the track with the current time in ISO 8601 [FAV-18] [DATA-08]', async () => {
    await begin();
    const before = Date.now();
    await toggle(salt);
    const { favoritedAt } = now().spotify[0]!;
    expect(favoritedAt).toBe(new Date(favoritedAt!).toISOString());
    expect(Date.parse(favoritedAt!)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(favoritedAt!)).toBeLessThanOrEqual(Date.now());
  });

  it('flips isFavorited in the provider’s list and for every copy [FAV-21] [DATA-07]', async () => {
    await begin();
    expect(salt.isFavorited).toBe(false);
    await toggle(salt);
    expect(now().spotify).toMatchObject([{ id: 'salt', isFavorited: true }]);
    expect(isLiked({ ...salt, title: 'A copy' })).toBe(true);
    await toggle(salt);
    expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
  });

  it('leaves the other provider’s track with the same id alone [FAV-22]', async () => {
    await begin();
    const otherTrack = aSoundcloudTrack({ id: salt.id });
    await toggle(salt);
    expect(isLiked(otherTrack)).toBe(false);
    await toggle(otherTrack);
    await toggle(salt);
    expect([isLiked(salt), isLiked(otherTrack)]).toEqual([false, true]);
  });
});

describe('presses while a request runs', () => {
  it.each([
    [1, ['POST']],
    [2, ['POST', 'DELETE']],
    [3, ['POST']],
    [4, ['POST', 'DELETE']],
  ])('%i: then the difference is sent, and the last press wins', async (presses, methods) => {
    const answer = later<{ success: boolean }>();
    await begin({ api: { addFavorite: () => answer.promise } });
    for (let press = 0; press < presses; press += 1) send('favorites/toggle', { track: salt });
    expect(context().api.requestsTo('addFavorite').length).toBeLessThanOrEqual(1);
    expect(isLiked(salt)).toBe(presses % 2 === 1);
    answer.arrive({ success: true });
    await settled(context().scope);
    expect(isLiked(salt)).toBe(presses % 2 === 1);
    expect(
      context()
        .api.requests.filter(({ route }) => route === 'addFavorite' || route === 'removeFavorite')
        .map(({ method }) => method),
    ).toEqual(methods);
  });
});

describe('without a network', () => {
  const offline = () => Promise.reject<{ success: boolean }>(new TypeError('Failed to fetch'));

  it('the heart stays as pressed, and is sent when asked again', async () => {
    await begin({ api: { addFavorite: offline } });
    await toggle(salt);
    expect(isLiked(salt)).toBe(true);
    expect(context().scope.getState($unsavedFavorites)).toMatchObject([{ add: true }]);
    context().api.handle({ addFavorite: () => ({ success: true }) });
    await allSettled(favoritesRetried, { scope: context().scope });
    expect(context().api.requestsTo('addFavorite')).toHaveLength(2);
    expect(context().scope.getState($unsavedFavorites)).toEqual([]);
    expect(isLiked(salt)).toBe(true);
  });

  it('a second press takes the first one back, and nothing is sent later', async () => {
    await begin({ api: { addFavorite: offline } });
    await toggle(salt);
    await toggle(salt);
    await allSettled(favoritesRetried, { scope: context().scope });
    expect(sent()).toHaveLength(1);
    expect(isLiked(salt)).toBe(false);
  });

  it('presses of an earlier load are applied and sent', async () => {
    await begin({ api: { listFavorites: () => listOf(old) } });
    const at = '2026-01-01T00:00:00.000Z';
    await allSettled(favoriteChangesRestored, {
      scope: context().scope,
      params: [
        { track: salt, add: true, at },
        { track: old, add: false, at },
      ],
    });
    expect(sent()).toHaveLength(2);
    expect(now().spotify).toMatchObject([{ id: 'salt', favoritedAt: at }]);
  });
});

describe('a toggle sends and changes nothing', () => {
  it('for a visitor [FAV-20]', async () => {
    await begin({ session: aVisitor });
    await toggle(salt);
    expect(sent()).toHaveLength(0);
    expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
  });

  it.each(['napster', 'toString', ''])(
    'for the unknown provider %j, and logs an error [FAV-23]',
    async (name) => {
      await begin();
      await toggle({ ...salt, provider: name as Provider });
      expect(sent()).toHaveLength(0);
      expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
      expect(failures()).toEqual([`Unknown provider "${name}"`]);
      expect(logged()).toHaveBeenCalledTimes(1);
    },
  );
});

describe('the response', () => {
  it.each([200, 201])('%i confirms the new favorite [API-18] [API-19]', async (status) => {
    await begin({ api: { addFavorite: () => answerRaw(status, { success: true }) } });
    await toggle(salt);
    expect(isLiked(salt)).toBe(true);
    expect(failures()).toEqual([]);
  });

  it.each([202, 204, 401, 404, 429, 503])(
    '%i to an add is logged, and the favorite is removed again [API-20] [ERR-36]',
    async (status) => {
      await begin({ api: { addFavorite: () => answerRaw(status, { success: true }) } });
      await toggle(salt);
      expect(isLiked(salt)).toBe(false);
      expect(failures()).toEqual([expect.stringContaining('POST /api/track/favorite')]);
    },
  );

  it('200 confirms the removal [API-22]', async () => {
    await begin({ api: { listFavorites: () => listOf(old) } });
    await toggle(old);
    expect(isLiked(old)).toBe(false);
    expect(failures()).toEqual([]);
  });

  it.each([201, 404, 500])(
    '%i to a removal is logged, and the favorite is restored at its position [API-22] [ERR-37]',
    async (status) => {
      const list = listOf({ ...salt, favoritedAt: '2025-02-01T00:00:00.000Z' }, old, older);
      await begin({
        api: {
          listFavorites: () => list,
          removeFavorite: () => answerRaw(status, { success: true }),
        },
      });
      await toggle(old);
      expect(now()).toEqual(readWireLists('FavoriteTracks', list));
      expect(failures()).toEqual([expect.stringContaining('DELETE /api/track/favorite')]);
    },
  );

  it('has two lists, and an absent one is empty [DATA-13]', async () => {
    await begin({ api: { listFavorites: () => answerRaw(200, { spotifyFavoriteTracks: [old] }) } });
    expect(now()).toEqual({ spotify: [old], soundcloud: [], musicserver: [] });
  });
});
