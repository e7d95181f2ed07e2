import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $favorites, $favoriteKeys } from '@segue/kernel/state';
import { $notices } from '@segue/kernel/state/ports';
import {
  aSession,
  aSpotifyTrack,
  later,
  refuse,
  settled,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { createPlayerContext, type PlayerContext } from '../../player/player.fixture';
import { wireFavoritesUndo } from '../favorites-undo';

const favorite = (id: string, day: number): Track => ({
  ...aSpotifyTrack({ id }),
  isFavorited: true,
  favoritedAt: `2026-01-0${day}T00:00:00.000Z`,
});
const [late, middle, early] = [favorite('late', 3), favorite('middle', 2), favorite('early', 1)];

let context: PlayerContext;
let stop: () => void;
async function begin(api: TestContextOptions['api'] = {}) {
  context = createPlayerContext({
    session: aSession(),
    api: {
      listFavorites: () => ({
        spotifyFavoriteTracks: [late, middle, early],
        soundcloudFavoriteTracks: [],
      }),
      addFavorite: () => ({ success: true }),
      removeFavorite: () => ({ success: true }),
      ...api,
    },
  });
  stop = wireFavoritesUndo(context.scope);
  await settled(context.scope);
}
afterEach(() => {
  stop();
  context.stop();
});

const press = async (track: Track) => {
  send('favorites/toggle', { track });
  await settled(context.scope);
};
const undo = async () => {
  send('favorites/undo-removal');
  await settled(context.scope);
};
const listed = () => context.scope.getState($favorites).spotify.map(({ id }) => id);
const offers = () =>
  context.scope
    .getState($notices)
    .filter(({ action }) => action)
    .map(({ text }) => text);

test('favorites: undo restores a removed one at its position, in the page and on the server', async () => {
  await begin();
  await press(middle);
  expect(offers()).toEqual(['Removed from favorites.']);
  await undo();
  expect(listed()).toEqual(['late', 'middle', 'early']);
  expect(context.api.requestsTo('addFavorite')).toMatchObject([
    { body: { trackId: 'middle', provider: 'spotify', favoritedAt: middle.favoritedAt } },
  ]);
  expect(offers()).toEqual([]);
});

test('favorites: several removals share one notice, and one undo restores all', async () => {
  await begin();
  for (const track of [early, late, middle]) await press(track);
  expect(offers()).toEqual(['Removed 3 tracks from favorites.']);
  await undo();
  expect(listed()).toEqual(['late', 'middle', 'early']);
});

test('favorites: pressing the heart again takes the track out of the offer', async () => {
  await begin();
  await press(early);
  await press(late);
  await press(early);
  expect(offers()).toEqual(['Removed from favorites.']);
  await press(late);
  expect(offers()).toEqual([]);
});

test('favorites: a removal that the server refused is not offered', async () => {
  await begin({ removeFavorite: () => refuse('unexpected') });
  await press(early);
  expect(listed()).toEqual(['late', 'middle', 'early']);
  expect(offers()).toEqual([]);
});

test('favorites: undo during the removal request adds it again afterwards, with its time', async () => {
  const answer = later<{ success: boolean }>();
  await begin({ removeFavorite: () => answer.promise });
  send('favorites/toggle', { track: middle });
  send('favorites/undo-removal');
  expect(context.scope.getState($favoriteKeys).has(trackKey(middle))).toBe(true);
  expect(context.api.requestsTo('addFavorite')).toHaveLength(0);
  answer.arrive({ success: true });
  await settled(context.scope);
  expect(listed()).toEqual(['late', 'middle', 'early']);
  expect(context.api.requestsTo('addFavorite')).toMatchObject([
    { body: { favoritedAt: middle.favoritedAt } },
  ]);
});
