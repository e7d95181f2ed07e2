/** @jest-environment node */
// The queue while something plays: lists that are put into it, and entries that come and go.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { someTracks } from '@segue/testing';
import { playbackContext } from './playback-context.fixture';

const [s1, s2] = someTracks('spotify', 2) as [Track, Track];
const [c1, c2, c3] = someTracks('soundcloud', 3) as [Track, Track, Track];
const { begin, now, loaded, notices, end } = playbackContext();

describe('playing a list', () => {
  it('inserts it at the start and plays its first track', async () => {
    await begin({}, [c1]);
    send('playback/play-all', { tracks: [c2, c3] });
    expect(now()).toMatchObject({ queue: [c2, c3, c1], index: 0, track: c2, isPlaying: true });
  });
  it('starts with the first playable track', async () => {
    await begin();
    send('playback/play-all', { tracks: [s1, s2, c1] });
    expect(now()).toMatchObject({ index: 2, track: c1 });
    expect(notices()).toHaveLength(1);
  });
});

describe('the queue while something plays', () => {
  it('adding starts no playback and shows the first track paused', async () => {
    await begin({}, [c1]);
    expect(now()).toMatchObject({ index: 0, track: c1, isPlaying: false });
    expect(loaded()).toEqual([]);
  });
  it('Clear removes the index, while the current track keeps playing [QUEUE-30]', async () => {
    await begin({}, [c1, c2]);
    send('playback/toggle');
    send('queue/clear');
    expect(now()).toMatchObject({ queue: [], index: null, track: c1, isPlaying: true });
  });
  it('after Clear, the end of the current track starts the next added track', async () => {
    await begin({}, [c1]);
    send('playback/toggle');
    send('queue/clear');
    send('queue/add', { track: c2 });
    expect(now()).toMatchObject({ index: 0, track: c1 });
    await end();
    expect(now()).toMatchObject({ index: 0, track: c2, isPlaying: true });
  });
  it('plays the next track when the current one is removed', async () => {
    await begin({}, [c1, c2, c3]);
    send('playback/toggle');
    send('queue/remove', { key: trackKey(c1) });
    expect(now()).toMatchObject({ queue: [c2, c3], index: 0, track: c2, isPlaying: true });
  });
  it('does not restart the queue when its last entry is removed', async () => {
    await begin({}, [c1, c2]);
    send('queue/select', { index: 1 });
    send('queue/remove', { key: trackKey(c2) });
    expect(now()).toMatchObject({ queue: [c1], index: 0, track: c1, isPlaying: false });
  });
  it('keeps a removed only track in the player bar', async () => {
    await begin({}, [c1]);
    send('playback/toggle');
    send('queue/remove', { key: trackKey(c1) });
    expect(now()).toMatchObject({ queue: [], index: null, track: c1, isPlaying: true });
  });
  it('selecting the current entry toggles playback', async () => {
    await begin({}, [c1, c2]);
    send('queue/select', { index: 0 });
    expect(now().isPlaying).toBe(true);
    send('queue/select', { index: 0 });
    expect(now().isPlaying).toBe(false);
  });
});
