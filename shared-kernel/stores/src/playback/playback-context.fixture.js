import { send } from '@segue/event-bus';
import { createTestContext, settled } from '@segue/testing';
import { allSettled } from 'effector';
import { $notices } from '../ports';
import { $currentIndex, $currentTrack, $isPlaying, $playback, $position, $queue } from './model';
import { playbackReported, trackEnded } from './playback-ports';
/** A new context for each test of a file; console output is silenced. */
export function playbackContext() {
    let context;
    beforeEach(() => {
        jest.spyOn(console, 'error').mockImplementation(() => undefined);
        jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    });
    afterEach(() => {
        context.stop();
        jest.restoreAllMocks();
    });
    const open = (options) => (context = createTestContext(options));
    const generation = () => context.scope.getState($playback).generation;
    return {
        context: () => context,
        /** Opens a context without waiting for its first requests. */
        open,
        async begin(options = {}, queued = []) {
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
        report: (isPlaying, position) => allSettled(playbackReported, {
            scope: context.scope,
            params: { generation: generation(), isPlaying, position },
        }),
    };
}
