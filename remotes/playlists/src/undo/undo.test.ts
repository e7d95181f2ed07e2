import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $notices } from '@segue/stores/ports';
import {
  aSession,
  createTestContext,
  type FakeHandlers,
  later,
  refuse,
  settled,
  type TestContext,
} from '@segue/testing';
import { allSettled, type EventCallable } from 'effector';
import fc from 'fast-check';
import { disconnectCommands } from '../commands';
import { CommandsGate } from '../gates';
import { playlistChosen, popoverOpened } from '../add-to-playlist/model';
import { $tracks, playlistOpened, removalRequested } from '../playlist-detail/model';
import { renameStarted, renameSubmitted } from '../playlist-edit/model';
import { $playlists, deletionConfirmed, deletionRequested } from '../playlist-list/model';
import { restoreRequested } from './model';
import { createServerModel, songs } from './server-model.fixture';

let context: TestContext;
let server: ReturnType<typeof createServerModel>;

const { setTimeout: startTimer } = globalThis;

async function begin() {
  // `allSettled` also waits until the check mark of an addition is gone, which takes seconds.
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((call, _, ...values) => startTimer(call, 0, ...values));
  server = createServerModel();
  context = createTestContext({ session: aSession(), api: server.handlers });
  await run(CommandsGate.open, {});
  await run(playlistOpened, '1');
}
async function run<Payload>(unit: EventCallable<Payload>, params: Payload) {
  await allSettled(unit, { scope: context.scope, params } as never);
}
async function end() {
  disconnectCommands();
  context.stop();
}
const undo = async () => {
  send('playlist/undo');
  await settled(context.scope);
};
const shown = () => (context.scope.getState($tracks) ?? []).map(trackKey);
const saved = (id = 1) => server.stored.get(id)!.order;
const newest = () => context.scope.getState($notices).at(-1);
const playlist = (id = 1) => context.scope.getState($playlists)!.find((one) => one.playlistId === id)!;

const remove = async (index: number) => {
  const tracks = context.scope.getState($tracks)!;
  if (tracks.length > 0) await run(removalRequested, [tracks[index % tracks.length]!]);
};
const add = async (index: number) => {
  await run(popoverOpened, [songs[index]!]);
  await run(playlistChosen, playlist());
};
const rename = async (name: string) => {
  await run(renameStarted, name);
  await run(renameSubmitted, playlist());
};
const erase = async (id: number) => {
  await run(deletionRequested, id);
  await run(deletionConfirmed, undefined as never);
};

type Step = { do: 'remove' | 'add'; index: number } | { do: 'rename'; name: string } | { do: 'undo' };
const index = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('remove' as const, 'add' as const), index }),
  fc.record({ do: fc.constant('rename' as const), name: fc.constantFrom('Night', 'Noon', 'Dawn') }),
  fc.record({ do: fc.constant('undo' as const) }),
);

test('random changes and undos: each undo returns to the state before the change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await begin();
      try {
        const state = () => JSON.stringify([saved(), server.stored.get(1)!.playlist.name]);
        const former: string[] = [];
        for (const one of steps) {
          const before = state();
          if (one.do === 'undo') {
            await undo();
            expect(state()).toBe(former.pop() ?? before);
          } else {
            if (one.do === 'remove') await remove(one.index);
            if (one.do === 'add') await add(one.index);
            if (one.do === 'rename') await rename(one.name);
            if (state() !== before) former.push(before);
          }
          expect(shown()).toEqual(saved());
          expect(playlist().name).toBe(server.stored.get(1)!.playlist.name);
        }
        while (former.length > 0) {
          await undo();
          expect(state()).toBe(former.pop());
        }
      } finally {
        await end();
      }
    }),
    { numRuns: 15 },
  );
}, 30_000);

describe('undo', () => {
  beforeEach(begin);
  afterEach(end);

  test('several changes in a row: each undo offers the one before', async () => {
    await remove(1);
    await remove(1);
    expect(newest()).toMatchObject({ text: 'Removed from “Evening”.', action: { label: 'Undo' } });
    await undo();
    expect(newest()).toMatchObject({ text: '“Track 2” is back.', action: { label: 'Undo more' } });
    await undo();
    expect(newest()).toMatchObject({ text: '“Track 1” is back.' });
    expect(newest()?.action).toBeUndefined();
    expect(shown()).toEqual(songs.slice(0, 5).map(trackKey));
  });

  test('a removal that fails midway leaves the rest, and undo brings back what was removed', async () => {
    const removeOne = server.handlers['removePlaylistTrack']!;
    let count = 0;
    context.api.handle({
      removePlaylistTrack: (request) => (++count === 2 ? refuse('unexpected') : removeOne(request)),
    });
    const all = context.scope.getState($tracks)!;
    send('playlist/remove-all', { playlistId: 1, tracks: all.slice(0, 3) });
    await settled(context.scope);
    expect(shown()).toEqual(songs.slice(1, 5).map(trackKey));
    expect(newest()?.text).toBe('Removed from “Evening”.');
    await undo();
    expect(saved()).toEqual(songs.slice(0, 5).map(trackKey));
  });

  test('what was restored from the list of deleted playlists is not undone once more', async () => {
    await erase(1);
    await run(restoreRequested, { playlistId: 1, name: 'Evening', keptUntil: '' });
    await undo();
    expect(context.api.requestsTo('restorePlaylist')).toHaveLength(1);
  });

  test.each<[string, () => Promise<void>, () => void, string]>([
    [
      'renamed elsewhere',
      () => rename('Night'),
      () => (server.stored.get(1)!.playlist = { ...playlist(), name: 'Elsewhere' }),
      'The playlist was renamed or deleted meanwhile.',
    ],
    [
      'an added track removed elsewhere',
      () => add(7),
      () => saved().pop(),
      '“Track 7” is no longer in “Evening”.',
    ],
    [
      'a removed track added elsewhere',
      () => remove(1),
      () => saved().push(trackKey(songs[1]!)),
      '“Track 1” is already back in “Evening”.',
    ],
    [
      'the playlist deleted elsewhere',
      () => remove(1),
      () => (server.stored.get(1)!.isDeleted = true),
      'That playlist was deleted meanwhile.',
    ],
    [
      'the deleted playlist gone for good',
      () => erase(1),
      () => server.stored.delete(1),
      '“Evening” can no longer be restored.',
    ],
  ])('%s: says so and changes nothing', async (_, change, elsewhere, message) => {
    await change();
    elsewhere();
    const before = JSON.stringify([...server.stored]);
    await undo();
    expect(newest()).toMatchObject({ text: message });
    expect(newest()?.action).toBeUndefined();
    expect(JSON.stringify([...server.stored])).toBe(before);
  });

  test('a neighbor removed elsewhere: the track goes before the next one that is left', async () => {
    await remove(1);
    saved().splice(1, 1);
    await undo();
    expect(saved()).toEqual([0, 1, 3, 4].map((place) => trackKey(songs[place]!)));
    expect(shown()).toEqual(saved());
  });

  test.each<[string, FakeHandlers]>([
    ['offline', { listPlaylistTracks: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['on an error', { addPlaylistTrack: () => refuse('unexpected') }],
  ])('%s: says so, and the same undo can be repeated', async (_, failing) => {
    await remove(1);
    context.api.handle(failing);
    await undo();
    const text = "That couldn't be undone. Try again.";
    expect(newest()).toMatchObject({ text, action: { message: 'playlist/undo' } });
    context.api.handle(server.handlers);
    await undo();
    expect(saved()).toEqual(songs.slice(0, 5).map(trackKey));
  });

  test('a second press while an undo runs does not undo the change before', async () => {
    const answer = later<{ success: boolean }>();
    await remove(1);
    await remove(1);
    const { addPlaylistTrack } = server.handlers;
    context.api.handle({ addPlaylistTrack: () => answer.promise });
    send('playlist/undo');
    send('playlist/undo');
    answer.arrive({ success: true });
    await settled(context.scope);
    context.api.handle({ addPlaylistTrack: addPlaylistTrack! });
    expect(context.api.requestsTo('addPlaylistTrack')).toHaveLength(1);
  });
});
