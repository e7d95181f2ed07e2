/** @jest-environment jest-fixed-jsdom */
import { send } from '@segue/kernel/bus';
import { $favoriteKeys } from '@segue/kernel/state';
import { favoritesRetried } from '@segue/kernel/state/ports';
import { answerRaw, aSession, aSpotifyTrack, settled } from '@segue/kernel/testing';
import { allSettled } from 'effector';
import { createPlayerContext, type PlayerContext } from '../player/player.fixture';
import { MemoryCaches } from '../platform/offline-worker/worker.fixture';
import { wireAppearance } from './appearance';
import { wireUnsent } from './unsent';

const salt = aSpotifyTrack({ id: 'salt' });
const old = aSpotifyTrack({ id: 'old', isFavorited: true, favoritedAt: '2025-01-01T00:00:00.000Z' });
const offline = () => Promise.reject<{ success: boolean }>(new TypeError('Failed to fetch'));
const accepted = () => ({ success: true });

let caches: MemoryCaches;
let context: PlayerContext;
let stops: (() => void)[] = [];
beforeEach(async () => {
  document.head.innerHTML = '<meta name="theme-color" media="not all">';
  caches = new MemoryCaches();
  Object.assign(window, { caches });
  await caches.open('segue-user-ann');
});
afterEach(closePage);

function closePage(): void {
  stops.forEach((stop) => stop());
  stops = [];
}
/** A page of a user whose favorites are `old` alone, as far as the server or its copy says. */
async function openPage(user: string, save: () => unknown): Promise<void> {
  closePage();
  context = createPlayerContext({
    session: aSession({ user: { id: user, appearance: 'dark' } }),
    api: {
      listFavorites: () => ({ spotifyFavoriteTracks: [old], soundcloudFavoriteTracks: [] }),
      addFavorite: save as never,
      removeFavorite: save as never,
      saveAppearance: save as never,
    },
  });
  stops = [context.stop, wireAppearance(context.scope)];
  wireUnsent(context.scope);
  await whenKept();
}
/** The caches answer in later tasks than the stores settle. */
async function whenKept(): Promise<void> {
  await settled(context.scope);
  await new Promise((resolve) => setTimeout(resolve));
  await settled(context.scope);
}
const liked = () => [...context.scope.getState($favoriteKeys)];
const sent = (route: 'addFavorite' | 'removeFavorite') => context.api.requestsTo(route).length;

test('unsent favorites: toggled offline, they survive a reload and are sent later [FAV-25]', async () => {
  await openPage('ann', offline);
  send('favorites/toggle', { track: salt });
  send('favorites/toggle', { track: old });
  await whenKept();
  await openPage('ann', offline);
  expect(liked()).toEqual(['spotify:salt']);
  context.api.handle({ addFavorite: accepted, removeFavorite: accepted });
  await allSettled(favoritesRetried, { scope: context.scope });
  await whenKept();
  await openPage('ann', accepted);
  expect([sent('addFavorite'), sent('removeFavorite')]).toEqual([0, 0]);
});

test('unsent appearance: it is that of the next page, and is sent then [APPEAR-04]', async () => {
  await openPage('ann', offline);
  send('appearance/choose', { appearance: 'light' });
  await whenKept();
  await openPage('ann', accepted);
  expect(document.documentElement.dataset['appearance']).toBe('light');
  expect(context.api.requestsTo('saveAppearance').map(({ body }) => body)).toEqual([{ appearance: 'light' }]);
});

test.each([200, 401, 403, 404])(
  'unsent hearts: an answer %d that is a page keeps them for later [PERSIST-15] [PERSIST-17]',
  async (status) => {
    await openPage('ann', () => answerRaw(status, '<p>Please sign in to this network</p>'));
    send('favorites/toggle', { track: salt });
    await whenKept();
    expect(liked()).toContain('spotify:salt');
    await openPage('ann', accepted);
    expect(sent('addFavorite')).toBe(1);
  },
);

test('unsent hearts: another user gets none of them', async () => {
  await openPage('ann', offline);
  send('favorites/toggle', { track: salt });
  await whenKept();
  await openPage('bob', accepted);
  expect(sent('addFavorite')).toBe(0);
  expect([...caches.stored.keys()]).toEqual(['segue-user-ann']);
});

test('unsent hearts: nothing is kept after the worker deleted the copies', async () => {
  await openPage('ann', offline);
  await caches.delete('segue-user-ann');
  send('favorites/toggle', { track: salt });
  await whenKept();
  expect(await caches.text()).toBe('');
});

test('unsent hearts: what cannot be read is left out', async () => {
  const cache = await caches.open('segue-user-ann');
  const change = { track: salt, add: true, at: '2026-01-01T00:00:00.000Z' };
  await cache.put(
    '/segue-worker/unsent',
    new Response(JSON.stringify({ favorites: [null, { ...change, add: 1 }, change], appearance: 'pink' })),
  );
  await openPage('ann', accepted);
  expect(context.api.requestsTo('addFavorite').map(({ body }) => body)).toMatchObject([{ trackId: 'salt' }]);
});
