import { readWireLists, trackKey, type Provider, type Track, type Favorites } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import {
  answerRaw,
  aSoundcloudTrack,
  aVisitor,
  later,
  settled,
  aSession,
  refuse,
  someTracks,
} from '@segue/kernel/testing';
import { allSettled } from 'effector';
import fc from 'fast-check';
import { $favoriteKeys, $session } from '../index';
import { favoritesRetried } from '../ports';
import { favoritesContext, listOf, old, salt } from './favorites-context.fixture';
import { listFavoritesFx } from './model';

const older = { ...old, id: 'older', favoritedAt: '2024-01-01T00:00:00.000Z' };
const { context, open, begin, now, logged, failures } = favoritesContext();
const isLiked = (track: Track) => context().scope.getState($favoriteKeys).has(trackKey(track));
const toggle = async (track: Track) => {
  send('favorites/toggle', { track });
  await settled(context().scope);
};
const sent = () => [
  ...context().api.requestsTo('addFavorite'),
  ...context().api.requestsTo('removeFavorite'),
];

test('toggling a favorite stamps the track with the current time in ISO 8601 [FAV-18] [DATA-08]', async () => {
  await begin();
  const before = Date.now();
  await toggle(salt);
  const { favoritedAt } = now().spotify[0]!;
  expect(favoritedAt).toBe(new Date(favoritedAt!).toISOString());
  expect(Date.parse(favoritedAt!)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(favoritedAt!)).toBeLessThanOrEqual(Date.now());
});

test('toggling a favorite flips isFavorited in the provider’s list and for every copy [FAV-21] [DATA-07]', async () => {
  await begin();
  expect(salt.isFavorited).toBe(false);
  await toggle(salt);
  expect(now().spotify).toMatchObject([{ id: 'salt', isFavorited: true }]);
  expect(isLiked({ ...salt, title: 'A copy' })).toBe(true);
  await toggle(salt);
  expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
});

test('toggling a favorite leaves the other provider’s track with the same id alone [FAV-22]', async () => {
  await begin();
  const otherTrack = aSoundcloudTrack({ id: salt.id });
  await toggle(salt);
  expect(isLiked(otherTrack)).toBe(false);
  await toggle(otherTrack);
  await toggle(salt);
  expect([isLiked(salt), isLiked(otherTrack)]).toEqual([false, true]);
});

test.each([
  [1, ['POST']],
  [2, ['POST', 'DELETE']],
  [3, ['POST']],
  [4, ['POST', 'DELETE']],
])(
  '%i toggles during a request: then the difference is sent, and the last toggle wins',
  async (presses, methods) => {
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
  },
);

describe('without a network', () => {
  const offline = () => Promise.reject<{ success: boolean }>(new TypeError('Failed to fetch'));

  it('offline, a second toggle cancels the first one, and nothing is sent later', async () => {
    await begin({ api: { addFavorite: offline } });
    await toggle(salt);
    await toggle(salt);
    await allSettled(favoritesRetried, { scope: context().scope });
    expect(sent()).toHaveLength(1);
    expect(isLiked(salt)).toBe(false);
  });
});

test('a favorite toggle is a no-op for a visitor [FAV-20]', async () => {
  await begin({ session: aVisitor });
  await toggle(salt);
  expect(sent()).toHaveLength(0);
  expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
});

test.each(['napster', 'toString', ''])(
  'a favorite toggle is a no-op for the unknown provider %j, and logs an error [FAV-23]',
  async (name) => {
    await begin();
    await toggle({ ...salt, provider: name as Provider });
    expect(sent()).toHaveLength(0);
    expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
    expect(failures()).toEqual([`Unknown provider "${name}"`]);
    expect(logged()).toHaveBeenCalledTimes(1);
  },
);

test.each([204, 503])(
  'favorites: response %i to an add is logged, and the favorite is removed again [API-20] [ERR-36]',
  async (status) => {
    await begin({ api: { addFavorite: () => answerRaw(status, { success: true }) } });
    await toggle(salt);
    expect(isLiked(salt)).toBe(false);
    expect(failures()).toEqual([expect.stringContaining('POST /api/track/favorite')]);
  },
);

test.each([201, 500])(
  'favorites: response %i to a removal is logged, and the favorite is restored at its position [API-22] [ERR-37]',
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

test('favorites: the response has two lists, and an absent one is empty [DATA-13]', async () => {
  await begin({ api: { listFavorites: () => answerRaw(200, { spotifyFavoriteTracks: [old] }) } });
  expect(now()).toEqual({ spotify: [old], soundcloud: [], musicserver: [] });
});

const ids = () => now().spotify.map(({ id }) => id);

describe('late responses', () => {
  it('a list requested before a change does not undo it', async () => {
    const list = later<Favorites>();
    open({
      api: { listFavorites: () => list.promise, addFavorite: () => ({ success: true }) },
    });
    const other = someTracks('spotify', 1, 5)[0]!;
    send('favorites/toggle', { track: salt });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    send('favorites/toggle', { track: other });
    list.arrive(listOf(old));
    await settled(context().scope);
    expect(ids().sort()).toEqual([other.id, 'old', 'salt'].sort());
  });

  it('a failed add leaves a track that the server lists as a favorite', async () => {
    const list = later<Favorites>();
    const adding = later<ReturnType<typeof refuse>>();
    await begin({
      session: aVisitor,
      api: { listFavorites: () => list.promise, addFavorite: () => adding.promise },
    });
    void allSettled($session, { scope: context().scope, params: aSession() });
    send('favorites/toggle', { track: old });
    list.arrive(listOf(old));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    adding.arrive(refuse('providerUnavailable'));
    await settled(context().scope);
    expect(now()).toEqual(readWireLists('FavoriteTracks', listOf(old)));
  });

  it('a failed change of a former user leaves the next user’s favorites alone', async () => {
    const answer = later<ReturnType<typeof refuse>>();
    await begin({ api: { listFavorites: () => listOf(old), removeFavorite: () => answer.promise } });
    send('favorites/toggle', { track: old });
    context().api.handle({ listFavorites: () => listOf() });
    await signOutAndIn();
    answer.arrive(refuse('providerUnavailable'));
    await settled(context().scope);
    expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
  });

  it('a list requested by a former user is never shown to the next user', async () => {
    const first = later<Favorites>();
    const answers = [first.promise, Promise.resolve(listOf(salt))];
    await begin({ session: aVisitor, api: { listFavorites: () => answers.shift()! } });
    void allSettled($session, { scope: context().scope, params: aSession() });
    await signOutAndIn();
    expect(answers).toEqual([]);
    first.arrive(listOf(old));
    await settled(context().scope);
    expect(ids()).toEqual(['salt']);
  });

  async function signOutAndIn(): Promise<void> {
    void allSettled($session, { scope: context().scope, params: aVisitor });
    void allSettled($session, { scope: context().scope, params: aSession() });
  }
});

// Random presses, answers, failures and reloads of the list: in the end heart and server agree.

test('heart and server agree after any presses and answers [FAV-24]', async () => {
  const step = fc.constantFrom('press', 'answer', 'refuse', 'lose', 'retry', 'list');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 14 }), async (isFavorite, steps) => {
      const server = { has: isFavorite };
      const running: ((how: 'answer' | 'refuse' | 'lose') => void)[] = [];
      const save = (add: boolean) =>
        new Promise<{ success: boolean } | ReturnType<typeof refuse>>((resolve, reject) => {
          running.push((how) => {
            if (how === 'answer') server.has = add;
            if (how === 'lose') reject(new TypeError('Failed to fetch'));
            else resolve(how === 'answer' ? { success: true } : refuse('providerUnavailable'));
          });
        });
      await begin({
        api: {
          listFavorites: () => (server.has ? listOf(old) : listOf()),
          addFavorite: () => save(true),
          removeFavorite: () => save(false),
        },
      });
      const { scope, stop } = context();
      const turn = () => new Promise((resolve) => setTimeout(resolve));
      let isClean = true;
      let wanted = isFavorite;
      for (const next of steps) {
        if (next === 'press') {
          send('favorites/toggle', { track: old });
          wanted = isLiked(old);
        } else if (next === 'retry') void allSettled(favoritesRetried, { scope });
        else if (next === 'list') void allSettled(listFavoritesFx, { scope });
        else {
          if (next === 'refuse' && running.length > 0) isClean = false;
          running.shift()?.(next);
        }
        await turn();
        expect(running.length).toBeLessThanOrEqual(1);
      }
      for (let rest = 0; rest < 6; rest += 1) {
        void allSettled(favoritesRetried, { scope });
        running.shift()?.('answer');
        await turn();
      }
      expect(isLiked(old)).toBe(server.has);
      if (isClean) expect(server.has).toBe(wanted);
      stop();
    }),
    { numRuns: 60 },
  );
});
