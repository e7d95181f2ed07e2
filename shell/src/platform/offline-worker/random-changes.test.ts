import fc from 'fast-check';
import { tracksInOrder, type Lists } from './changes';
import { after, step, type ChangeStep, type Shown } from './random-steps.fixture';
import {
  createServerModel,
  FAVORITES,
  LIST,
  PLACE,
  PLAYLIST,
  referenceOf,
  RESTORE,
  SEVERAL,
  songs,
  TRACK,
  TRACKS,
} from './server-model.fixture';
import { aWorker } from './worker.fixture';

const CHECK = '/api/auth/checkAuth';

type Undo = () => Promise<unknown>;

async function begin() {
  const server = createServerModel();
  const worker = aWorker(server.reply);
  worker.state.user = 'ann';
  for (const path of [CHECK, FAVORITES, LIST, TRACKS]) await worker.json(path);
  for (const song of songs) worker.noteTrack(song);
  worker.calls.length = 0;

  async function shown(): Promise<Shown> {
    const { playlists } = (await worker.json(LIST)) as { playlists: { name: string }[] };
    const lists = (await worker.json(FAVORITES)) as Lists;
    const favorites = Object.values(lists).flat();
    const name = playlists[0]?.name;
    return {
      playlist: name === undefined ? null : { name, order: await shownOrder() },
      favorites: favorites.map(({ id }) => String(id)).sort(),
    };
  }
  async function shownOrder(): Promise<readonly string[]> {
    const { playlistTracks } = (await worker.json(TRACKS)) as { playlistTracks: Lists };
    return tracksInOrder(playlistTracks).map(({ id }) => String(id));
  }
  const favoritedAt = async (id: string) => {
    const lists = (await worker.json(FAVORITES)) as Lists;
    return Object.values(lists)
      .flat()
      .find((track) => track['id'] === id)?.['favoritedAt'];
  };

  const ask = async (method: string, path: string, body?: Record<string, unknown>) => {
    const answer = await worker.ask(method, path, body);
    expect(answer.ok).toBe(true);
  };
  const inPlaylist = (id: string) => ({ playlistId: PLAYLIST, ...referenceOf(id) });
  const rename = async (name: string) => {
    const form = new FormData();
    form.append('name', name);
    expect((await worker.askForm('PATCH', `${LIST}/${PLAYLIST}`, form)).ok).toBe(true);
  };
  const moveBefore = (id: string, before: string | undefined) =>
    ask('PUT', PLACE, { ...inPlaylist(id), before: before === undefined ? null : referenceOf(before) });
  const followerOf = (id: string, followers: readonly string[], order: readonly string[]) =>
    followers.find((one) => one !== id && order.includes(one));

  /** Makes the change as a page does; the undo is that of the playlists remote. */
  async function change(step: ChangeStep): Promise<Undo | null> {
    const { playlist, favorites } = await shown();
    if (step.do === 'heart') {
      const { id } = step;
      const at = await favoritedAt(id);
      const isFavorite = favorites.includes(id);
      await ask(isFavorite ? 'DELETE' : 'POST', FAVORITES, referenceOf(id));
      return () =>
        isFavorite
          ? ask('POST', FAVORITES, { ...referenceOf(id), favoritedAt: at })
          : ask('DELETE', FAVORITES, referenceOf(id));
    }
    if (!playlist) return null;
    const { name, order } = playlist;
    switch (step.do) {
      case 'rename':
        await rename(step.name);
        return () => rename(name);
      case 'delete':
        await ask('DELETE', LIST, { playlistId: PLAYLIST });
        return () => ask('POST', RESTORE);
      case 'add': {
        const { id } = step;
        if (order.includes(id)) return null;
        await ask('PUT', TRACK, inPlaylist(id));
        return () => ask('DELETE', TRACK, inPlaylist(id));
      }
      case 'remove': {
        const { id } = step;
        if (!order.includes(id)) return null;
        await ask('DELETE', TRACK, inPlaylist(id));
        return async () => {
          const before = followerOf(id, order.slice(order.indexOf(id)), await shownOrder());
          await ask('PUT', TRACK, inPlaylist(id));
          if (before !== undefined) await moveBefore(id, before);
        };
      }
      case 'move': {
        const { id, before } = step;
        if (id === before || !order.includes(id) || !order.includes(before)) return null;
        await moveBefore(id, before);
        return async () => moveBefore(id, followerOf(id, order.slice(order.indexOf(id)), await shownOrder()));
      }
      case 'add several': {
        const tracks = step.ids.map(referenceOf);
        await ask('PUT', SEVERAL, { playlistId: PLAYLIST, tracks });
        return null;
      }
    }
  }
  async function goOnline(): Promise<void> {
    Object.assign(worker.state, { isOnline: true, losesAnswers: false });
    await worker.resume(false);
  }
  const sentChanges = () => worker.calls.filter(({ method }) => method !== 'GET');
  return { server, worker, shown, change, goOnline, ask, inPlaylist, sentChanges };
}

test('random changes, undos and outages: the user sees and the server gets what was wanted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const { server, worker, shown, change, goOnline } = await begin();
      const isReachable = () => worker.state.isOnline && !worker.state.losesAnswers;
      let wanted = await shown();
      let undos: { undo: Undo; former: Shown }[] = [];
      for (const step of steps) {
        worker.state.now += 1000;
        if (step.do === 'undo') {
          // What the server has deleted only the server can restore.
          if (server.state.isDeleted && !isReachable()) continue;
          const last = undos.pop();
          await last?.undo();
          wanted = last?.former ?? wanted;
        } else if (step.do === 'go offline') worker.state.isOnline = false;
        else if (step.do === 'lose answers') worker.state.losesAnswers = true;
        else if (step.do === 'go online') await goOnline();
        else if (step.do === 'end the worker') {
          worker.restart();
          for (const song of songs) worker.noteTrack(song);
        } else {
          const undo = await change(step);
          // A change of several tracks has no undo.
          undos = undo ? [...undos, { undo, former: wanted }] : step.do === 'add several' ? [] : undos;
          wanted = after(wanted, step);
        }
        await worker.settle();
        expect(await shown()).toEqual(wanted);
      }
      await goOnline();
      const { name, order, isDeleted, favorites } = server.state;
      expect({
        playlist: isDeleted ? null : { name, order },
        favorites: Object.keys(favorites).sort(),
      }).toEqual(wanted);
      expect(worker.reports.filter(({ isRefused }) => isRefused)).toEqual([]);
      expect(worker.reports.at(-1)?.unsent).toBe(0);
    }),
    { numRuns: 10 },
  );
}, 60_000);

test('an undo of a change that the server may have received is sent', async () => {
  const { server, worker, change, goOnline, sentChanges } = await begin();
  worker.state.losesAnswers = true;
  const undo = await change({ do: 'remove', id: 't1' });
  worker.state.isOnline = false;
  await undo!();
  await goOnline();
  expect(server.state.order).toEqual(['t0', 't1', 't2', 't3']);
  expect(sentChanges().length).toBeGreaterThan(1);
});

test('an unknown track that is added and removed again offline: both are sent', async () => {
  const { worker, ask, goOnline, sentChanges } = await begin();
  worker.restart();
  worker.state.isOnline = false;
  const unknown = { playlistId: PLAYLIST, trackId: 'unknown', provider: 'spotify' };
  await ask('PUT', TRACK, unknown);
  await ask('DELETE', TRACK, unknown);
  await goOnline();
  expect(sentChanges().map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('several tracks added offline are shown, and those that the playlist has are duplicates', async () => {
  const { server, worker, shown, goOnline } = await begin();
  worker.state.isOnline = false;
  const tracks = ['t5', 't1', 't4'].map(referenceOf);
  const answer = await worker.ask('PUT', SEVERAL, { playlistId: PLAYLIST, tracks });
  expect(await answer.json()).toEqual({ results: ['added', 'duplicate', 'added'] });
  worker.restart();
  const order = ['t0', 't1', 't2', 't3', 't5', 't4'];
  expect((await shown()).playlist?.order).toEqual(order);
  await goOnline();
  expect(server.state.order).toEqual(order);
});

test('a playlist that is deleted offline can be found under the deleted ones', async () => {
  const { worker, ask } = await begin();
  worker.state.isOnline = false;
  await ask('DELETE', LIST, { playlistId: PLAYLIST });
  expect(await worker.json(LIST)).toEqual({
    playlists: [],
    recentlyDeleted: [{ playlistId: PLAYLIST, name: 'Evening', keptUntil: '2026-01-31T12:00:00.000Z' }],
  });
});
