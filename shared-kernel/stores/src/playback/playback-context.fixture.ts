// Shared by the playback tests: a test context with a queue, its visible state, and player events.
import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createWorld, settled, type World, type WorldOptions } from '@segue/testing';
import { allSettled } from 'effector';
import { $notices } from '../ports';
import { $currentIndex, $currentTrack, $isPlaying, $playback, $position, $queue } from './model';
import { playbackReported, trackEnded } from './playback-ports';

/** A new context for each test of a file; console output is silenced. */
export function playbackContext() {
  let world: World;
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    world.stop();
    jest.restoreAllMocks();
  });
  const open = (options: WorldOptions) => (world = createWorld(options));
  const generation = () => world.scope.getState($playback).generation;

  return {
    world: () => world,
    /** Opens a context without waiting for its first requests. */
    open,
    async begin(options: WorldOptions = {}, queued: readonly Track[] = []): Promise<void> {
      open(options);
      await settled(world.scope);
      queued.forEach((track) => send('queue/add', { track }));
    },
    now: () => ({
      queue: world.scope.getState($queue),
      index: world.scope.getState($currentIndex),
      track: world.scope.getState($currentTrack),
      isPlaying: world.scope.getState($isPlaying),
      position: world.scope.getState($position),
    }),
    loaded: () => world.player.loads.map(({ track }) => track),
    notices: () => world.scope.getState($notices).map(({ text }) => text),
    generation,
    end: () => allSettled(trackEnded, { scope: world.scope, params: { generation: generation() } }),
    report: (isPlaying: boolean, position: number) =>
      allSettled(playbackReported, {
        scope: world.scope,
        params: { generation: generation(), isPlaying, position },
      }),
  };
}
