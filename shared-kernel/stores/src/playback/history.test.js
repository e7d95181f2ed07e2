import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createTestContext, settled, someTracks } from '@segue/testing';
import { allSettled } from 'effector';
import { $notices } from '../notices/model';
import { $canUndo, $currentIndex, $currentTrack, $isPlaying, $playback, $queue } from './model';
import { playbackReported } from './playback-ports';
const [a, b, c, d] = someTracks('soundcloud', 4);
let context;
afterEach(() => context.stop());
async function begin(...queued) {
    context = createTestContext({});
    await settled(context.scope);
    queued.forEach((track) => send('queue/add', { track }));
}
const now = () => ({
    queue: context.scope.getState($queue),
    index: context.scope.getState($currentIndex),
    track: context.scope.getState($currentTrack),
});
const offers = () => context.scope.getState($notices).map(({ text, action }) => [text, action?.says]);
describe('undo', () => {
    it('restores a removed current track while the next one keeps playing', async () => {
        await begin(a, b, c);
        send('playback/toggle');
        send('queue/remove', { key: trackKey(a) });
        expect(offers()).toEqual([[`Removed “${a.title}” from the queue.`, 'queue/undo']]);
        send('queue/undo');
        expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
        expect(context.player.loads).toHaveLength(2);
    });
    it('restores a cleared queue in its order', async () => {
        await begin(a, b, c);
        send('queue/select', { index: 1 });
        send('queue/clear');
        expect(offers()).toEqual([['Queue cleared.', 'queue/undo']]);
        send('queue/undo');
        expect(now()).toEqual({ queue: [a, b, c], index: 1, track: b });
        expect(context.scope.getState($isPlaying)).toBe(true);
        expect(context.scope.getState($canUndo)).toBe(false);
    });
    it('of Play next removes or moves back the track, and the notice goes', async () => {
        await begin(a, b, c);
        send('queue/play-next', { track: c });
        send('queue/play-next', { track: d });
        expect(now().queue).toEqual([a, d, c, b]);
        expect(offers()).toEqual([[`Playing next: ${d.title}`, 'queue/undo']]);
        send('queue/undo');
        expect(now()).toEqual({ queue: [a, c, b], index: 0, track: a });
        expect(offers()).toEqual([]);
        send('queue/undo');
        expect(now().queue).toEqual([a, b, c]);
    });
    it('restores the order before a move', async () => {
        await begin(a, b, c);
        send('queue/reorder', { from: 0, to: 2 });
        send('queue/undo');
        expect(now()).toEqual({ queue: [a, b, c], index: 0, track: a });
    });
    it('after Play All, restores the former queue and resumes its track at its position', async () => {
        await begin(a, b);
        send('playback/toggle');
        const { generation } = context.scope.getState($playback);
        await allSettled(playbackReported, {
            scope: context.scope,
            params: { generation, isPlaying: true, position: 42_000 },
        });
        send('playback/play-all', { tracks: [c, d] });
        send('queue/undo');
        expect(now()).toEqual({ queue: [a, b], index: 0, track: a });
        expect(context.player.loads.at(-1)).toMatchObject({ track: a, position: 42_000 });
    });
    it('keeps tracks added or removed after the undone change', async () => {
        await begin(a, b, c);
        send('queue/remove', { key: trackKey(b) });
        send('queue/add', { track: d });
        send('playback/play', { track: c });
        send('queue/undo');
        expect(now().queue).toEqual([a, b, c, d]);
        expect(now().track).toEqual(c);
    });
    it('only the newest change has a notice with Undo', async () => {
        await begin(a, b, c);
        send('queue/remove', { key: trackKey(b) });
        send('queue/clear');
        expect(offers()).toEqual([['Queue cleared.', 'queue/undo']]);
    });
    it('treats all steps of one move as one change', async () => {
        await begin(a, b, c);
        send('queue/reorder', { from: 0, to: 1, isStep: true });
        send('queue/reorder', { from: 1, to: 2, isStep: true });
        expect(offers()).toEqual([]);
        send('queue/undo');
        expect(now().queue).toEqual([a, b, c]);
        expect(context.scope.getState($canUndo)).toBe(false);
    });
    it('a move that ends where it began is no change', async () => {
        await begin(a, b);
        send('queue/reorder', { from: 0, to: 1, isStep: true });
        send('queue/reorder', { from: 1, to: 0, isStep: true });
        expect(context.scope.getState($canUndo)).toBe(false);
    });
    it('filling an empty queue shows no Undo', async () => {
        await begin();
        send('playback/play-all', { tracks: [a, b] });
        expect(offers()).toEqual([]);
    });
});
describe('the notice with Undo', () => {
    const cleared = [['Queue cleared.', 'queue/undo']];
    it('disappears when the change is undone another way', async () => {
        await begin(a, b);
        send('queue/clear');
        expect(offers()).toEqual(cleared);
        send('queue/undo');
        expect(offers()).toEqual([]);
    });
    it('disappears when a newer change shows no notice', async () => {
        await begin(a, b, c);
        send('queue/remove', { key: trackKey(c) });
        send('queue/reorder', { from: 0, to: 1, isStep: true });
        expect(offers()).toEqual([]);
    });
    it('stays when tracks are added or playback starts', async () => {
        await begin(a, b);
        send('queue/clear');
        send('queue/add', { track: c });
        send('playback/toggle');
        expect(offers()).toEqual(cleared);
        send('queue/undo');
        expect(now().queue).toEqual([a, b, c]);
    });
    it('does not reappear for the previous change after an undo', async () => {
        await begin(a, b, c);
        send('queue/remove', { key: trackKey(c) });
        send('queue/clear');
        send('queue/undo');
        expect(offers()).toEqual([]);
        expect(context.scope.getState($canUndo)).toBe(true);
    });
    it('shown on request after a move, it disappears with that move', async () => {
        await begin(a, b);
        send('queue/reorder', { from: 0, to: 1, isStep: true });
        const moved = { text: 'Moved.', action: { label: 'Undo', says: 'queue/undo' } };
        send('notice/show', moved);
        expect(offers()).toEqual([['Moved.', 'queue/undo']]);
        send('queue/undo');
        expect(offers()).toEqual([]);
        send('notice/show', moved);
        expect(offers()).toEqual([['Moved.', undefined]]);
    });
    it('its disappearance leaves other notices on screen', async () => {
        await begin(a, b);
        send('notice/show', { text: 'Something else.' });
        send('queue/clear');
        send('queue/undo');
        expect(offers()).toEqual([['Something else.', undefined]]);
    });
});
