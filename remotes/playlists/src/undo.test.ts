import { type Track, trackKey, type TrackKey } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $notices } from '@segue/kernel/state/ports';
import {
  aPlaylist,
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  createTestContext,
  type FakeHandlers,
  later,
  refuse,
  settled,
  type TestContext,
} from '@segue/kernel/testing';
import { allSettled, type EventCallable } from 'effector';
import fc from 'fast-check';
import { disconnectCommands } from './commands';
import { CommandsGate } from './gates';
import { $tracks, playlistOpened, removalRequested } from './playlist-detail/model';
import { $playlists, deletionConfirmed, deletionRequested } from './playlist-list/model';
import { restoreRequested } from './undo';

/** Of both providers by turns. */
const songs: readonly Track[] = Array.from({ length: 5 }, (_, index) =>
  (index % 2 ? aSoundcloudTrack : aSpotifyTrack)({ id: `t${index}`, title: `Track ${index}` }),
);
const all = songs.map(trackKey);
type Reference = { trackId: string; provider: 'spotify' | 'soundcloud' };
const keyOf = ({ provider, trackId }: Reference) => trackKey({ provider, id: trackId } as Track);

let context: TestContext;
/** The playlist on the server; null when it is gone for good. */
let saved: TrackKey[] | null;
let isDeleted: boolean;

const present = <Answer>(answer: (order: TrackKey[]) => Answer) =>
  saved && !isDeleted ? answer(saved) : refuse('playlistNotFound');
const handlers: FakeHandlers = {
  listPlaylists: () => ({
    playlists: saved && !isDeleted ? [aPlaylist({ playlistId: 1, name: 'Evening' })] : [],
  }),
  listPlaylistTracks: () =>
    present((order) => {
      const tracks = order.map((key, position) => ({ ...songs[all.indexOf(key)]!, position }));
      const of = (provider: string) => tracks.filter((track) => track.provider === provider);
      return {
        playlistTracks: { spotifyPlaylistTracks: of('spotify'), soundcloudPlaylistTracks: of('soundcloud') },
      };
    }),
  deletePlaylist: () => present(() => ({ success: (isDeleted = true) })),
  restorePlaylist: () => {
    isDeleted = false;
    return present(() => ({ playlist: aPlaylist({ playlistId: 1, name: 'Evening' }) }));
  },
  addPlaylistTracks: ({ body }) =>
    present((order) => {
      const { tracks } = body as { tracks: Reference[] };
      saved = [...order, ...tracks.map(keyOf)];
      return { results: tracks.map(() => 'added' as const) };
    }),
  movePlaylistTrack: ({ body }) =>
    present((order) => {
      const { before, ...track } = body as Reference & { before: Reference | null };
      const others = order.filter((key) => key !== keyOf(track));
      saved = others.toSpliced(before ? others.indexOf(keyOf(before)) : others.length, 0, keyOf(track));
      return { success: true };
    }),
  removePlaylistTrack: ({ body }) =>
    present((order) => {
      saved = order.filter((key) => key !== keyOf(body as Reference));
      return { success: true };
    }),
};

async function run<Payload>(unit: EventCallable<Payload>, params: Payload) {
  await allSettled(unit, { scope: context.scope, params } as never);
}
async function begin() {
  [saved, isDeleted] = [[...all], false];
  context = createTestContext({ session: aSession(), api: handlers });
  await run(CommandsGate.open, {});
  await run(playlistOpened, '1');
}
function end() {
  disconnectCommands();
  context.stop();
}
beforeEach(begin);
afterEach(end);

const undo = async () => {
  send('playlist/undo');
  await settled(context.scope);
};
const shown = () => (context.scope.getState($tracks) ?? []).map(trackKey);
const newest = () => context.scope.getState($notices).at(-1);
const remove = async (...places: number[]) => {
  const tracks = context.scope.getState($tracks)!;
  await run(removalRequested, [...new Set(places.map((place) => tracks[place % tracks.length]!))]);
};
const erase = async () => {
  await run(deletionRequested, 1);
  await run(deletionConfirmed, undefined as never);
};

test('undo, property: any removals are undone one by one, each to the order before it', async () => {
  const removals = fc.array(fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 2 }), { maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(removals, async (steps) => {
      end();
      await begin();
      const before: TrackKey[][] = [];
      for (const places of steps) {
        before.push(saved!);
        await remove(...places);
      }
      for (const order of before.toReversed()) {
        await undo();
        expect(saved).toEqual(order);
        expect(shown()).toEqual(order);
      }
    }),
    { numRuns: 15 },
  );
});

test('undo: after several removals each notice offers the one before', async () => {
  await remove(1);
  await remove(1);
  expect(newest()).toMatchObject({ text: 'Removed from “Evening”.', action: { label: 'Undo' } });
  await undo();
  expect(newest()).toMatchObject({ text: '“Track 2” is back.', action: { label: 'Undo more' } });
  await undo();
  expect(newest()?.text).toBe('“Track 1” is back.');
  expect(newest()?.action).toBeUndefined();
});

test('undo: a failed removal keeps the remaining tracks and restores the removed ones', async () => {
  const removeOne = handlers['removePlaylistTrack']!;
  let count = 0;
  context.api.handle({
    removePlaylistTrack: (request) => (++count === 2 ? refuse('unexpected') : removeOne(request)),
  });
  send('playlist/remove-all', { playlistId: 1, tracks: songs.slice(0, 3) });
  await settled(context.scope);
  expect(shown()).toEqual(all.slice(1));
  await undo();
  expect(saved).toEqual(all);
});

test('undo: a playlist restored from the list of deleted ones is not restored once more', async () => {
  await erase();
  expect(newest()).toMatchObject({ text: 'Deleted “Evening”.', action: { label: 'Undo' } });
  await run(restoreRequested, { playlistId: 1, name: 'Evening', keptUntil: '' });
  await undo();
  expect(context.api.requestsTo('restorePlaylist')).toHaveLength(1);
  expect(context.scope.getState($playlists)).toHaveLength(1);
});

test('undo: when a neighbor was removed elsewhere, the track goes before the next remaining one', async () => {
  await remove(1);
  saved!.splice(1, 1);
  await undo();
  expect(saved).toEqual([0, 1, 3, 4].map((place) => all[place]));
});

test.each<[string, () => Promise<void>]>([
  ['a playlist deleted elsewhere', () => remove(1)],
  ['a deleted playlist gone for good', erase],
])('undo: %s says so and cannot be repeated', async (_, change) => {
  await change();
  saved = null;
  await undo();
  expect(newest()?.text).toBe('Playlist not found');
  expect(newest()?.action).toBeUndefined();
});

test.each<[string, FakeHandlers]>([
  ['offline', { listPlaylistTracks: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['on an error', { addPlaylistTracks: () => refuse('unexpected') }],
])('undo: %s says so, and can be repeated', async (_, failing) => {
  await remove(1);
  context.api.handle(failing);
  await undo();
  expect(newest()).toMatchObject({ text: 'That couldn’t be undone. Try again.', action: { label: 'Undo' } });
  context.api.handle(handlers);
  await undo();
  expect(saved).toEqual(all);
});

test('undo: a second press while one runs does not undo the change before', async () => {
  const answer = later<{ results: 'added'[] }>();
  await remove(1);
  await remove(1);
  context.api.handle({ addPlaylistTracks: () => answer.promise });
  send('playlist/undo');
  send('playlist/undo');
  answer.arrive({ results: ['added'] });
  await settled(context.scope);
  expect(context.api.requestsTo('addPlaylistTracks')).toHaveLength(1);
});
