import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { settled, someTracks } from '@segue/kernel/testing';
import { allSettled } from 'effector';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { preloadTracksFx, playbackReported, preflightFx, trackUnavailable } from '../model/playback-ports';
import { $playback } from '../model/model';
import { type UnavailableReason } from '../rules/player-messages';
import { $nextTrackProblem, PREFLIGHT_MS } from './next-track';

const [c1, c2, c3] = someTracks('soundcloud', 3) as [Track, Track, Track];
const [s1] = someTracks('spotify', 1) as [Track];

let context: PlayerContext;
let asked: Track[];
let expected: (readonly Track[])[];
let answer: UnavailableReason | null;
afterEach(() => context.stop());

async function playing(queue: readonly Track[]): Promise<void> {
  asked = [];
  expected = [];
  answer = null;
  context = createPlayerContext({
    handlers: [
      [
        preflightFx,
        ({ track }: { track: Track }) => {
          asked.push(track);
          return answer;
        },
      ],
      [preloadTracksFx, ({ tracks }: { tracks: readonly Track[] }) => void expected.push(tracks)],
    ],
  });
  await settled(context.scope);
  queue.forEach((track) => send('queue/add', { track }));
  send('playback/toggle');
}
function heardAt(position: number): Promise<void> {
  const { generation, current } = context.scope.getState($playback);
  return allSettled(playbackReported, {
    scope: context.scope,
    params: { generation, isPlaying: true, position, duration: current!.duration },
  });
}
const nearEnd = () => heardAt(c1.duration! - PREFLIGHT_MS);
const trouble = () => context.scope.getState($nextTrackProblem);

it('preflights the next track once, twenty seconds before the end', async () => {
  await playing([c1, c2]);
  await heardAt(c1.duration! - PREFLIGHT_MS - 500);
  expect(asked).toEqual([]);
  await nearEnd();
  await heardAt(c1.duration! - 5000);
  expect(asked).toEqual([c2]);
});
it('reports a next track that will not play', async () => {
  await playing([c1, c2]);
  answer = 'blocked';
  await nearEnd();
  expect(trouble()).toEqual({ key: trackKey(c2), reason: 'blocked' });
});
it('preflights again when another track comes next, and drops the former problem', async () => {
  await playing([c1, c2, c3]);
  answer = 'blocked';
  await nearEnd();
  answer = null;
  send('queue/remove', { key: trackKey(c2) });
  await settled(context.scope);
  expect(asked).toEqual([c2, c3]);
  expect(trouble()).toBeNull();
});
it('waits until the current track has sound', async () => {
  await playing([{ ...c1, duration: 5000 }, c2]);
  expect(asked).toEqual([]);
  await heardAt(100);
  expect(asked).toEqual([c2]);
});

it('preloads the next tracks once the current one sounds, and when they change', async () => {
  await playing([c1, s1, c2]);
  expect(expected).toEqual([]);
  await heardAt(100);
  await heardAt(200);
  expect(expected).toEqual([[c2]]);
  send('queue/add', { track: c3 });
  expect(expected.at(-1)).toEqual([c2, c3]);
});
it('preloads the next tracks while the browser wants a press on play', async () => {
  await playing([c1, s1, c2]);
  const { generation } = context.scope.getState($playback);
  const failWith = (reason: UnavailableReason) =>
    allSettled(trackUnavailable, { scope: context.scope, params: { generation, reason } });
  await failWith('needs-tap');
  expect(expected).toEqual([]);
  await failWith('needs-gesture');
  expect(expected).toEqual([[c2]]);
});
