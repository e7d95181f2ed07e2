import { send } from '@segue/event-bus';
import { $favoriteKeys } from '@segue/stores';
import {
  aSession,
  aSpotifyTrack,
  createTestContext,
  refuse,
  settled,
  type TestContext,
} from '@segue/testing';
import { wireFavoritesOutbox } from '.';
import { parseOutbox } from './saved';

const track = aSpotifyTrack({ id: 'salt' });
const change = { track, add: true, at: '2026-01-01T00:00:00.000Z' };
const member = aSession();
const NO_FAVORITES = { spotifyFavoriteTracks: [], soundcloudFavoriteTracks: [] };
const stored = () => sessionStorage.getItem('unsavedFavorites');
let context: TestContext;

async function begin(saved: string | null, addFavorite: () => never | { success: boolean }) {
  if (saved) sessionStorage.setItem('unsavedFavorites', saved);
  context = createTestContext({ session: member, api: { listFavorites: () => NO_FAVORITES, addFavorite } });
  wireFavoritesOutbox(context.scope);
  await settled(context.scope);
}
const userOf = () => (member.status === 'signed-in' ? (member.user.id ?? member.user.email ?? '') : '');

afterEach(() => {
  context.stop();
  sessionStorage.clear();
});

test('unsaved hearts of the same user are sent after a reload, and the copy goes', async () => {
  await begin(JSON.stringify({ user: userOf(), changes: [change] }), () => ({ success: true }));
  expect(context.api.requestsTo('addFavorite')).toHaveLength(1);
  expect(context.scope.getState($favoriteKeys).size).toBe(1);
  expect(stored()).toBeNull();
});

test('unsaved hearts of another user are not sent', async () => {
  await begin(JSON.stringify({ user: 'somebody-else', changes: [change] }), () => ({ success: true }));
  expect(context.api.requestsTo('addFavorite')).toHaveLength(0);
  expect(context.scope.getState($favoriteKeys).size).toBe(0);
});

test('a heart is in the copy until the server has it', async () => {
  await begin(null, () => ({ success: true }));
  send('favorites/toggle', { track });
  expect(stored()).toContain('"salt"');
  await settled(context.scope);
  expect(stored()).toBeNull();
});

test('a refused heart leaves the copy', async () => {
  await begin(null, () => refuse('unexpected') as never);
  send('favorites/toggle', { track });
  await settled(context.scope);
  expect(stored()).toBeNull();
});

test.each(['', 'null', '[]', '{"user":1,"changes":[]}', '{"user":"a","changes":{}}'])(
  'the text %j is no copy, and is reported',
  (text) => {
    expect(parseOutbox(text)).toMatchObject({ value: null, problems: [expect.any(String)] });
  },
);

test('entries that are no changes are left out and counted', () => {
  const text = JSON.stringify({ user: 'a', changes: [change, { ...change, at: 'soon' }, null, 7] });
  expect(parseOutbox(text)).toEqual({
    value: { user: 'a', changes: [change] },
    problems: ['3 unsaved favorites are unreadable'],
  });
});
