import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { aSession, settled, someTracks } from '@segue/kernel/testing';
import { $diagnostics, $notices } from '@segue/kernel/state/ports';
import { $currentTrack } from '@segue/kernel/state';
import { allSettled, createWatch } from 'effector';
import { pauseFx, trackEnded } from './playback-ports';
import { playbackContext } from './playback-context.fixture';

const [s1, s2] = someTracks('spotify', 2) as [Track, Track];
const [c1, c2, c3] = someTracks('soundcloud', 3) as [Track, Track, Track];

const { context, open, begin, now, loaded, notices, generation, end, report } = playbackContext();

test('the current track has a play state and a position, also one that is queued already [DATA-11] [PLAY-08]', async () => {
  await begin({}, [c1, c2]);
  send('playback/play', { track: c2 });
  await report(true, 1500);
  expect(now()).toEqual({ queue: [c1, c2], index: 1, track: c2, isPlaying: true, position: 1500 });
});
test('the current track is inserted at the start when it was not queued [PLAY-07]', async () => {
  await begin({}, [c1, c2]);
  send('playback/play', { track: c3 });
  expect(now()).toMatchObject({ queue: [c3, c1, c2], index: 0, track: c3 });
  expect(loaded()).toEqual([c3]);
});
test('the current track is the first one added, paused; pressing or selecting it toggles it [PLAY-01]', async () => {
  await begin({}, [c1, c2]);
  expect(now()).toMatchObject({ index: 0, track: c1, isPlaying: false });
  expect(loaded()).toEqual([]);
  const seen = [
    () => send('playback/play', { track: c1 }),
    () => send('playback/play', { track: c1 }),
    () => send('playback/toggle'),
    () => send('queue/select', { index: 0 }),
  ].map((press) => {
    press();
    return now().isPlaying;
  });
  expect(seen).toEqual([true, false, true, false]);
  expect(loaded()).toEqual([c1]);
});
test('the current track is not one of an unknown provider, which is only logged [ERR-38]', async () => {
  await begin();
  send('playback/play', { track: { ...c1, provider: 'napster' as 'spotify' } });
  await settled(context().scope);
  expect(now()).toMatchObject({ track: null, queue: [] });
  expect(notices()).toEqual([]);
  const logged = context().scope.getState($diagnostics);
  expect(logged.map(({ message }) => message)).toEqual(['Unknown provider "napster"']);
});

test('an unplayable track while nothing plays: becomes current without a load, with a notice [ROLE-10] [PLAY-20]', async () => {
  await begin();
  send('playback/play', { track: s1 });
  expect(now()).toMatchObject({ track: s1, isPlaying: false });
  expect(loaded()).toEqual([]);
  expect(notices()).toEqual(['Sign in with a Spotify Premium account to play this track.']);
  send('playback/play', { track: c1 });
  expect(notices()).toEqual([]);
});
test('an unplayable track offers a user without Premium a link to Spotify', async () => {
  await begin({ session: aSession() });
  send('playback/play', { track: s1 });
  expect(context().scope.getState($notices)).toMatchObject([
    {
      text: 'Spotify Premium is required to play this track.',
      link: { label: 'Open in Spotify', href: s1.uri },
    },
  ]);
});
test('an unplayable track does not stop the playing one, and the notice offers actions [PLAY-18] [PLAY-19]', async () => {
  const pause = jest.fn();
  await begin({ handlers: [[pauseFx, pause]] });
  send('playback/play', { track: c1 });
  await report(true, 40_000);
  send('playback/play', { track: s1 });
  expect(pause).not.toHaveBeenCalled();
  expect(now()).toEqual({ queue: [c1], index: 0, track: c1, isPlaying: true, position: 40_000 });
  expect(context().scope.getState($notices)).toMatchObject([
    {
      text: 'Sign in with a Spotify Premium account to play this track.',
      link: { label: 'Sign In' },
      action: { label: 'Play on SoundCloud', message: 'other-version/play', track: s1 },
    },
  ]);
});
test('an unplayable track waits while the session is loading', async () => {
  open({
    session: { status: 'loading' },
    api: { checkAuth: () => new Promise(() => undefined) },
  });
  send('playback/play', { track: s1 });
  expect(now().isPlaying).toBe(true);
  expect(loaded()).toEqual([]);
});

test('next and previous pause the running track, and the next starts at 0 [PLAY-09] [PLAY-10] [PLAY-11]', async () => {
  const calls: string[] = [];
  await begin({ handlers: [[pauseFx, () => void calls.push('pause')]] }, [c1, c2]);
  send('playback/toggle');
  await report(true, 60_000);
  createWatch({
    unit: $currentTrack,
    scope: context().scope,
    fn: () => calls.push(`loads ${context().player.loads.length}`),
  });
  send('playback/next');
  expect(calls).toEqual(['loads 1', 'pause']);
  expect(loaded()).toEqual([c1, c2]);
  expect(now()).toMatchObject({ track: c2, isPlaying: true, position: 0 });
});
test('next and previous skip an unplayable track, which can be chosen while nothing plays', async () => {
  await begin({}, [c1, s1, c2]);
  send('playback/next');
  send('queue/select', { index: 1 });
  expect(now()).toMatchObject({ index: 2, track: c2, isPlaying: true });
  send('playback/toggle');
  send('queue/select', { index: 1 });
  expect(now()).toMatchObject({ index: 1, track: s1, isPlaying: false });
});
test('Previous goes to the previous entry, and rewinds at the first one [PLAY-13] [PLAY-14]', async () => {
  await begin({}, [c1, c2]);
  send('queue/select', { index: 1 });
  send('playback/previous');
  await report(true, 40_000);
  send('playback/previous');
  expect(now()).toMatchObject({ index: 0, track: c1, position: 0 });
  expect(loaded()).toEqual([c2, c1]);
});

test('the end of a track advances once when the end is reported twice', async () => {
  await begin({}, [c1, c2, c3]);
  send('playback/toggle');
  const params = { generation: generation() };
  await allSettled(trackEnded, { scope: context().scope, params });
  await allSettled(trackEnded, { scope: context().scope, params });
  expect(now()).toMatchObject({ index: 1, track: c2, isPlaying: true });
});
test('the end of the last track stops at its start, and Play plays it again', async () => {
  await begin({}, [c1]);
  send('playback/toggle');
  await end();
  expect(now()).toMatchObject({ track: c1, isPlaying: false, position: 0 });
  send('playback/toggle');
  expect(loaded()).toEqual([c1, c1]);
});

describe('a queue whose current track is played on', () => {
  it('is replaced by a list from its first playable track', async () => {
    await begin({}, [c3]);
    send('playback/play-all', { tracks: [s1, s2, c1] });
    expect(now()).toMatchObject({ index: 2, track: c1, isPlaying: true });
    expect(notices()).toHaveLength(1);
  });
  it('Clear leaves the track playing, and its end starts the next added one [QUEUE-30]', async () => {
    await begin({}, [c1, c2]);
    send('playback/toggle');
    send('queue/clear');
    expect(now()).toMatchObject({ queue: [], index: null, track: c1, isPlaying: true });
    send('queue/add', { track: c2 });
    expect(now()).toMatchObject({ index: 0, track: c1 });
    await end();
    expect(now()).toMatchObject({ index: 0, track: c2, isPlaying: true });
  });
  it.each([
    ['the next track plays', [c1, c2, c3], 0, c2, true],
    ['the queue does not start again after its last entry', [c1, c2], 1, c1, false],
    ['the only track stays in the player bar', [c1], 0, c1, true],
  ])('when the current track is removed %s', async (_, queue, index, track, isPlaying) => {
    await begin({}, queue);
    send('queue/select', { index });
    send('queue/remove', { key: trackKey(queue[index]!) });
    expect(now()).toMatchObject({ queue: queue.toSpliced(index, 1), track, isPlaying });
  });
});
