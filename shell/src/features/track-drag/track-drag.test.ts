import type { Track } from '@segue/contract';
import { $notices, $queue } from '@segue/stores/ports';
import { aSoundcloudTrack, aSpotifyTrack, createTestContext, settled } from '@segue/testing';
import { allSettled } from 'effector';
import { droppedOnQueue } from './model';

const song = aSoundcloudTrack();
const stop: (() => void)[] = [];
afterEach(() => stop.splice(0).forEach((end) => end()));

async function drop(...tracks: readonly Track[]) {
  const context = createTestContext({ config: { separateProviders: true } });
  stop.push(context.stop);
  await settled(context.scope);
  for (const params of tracks) await allSettled(droppedOnQueue, { scope: context.scope, params });
  return {
    ids: context.scope.getState($queue).map(({ id }) => id),
    notice: context.scope.getState($notices).at(-1)?.text,
  };
}

test('a track dropped onto the queue is added, once', async () => {
  expect(await drop(song)).toEqual({ ids: [song.id], notice: 'Added to the queue.' });
  expect(await drop(song, song)).toEqual({ ids: [song.id], notice: 'Already in the queue.' });
});

test('with separated providers, a dropped track of the other one is refused with a question', async () => {
  const notice = 'The queue holds SoundCloud tracks. Start a new Spotify queue?';
  expect(await drop(song, aSpotifyTrack())).toEqual({ ids: [song.id], notice });
});
