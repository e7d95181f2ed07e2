import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { aSession, aSoundcloudTrack, settled, someTracks } from '@segue/kernel/testing';
import { $isSounding } from '@segue/kernel/state';
import { $notices, sessionChangedInOtherTab } from '@segue/kernel/state/ports';
import { allSettled } from 'effector';
import type { UnavailableReason } from '../rules/player-messages';
import { pauseFx, playbackLost, playbackReported, resumeFx, seekFx } from './playback-ports';
import { playbackContext } from './playback-context.fixture';

const [s1, s2] = someTracks('spotify', 2) as [Track, Track];
const [c1, c2, c3] = someTracks('soundcloud', 3) as [Track, Track, Track];
const premium = aSession({ hasSpotifyPremium: true });

const { context, begin, now, notices, generation, end, failWith, report } = playbackContext();
/** Plays a queue as a Premium user; its first track fails, or the second one after the end of the first. */
async function failIn(queue: readonly Track[], reason: UnavailableReason, isPressed = true): Promise<void> {
  await begin({ session: premium }, queue);
  send('playback/toggle');
  if (!isPressed) await end();
  await failWith(reason);
}

test('seeking is pending until the player has reached the position [SEEK-05]', async () => {
  let arrive = () => {};
  const seek = () => new Promise<void>((resolve) => (arrive = resolve));
  await begin({ handlers: [[seekFx, seek]] }, [c1]);
  send('playback/toggle');
  send('playback/seek', { position: 90_000 });
  expect(context().scope.getState(seekFx.pending)).toBe(true);
  expect(now().position).toBe(90_000);
  arrive();
  await settled(context().scope);
  expect(context().scope.getState(seekFx.pending)).toBe(false);
});
test('seeking clamps a position before the start or after the end [SEEK-06] [SEEK-07]', async () => {
  await begin({}, [c1]);
  send('playback/seek', { position: -5 });
  expect(now().position).toBe(0);
  send('playback/seek', { position: c1.duration! + 5 });
  expect(now().position).toBe(c1.duration);
});
test('seeking before the load sets the position the track starts at', async () => {
  await begin({}, [c1]);
  send('playback/seek', { position: 30_000 });
  send('playback/toggle');
  expect(context().player.loads).toMatchObject([{ track: c1, position: 30_000 }]);
});

describe('player events', () => {
  it('a pause made outside the page, after playback was confirmed, pauses', async () => {
    await begin({}, [c1]);
    send('playback/toggle');
    await report(true, 1000);
    await report(false, 2000);
    expect(now()).toMatchObject({ isPlaying: false, position: 2000 });
  });
  it('a report of an older load is ignored', async () => {
    await begin({}, [c1, c2]);
    send('playback/toggle');
    const old = generation();
    send('playback/next');
    await allSettled(playbackReported, {
      scope: context().scope,
      params: { generation: old, isPlaying: false, position: 99_000, duration: null },
    });
    expect(now()).toMatchObject({ isPlaying: true, position: 0 });
  });
  it('blocked autoplay requests a click, which resumes', async () => {
    const resume = jest.fn();
    await begin({ handlers: [[resumeFx, resume]] }, [c1]);
    send('playback/toggle');
    await failWith('needs-gesture');
    expect(notices()).toEqual(['Your browser blocked the sound. Press play to continue.']);
    send('playback/toggle');
    expect(resume).toHaveBeenCalledTimes(1);
  });
  it('a track that waits for a tap in its player is paused without a notice; the tap resumes it', async () => {
    await begin({}, [c1]);
    send('playback/toggle');
    await failWith('needs-tap');
    expect([notices(), now().isPlaying]).toEqual([[], false]);
    await report(true, 200);
    expect(now().isPlaying).toBe(true);
  });
  it.each<[UnavailableReason, string, string]>([
    ['failed', `“${s1.title}” couldn’t be played.`, 'Try again'],
    ['provider-down', 'Spotify can’t be reached.', 'Try again'],
    ['blocked', 'This track cannot be played here.', 'Try again'],
    ['needs-reconnect', 'Reconnect Spotify to play this track.', 'Reconnect'],
    ['needs-sign-in', 'Sign in with a Spotify Premium account to play this track.', 'Sign In'],
  ])(
    'with nothing after it, a pressed track stops and a notice says why: %s [API-44] [PLAY-22]',
    async (why, text, way) => {
      await failIn([s1], why);
      expect(now()).toMatchObject({ track: s1, isPlaying: false });
      const [notice, ...more] = context().scope.getState($notices);
      expect([notice?.text, (notice?.action ?? notice?.link)?.label, more]).toEqual([text, way, []]);
    },
  );
  it.each<[UnavailableReason, Track[], number, boolean]>([
    ['needs-reconnect', [c1, s1, c2], 1, false],
    ['needs-premium', [c1, s1, c2], 1, false],
    [{ text: 'Spotify has blocked it.', stops: true }, [c1, s1, c2], 1, false],
    [{ text: 'Not in your country.', stops: false }, [c1, s1, c2], 2, true],
    ['provider-down', [s1, c1, c2, c3], 1, false],
    ['player-blocked', [s1, c1, c2, c3], 1, false],
    ['player-blocked', [s1, c1, c2, s2], 3, true],
    ['provider-down', [c2, s1, s2, c1], 3, true],
  ])(
    'a track that came next and fails: %j, of %#, ends where the next may play [PLAY-26]',
    async (...row) => {
      const [reason, queue, index, isPlaying] = row;
      await failIn(queue, reason, false);
      expect(now()).toMatchObject({ index, track: queue[index], isPlaying });
    },
  );
  it.each<[UnavailableReason, string]>([
    ['failed', `“${s1.title}” couldn’t start. Playing the next track.`],
    ['provider-down', 'Spotify can’t be reached. Playing the next track.'],
    ['blocked', 'This track cannot be played here. Playing the next track.'],
    [{ text: 'Not in your country.', stops: false }, 'Not in your country. Playing the next track.'],
  ])(
    'after a pressed track that failed the next one plays and a notice says so: %j [PLAY-21]',
    async (why, text) => {
      await failIn([s1, c1], why);
      expect(now()).toMatchObject({ track: c1, isPlaying: true });
      expect(context().scope.getState($notices)).toMatchObject([
        { text, action: { label: 'Try again', message: 'playback/play', track: s1 } },
      ]);
    },
  );
  it('while a provider is down, a pressed track is followed by one of the other provider [PLAY-21]', async () => {
    await failIn([s1, s2, c1], 'provider-down');
    expect(now()).toMatchObject({ track: c1, isPlaying: true });
  });
  it('a blocked player is named, with the page of the track and the other version [PLAY-27]', async () => {
    await failIn([c1], 'player-blocked');
    expect(context().scope.getState($notices)).toMatchObject([
      {
        text: 'Your browser or an extension blocks SoundCloud’s player.',
        link: { label: 'Open in SoundCloud', href: c1.uri },
        action: { label: 'Play on Spotify', message: 'other-version/play', track: c1 },
      },
    ]);
  });
  it('a track that broke off is named, and the next one plays [PLAY-25]', async () => {
    await begin({}, [c1, c2]);
    send('playback/toggle');
    await report(true, 8000);
    await failWith('ended-early');
    expect(now()).toMatchObject({ track: c2, isPlaying: true });
    expect(notices()).toEqual([`“${c1.title}” broke off before its end. Playing the next track.`]);
  });
  it('the only track of a repeating queue is not started again after it failed', async () => {
    await begin({}, [c1]);
    send('playback/cycle-repeat');
    send('playback/toggle');
    await failWith('failed');
    expect(now()).toMatchObject({ track: c1, isPlaying: false });
    expect(context().player.loads).toHaveLength(1);
  });
  it("a provider's own reason that concerns all its tracks stops a pressed one", async () => {
    await failIn([s1, c1], { text: 'Not in your country.', stops: true });
    expect(now()).toMatchObject({ track: s1, isPlaying: false });
    expect(notices()).toEqual(['Not in your country.']);
  });
  it.each([
    ['the user chose', [s1, c1], 0],
    ['comes next', [c1, s1, c2], 1],
  ])('without a network a track that %s waits and is not skipped [API-44]', async (_, queue, index) => {
    await failIn(queue, 'offline', index === 0);
    expect(now()).toMatchObject({ index, track: s1, isPlaying: true });
    expect(context().scope.getState($isSounding)).toBe(false);
    expect(context().scope.getState($notices)).toMatchObject([
      { text: 'You’re offline.', action: { label: 'Try again' } },
    ]);
  });
  it('a pause ends the wait for the network; Play and Try again load the track again', async () => {
    await failIn([c1], 'offline');
    send('playback/toggle');
    expect(now().isPlaying).toBe(false);
    send('playback/toggle');
    await failWith('offline');
    send('playback/retry');
    expect(context().player.loads).toHaveLength(3);
    expect(notices()).toEqual([]);
  });
  it('a failed track the user did not choose is skipped with a notice', async () => {
    await failIn([c1, c2, c3], 'blocked', false);
    expect(now()).toMatchObject({ index: 2, track: c3, isPlaying: true });
    expect(notices()).toEqual([`“${c2.title}” could not be played and was skipped.`]);
  });
  it('stops after five failures in a row', async () => {
    const tracks = Array.from({ length: 9 }, (_, index) => aSoundcloudTrack({ id: String(index) }));
    await begin({}, tracks);
    send('playback/toggle');
    await end();
    for (let times = 0; times < 5; times += 1) await failWith('failed');
    expect(now()).toMatchObject({ index: 5, isPlaying: false });
    expect(notices()).toContain('Several tracks in a row could not be played. Press play to try again.');
  });
  it('after another device took over, Play loads the track at its position', async () => {
    await begin({ session: premium }, [s1]);
    send('playback/toggle');
    await report(true, 20_000);
    await allSettled(playbackLost, { scope: context().scope, params: { generation: generation() } });
    expect(notices()).toEqual(['Spotify stopped playing here.']);
    send('playback/toggle');
    expect(context().player.loads.at(-1)).toMatchObject({ track: s1, position: 20_000 });
    expect(notices()).toEqual([]);
  });
});

test.each([
  ['pauses a Spotify track and clears its favorite flag', s1, false],
  ['keeps a SoundCloud track playing', c1, true],
])('logout: %s', async (_, track, isPlaying) => {
  const pause = jest.fn();
  const liked = { ...track, isFavorited: true, favoritedAt: '2026-01-01T00:00:00.000Z' };
  await begin({ session: premium, handlers: [[pauseFx, pause]] }, [liked]);
  send('playback/toggle');
  await allSettled(sessionChangedInOtherTab, { scope: context().scope, params: 'signed-out' });
  expect(now()).toMatchObject({ queue: [track], track, isPlaying });
  expect(pause).toHaveBeenCalledTimes(isPlaying ? 0 : 1);
});
