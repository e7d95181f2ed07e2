/** @jest-environment jest-fixed-jsdom */
import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { aSession, settled, someTracks } from '@segue/testing';
import { $diagnostics, $notices } from '../ports';
import { $currentTrack, $playback } from './model';
import { pauseFx, trackEnded } from './playback-ports';
import { playbackContext } from './playback-context.fixture';
import { allSettled, createWatch } from 'effector';

const [s1, s2] = someTracks('spotify', 2) as [Track, Track];
const [c1, c2, c3] = someTracks('soundcloud', 3) as [Track, Track, Track];

const { context, open, begin, now, loaded, notices, generation, end, report } = playbackContext();

describe('the playback state', () => {
  it('holds the current track, the play state and the position [DATA-11]', async () => {
    await begin({}, [c1, c2]);
    send('playback/play', { track: c2 });
    await report(true, 1500);
    expect(now()).toMatchObject({ track: c2, isPlaying: true, position: 1500 });
  });
});

describe('selecting a track', () => {
  it('inserts a track that is not queued at the start and makes it current [PLAY-07]', async () => {
    await begin({}, [c1, c2]);
    send('playback/play', { track: c3 });
    expect(now()).toMatchObject({ queue: [c3, c1, c2], index: 0, track: c3 });
    expect(loaded()).toEqual([c3]);
  });
  it('does not insert a queued track again [PLAY-08]', async () => {
    await begin({}, [c1, c2]);
    send('playback/play', { track: c2 });
    expect(now()).toMatchObject({ queue: [c1, c2], index: 1, track: c2 });
  });
  it('is either playing or paused [PLAY-01]', async () => {
    await begin({}, [c1]);
    expect(now().isPlaying).toBe(false);
    send('playback/toggle');
    expect(now().isPlaying).toBe(true);
  });
  it('toggles a track that is current already', async () => {
    await begin();
    send('playback/play', { track: c1 });
    send('playback/play', { track: c1 });
    expect(now().isPlaying).toBe(false);
    expect(loaded()).toEqual([c1]);
  });
  it('only logs a track of an unknown provider [ERR-38]', async () => {
    await begin();
    send('playback/play', { track: { ...c1, provider: 'napster' as 'spotify' } });
    await settled(context().scope);
    expect(now()).toMatchObject({ track: null, queue: [] });
    expect(notices()).toEqual([]);
    expect(
      context()
        .scope.getState($diagnostics)
        .map(({ message }) => message),
    ).toEqual(['Unknown provider "napster"']);
  });
});

describe('an unplayable track', () => {
  it('while nothing plays, becomes current, loads nothing and says why [ROLE-10] [PLAY-20]', async () => {
    await begin();
    send('playback/play', { track: s1 });
    expect(now()).toMatchObject({ track: s1, isPlaying: false });
    expect(loaded()).toEqual([]);
    expect(notices()).toEqual(['Sign in with a Spotify Premium account to play this track.']);
  });
  it('offers a user without Premium a link to Spotify', async () => {
    await begin({ session: aSession() });
    send('playback/play', { track: s1 });
    expect(context().scope.getState($notices)).toMatchObject([
      {
        text: 'Spotify Premium is required to play this track.',
        link: { label: 'Open in Spotify', href: s1.uri },
      },
    ]);
  });
  it('is no longer spoken of when another track starts', async () => {
    await begin();
    send('playback/play', { track: s1 });
    send('playback/play', { track: c1 });
    expect(notices()).toEqual([]);
  });
  it('leaves alone what plays, and the notice offers the ways out [PLAY-18] [PLAY-19]', async () => {
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
        link: { label: 'Sign in' },
        action: { label: 'Find on SoundCloud', message: 'other-version/play', track: s1 },
      },
    ]);
  });
  it('waits while the session is loading', async () => {
    open({
      session: { status: 'loading' },
      api: { checkAuth: () => new Promise(() => undefined) },
    });
    send('playback/play', { track: s1 });
    expect(now().isPlaying).toBe(true);
    expect(loaded()).toEqual([]);
  });
});

describe('next and previous', () => {
  it('resets the position [PLAY-10]', async () => {
    await begin({}, [c1, c2]);
    send('playback/toggle');
    await report(true, 60_000);
    send('playback/next');
    expect(now()).toMatchObject({ track: c2, isPlaying: true, position: 0 });
  });
  it('pauses the running track before the next is loaded [PLAY-09] [PLAY-11]', async () => {
    const calls: string[] = [];
    await begin({ handlers: [[pauseFx, () => void calls.push('pause')]] }, [c1, c2]);
    send('playback/toggle');
    createWatch({
      unit: $currentTrack,
      scope: context().scope,
      fn: () => calls.push(`loads ${context().player.loads.length}`),
    });
    send('playback/next');
    expect(calls).toEqual(['loads 1', 'pause']);
    expect(loaded()).toEqual([c1, c2]);
  });
  it('does nothing at the last entry [PLAY-12]', async () => {
    await begin({}, [c1]);
    send('playback/toggle');
    const before = context().scope.getState($playback);
    send('playback/next');
    expect(context().scope.getState($playback)).toEqual(before);
  });
  it('Next passes over an unplayable track, choosing it while nothing plays does not', async () => {
    await begin({}, [c1, s1, c2]);
    send('playback/next');
    expect(now()).toMatchObject({ index: 2, track: c2, isPlaying: true });
    send('queue/select', { index: 1 });
    expect(now()).toMatchObject({ index: 2, track: c2, isPlaying: true });
    send('playback/toggle');
    send('queue/select', { index: 1 });
    expect(now()).toMatchObject({ index: 1, track: s1, isPlaying: false });
  });
  it('Previous goes back, and rewinds at the first entry [PLAY-13] [PLAY-14]', async () => {
    await begin({}, [c1, c2]);
    send('queue/select', { index: 1 });
    send('playback/previous');
    await report(true, 40_000);
    send('playback/previous');
    expect(now()).toMatchObject({ index: 0, track: c1, position: 0 });
    expect(loaded()).toEqual([c2, c1]);
  });
});

describe('the end of a track', () => {
  it('starts the next track', async () => {
    await begin({}, [c1, c2]);
    send('playback/toggle');
    await end();
    expect(now()).toMatchObject({ index: 1, track: c2, isPlaying: true });
  });
  it('advances once when the end is reported twice', async () => {
    await begin({}, [c1, c2, c3]);
    send('playback/toggle');
    const params = { generation: generation() };
    await allSettled(trackEnded, { scope: context().scope, params });
    await allSettled(trackEnded, { scope: context().scope, params });
    expect(now().index).toBe(1);
  });
  it('skips tracks a visitor cannot play, with one notice', async () => {
    await begin({}, [c1, s1, c2, s2, c3]);
    send('playback/toggle');
    await end();
    expect(now()).toMatchObject({ index: 2, track: c2 });
    await end();
    expect(now()).toMatchObject({ index: 4, track: c3 });
    expect(notices()).toEqual(['Skipping Spotify tracks. Sign in with Premium to hear them.']);
  });
  it('after the last track, stops at its start, and Play plays it again', async () => {
    await begin({}, [c1]);
    send('playback/toggle');
    await end();
    expect(now()).toMatchObject({ track: c1, isPlaying: false, position: 0 });
    send('playback/toggle');
    expect(loaded()).toEqual([c1, c1]);
  });
});
