import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { playbackReported, trackUnavailable } from '../model/playback-ports';
import { $playback } from '../model/model';
import { settled, someTracks } from '@segue/kernel/testing';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { allSettled } from 'effector';
import { wireBackOnline } from './back-online';
import '../../platform/page/page.fixture';

const [first, second] = someTracks('soundcloud', 2) as [Track, Track];
let context: PlayerContext;
let stop: () => void;

beforeEach(async () => {
  context = createPlayerContext({});
  stop = wireBackOnline(context.scope);
  await settled(context.scope);
  send('queue/add', { track: first });
  send('queue/add', { track: second });
  send('playback/toggle');
});
afterEach(() => {
  stop();
  context.stop();
});

const generation = () => context.scope.getState($playback).generation;
const goOffline = () =>
  allSettled(trackUnavailable, {
    scope: context.scope,
    params: { generation: generation(), reason: 'offline' as const },
  });
const comeBack = () => window.dispatchEvent(new Event('online'));
const loaded = () => context.player.loads.map(({ track }) => track.id);

test('back online: a track requested offline is loaded once', async () => {
  send('playback/next');
  await goOffline();
  expect(loaded()).toEqual([first.id, second.id]);
  comeBack();
  expect(loaded()).toEqual([first.id, second.id, second.id]);
});

test.each([
  ['stopped for want of a network goes on where it was', true, 20_000],
  ['sounds is left alone', false, 0],
])('back online: a track that %s', async (_, hasStopped, position) => {
  const heard = { generation: generation(), isPlaying: true, position: 20_000 };
  await allSettled(playbackReported, { scope: context.scope, params: heard });
  if (hasStopped) await goOffline();
  comeBack();
  expect(context.player.loads).toHaveLength(hasStopped ? 2 : 1);
  expect(context.player.loads.at(-1)).toMatchObject({ track: first, position });
});

test('back online: nothing starts after the user paused', async () => {
  await goOffline();
  send('playback/toggle');
  comeBack();
  expect(loaded()).toEqual([first.id]);
});
