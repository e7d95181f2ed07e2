// Shared by the playback tests: a test context with a queue, its visible state, and player events.
import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { settled, type TestContextOptions } from '@segue/kernel/testing';
import { $notices } from '@segue/kernel/state/ports';
import { $currentTrack, $isPlaying } from '@segue/kernel/state';
import { allSettled } from 'effector';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { $currentIndex, $playback, $position, $queue } from './model';
import type { UnavailableReason } from '../rules/player-messages';
import { playbackReported, trackEnded, trackUnavailable } from './playback-ports';

/** A new context for each test of a file; console output is silenced. */
export function playbackContext() {
  let context: PlayerContext;
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    context.stop();
    jest.restoreAllMocks();
  });
  const open = (options: TestContextOptions) => (context = createPlayerContext(options));
  const generation = () => context.scope.getState($playback).generation;

  return {
    context: () => context,
    /** Opens a context without waiting for its first requests. */
    open,
    async begin(options: TestContextOptions = {}, queued: readonly Track[] = []): Promise<void> {
      open(options);
      await settled(context.scope);
      queued.forEach((track) => send('queue/add', { track }));
    },
    now: () => ({
      queue: context.scope.getState($queue),
      index: context.scope.getState($currentIndex),
      track: context.scope.getState($currentTrack),
      isPlaying: context.scope.getState($isPlaying),
      position: context.scope.getState($position),
    }),
    loaded: () => context.player.loads.map(({ track }) => track),
    notices: () => context.scope.getState($notices).map(({ text }) => text),
    generation,
    end: () => allSettled(trackEnded, { scope: context.scope, params: { generation: generation() } }),
    failWith: (reason: UnavailableReason) =>
      allSettled(trackUnavailable, { scope: context.scope, params: { generation: generation(), reason } }),
    report: (isPlaying: boolean, position: number) =>
      allSettled(playbackReported, {
        scope: context.scope,
        params: { generation: generation(), isPlaying, position, duration: null },
      }),
  };
}
