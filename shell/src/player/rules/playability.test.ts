import { PROVIDERS, type Track, trackKey } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import { playabilityOf } from '@segue/kernel/state';
import { isPlayable, type PlaybackRights } from '@segue/kernel/state/ports';
import fc from 'fast-check';
import { playTrack } from './play-track';
import { INITIAL_PLAYBACK, type PlaybackState, type TransitionResult } from './playback-state';
import { goToNext, goToPrevious, playEntry } from './playback-transitions';
import { addAndPlayAll, replaceEntry } from './queue-transitions';
import { resumeQueue } from './restored-queue';

const visitor: PlaybackRights = { role: 'visitor', playsAt: ['soundcloud'], providers: PROVIDERS };
const member: PlaybackRights = { ...visitor, role: 'member' };
const premium: PlaybackRights = { ...member, playsAt: ['spotify', 'soundcloud'] };
const unknown: PlaybackRights = { ...visitor, role: 'unknown' };

test.each<[string, Track, PlaybackRights, string]>([
  ['SoundCloud for a visitor', aSoundcloudTrack(), visitor, 'playable'],
  ['Spotify for a visitor', aSpotifyTrack(), visitor, 'needs-sign-in'],
  ['Spotify for a member without Premium [ROLE-11]', aSpotifyTrack(), member, 'needs-premium'],
  ['Spotify with Premium', aSpotifyTrack(), premium, 'playable'],
  ['Spotify while the session is unknown', aSpotifyTrack(), unknown, 'undecided'],
  ['a blocked track, whatever the user lacks,', aSpotifyTrack({ access: 'blocked' }), visitor, 'blocked'],
  ['a preview', aSoundcloudTrack({ access: 'preview' }), visitor, 'preview'],
])('playability of %s', (_, track, rights, expected) => {
  expect(playabilityOf(track, rights)).toBe(expected);
});

test('a track of a provider that is not configured is not playable, whatever the session', () => {
  const soundcloudOnly = { providers: ['soundcloud'] as const };
  for (const rights of [visitor, premium, unknown]) {
    expect(playabilityOf(aSpotifyTrack(), { ...rights, ...soundcloudOnly })).toBe('not-configured');
    expect(playabilityOf(aSoundcloudTrack(), { ...rights, ...soundcloudOnly })).toBe('playable');
  }
  expect([isPlayable('not-configured'), isPlayable('preview')]).toEqual([false, true]);
});

// A track that cannot play, chosen while another one plays: that one continues (property).
const SOUNDCLOUD_ONLY: PlaybackRights = { ...premium, providers: ['soundcloud'] };
const PLAYING = aSoundcloudTrack({ id: 'playing', title: 'Playing' });
const OTHERS: readonly Track[] = Array.from({ length: 6 }, (_, at) =>
  at % 2 === 0
    ? aSpotifyTrack({ id: `s${at}` })
    : aSoundcloudTrack({ id: `c${at}`, ...(at < 4 && { access: 'blocked' as const }) }),
);

type Choice = (
  state: PlaybackState,
  track: Track,
  rights: PlaybackRights,
  unplayable: readonly Track[],
) => TransitionResult;

/** Every command that chooses a track to play. */
const CHOICES: Readonly<Record<string, Choice>> = {
  'playback/play': (state, track, rights) => playTrack(state, { track }, rights),
  'playback/play-all': (state, _, rights, tracks) => addAndPlayAll(state, { tracks }, rights),
  'playback/next': (state, _, rights) => goToNext(state, rights),
  'playback/previous': (state, _, rights) => goToPrevious(state, rights),
  'queue/select': (state, track, rights) =>
    playEntry(state, { index: state.queue.tracks.indexOf(track) }, rights),
  'queue/replace': (state, track, rights) =>
    replaceEntry(state, { key: trackKey(state.queue.tracks[0]!), track }, rights),
  'queue/resume': (state, track, rights, tracks) =>
    resumeQueue(state, { tracks, track, position: 1000 }, rights),
};

/** PLAYING sounds somewhere in a queue of other tracks, the rest of which cannot be played. */
function playingAmong(tracks: readonly Track[], at: number, isSeparated: boolean): PlaybackState {
  const queued = [...tracks.slice(0, at), PLAYING, ...tracks.slice(at)];
  return {
    ...INITIAL_PLAYBACK,
    ...{ queue: { tracks: queued, index: queued.indexOf(PLAYING) }, current: PLAYING, generation: 3 },
    ...{ shouldPlay: true, isSounding: true, isLoaded: true, position: 42_000, isSeparated },
  };
}

const anySituation = fc.record({
  choice: fc.constantFrom(...Object.keys(CHOICES)),
  rights: fc.constantFrom(visitor, member, premium, SOUNDCLOUD_ONLY),
  chosen: fc.constantFrom(...OTHERS),
  queued: fc.uniqueArray(fc.constantFrom(...OTHERS)),
  at: fc.nat(6),
  isSeparated: fc.boolean(),
});

test('unplayable track chosen while another plays: sound, current track and queue stay [PLAY-18]', () => {
  let chosenOnce = 0;
  fc.assert(
    fc.property(anySituation, ({ choice, rights, chosen, queued, at, isSeparated }) => {
      const isOut = (track: Track) => !isPlayable(playabilityOf(track, rights));
      fc.pre(isOut(chosen));
      const before = playingAmong(queued.filter(isOut), at, isSeparated);
      // Previous at the first entry rewinds the playing track.
      fc.pre(choice !== 'playback/previous' || before.queue.index !== 0);
      const { state, effects } = CHOICES[choice]!(before, chosen, rights, OTHERS.filter(isOut));
      expect(state).toEqual(before);
      expect(effects).toEqual(effects.notice ? { notice: effects.notice } : {});
      chosenOnce += 1;
    }),
    { numRuns: 400 },
  );
  expect(chosenOnce).toBeGreaterThan(100);
});
