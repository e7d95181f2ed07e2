// Next and Previous pass over what the user may not play.
import { PROVIDERS, type Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/testing';
import type { PlaybackRights } from './playability';
import { INITIAL_PLAYBACK, type PlaybackState, type Repeat } from './playback-state';
import { goToNext, goToPrevious } from './playback-transitions';
import { onFailure } from './player-transitions';

const VISITOR: PlaybackRights = { role: 'visitor', playsAt: ['soundcloud'], providers: PROVIDERS };
const FREE: PlaybackRights = { role: 'member', playsAt: ['soundcloud'], providers: PROVIDERS };
const PREMIUM: PlaybackRights = { role: 'member', playsAt: ['spotify', 'soundcloud'], providers: PROVIDERS };
const UNKNOWN: PlaybackRights = { role: 'unknown', playsAt: ['soundcloud'], providers: PROVIDERS };
const SOUNDCLOUD_ONLY: PlaybackRights = { ...PREMIUM, providers: ['soundcloud'] };
const SIGN_IN = 'Skipping Spotify tracks. Sign in with Premium to hear them.';
const PREMIUM_NEEDED = 'Skipping Spotify tracks. Playing them needs Spotify Premium.';
const SKIPPED = "Skipping tracks that can't be played here.";
const NOT_SET_UP = "Spotify isn't set up here, so this track can't be played.";
const CHOSEN = 'Sign in with a Spotify Premium account to play this track.';

const ACCESS: Readonly<Record<string, Track['access']>> = { x: 'blocked', p: 'preview' };

/** A queue of SoundCloud (c), Spotify (s), blocked (x) and preview (p) tracks, with its entry at `index` playing. */
function queueOf(kinds: string, index: number, repeat: Repeat = 'off'): PlaybackState {
  const tracks = [...kinds].map((kind, at): Track => {
    if (kind === 's') return aSpotifyTrack({ id: `s${at}` });
    const access = ACCESS[kind];
    return aSoundcloudTrack({ id: `c${at}`, ...(access ? { access } : {}) });
  });
  return {
    ...INITIAL_PLAYBACK,
    queue: { tracks, index },
    current: tracks[index] ?? null,
    shouldPlay: true,
    isLoaded: true,
    repeat,
  };
}

test.each([
  ['a playable entry follows', 'ccc', 0, VISITOR, 'off', 1, undefined],
  ['Spotify entries follow for a visitor', 'cssc', 0, VISITOR, 'off', 3, SIGN_IN],
  ['Spotify entries follow without Premium', 'csc', 0, FREE, 'off', 2, PREMIUM_NEEDED],
  ['a preview follows', 'cpc', 0, PREMIUM, 'off', 1, undefined],
  ['Spotify entries follow with Premium', 'csc', 0, PREMIUM, 'off', 1, undefined],
  ['a blocked entry follows', 'cxc', 0, PREMIUM, 'off', 2, SKIPPED],
  ['entries of an absent provider follow', 'csc', 0, SOUNDCLOUD_ONLY, 'off', 2, SKIPPED],
  ['only entries of an absent provider follow', 'cs', 0, SOUNDCLOUD_ONLY, 'off', 0, NOT_SET_UP],
  ['nothing after it is playable', 'css', 0, VISITOR, 'off', 0, CHOSEN],
  ['the queue repeats', 'ccs', 1, VISITOR, 'all', 0, SIGN_IN],
  ['only the current entry is playable and the queue repeats', 'cs', 0, VISITOR, 'all', 0, SIGN_IN],
  ['the session is still loading', 'csc', 0, UNKNOWN, 'off', 1, undefined],
] as const)('Next when %s', (_, kinds, from, rights, repeat, index, text) => {
  const { state, effects } = goToNext(queueOf(kinds, from, repeat), rights);
  expect(state.queue.index).toBe(index);
  expect(effects.notice?.text).toBe(text);
});

test.each([
  ['a playable entry precedes', 'ccc', 2, 1, undefined],
  ['Spotify entries precede', 'cssc', 3, 0, SIGN_IN],
  ['nothing before it is playable', 'ssc', 2, 2, CHOSEN],
] as const)('Previous when %s', (_, kinds, from, index, text) => {
  const { state, effects } = goToPrevious(queueOf(kinds, from), VISITOR);
  expect(state.queue.index).toBe(index);
  expect(effects.notice?.text).toBe(text);
});

test('Next on the last entry does nothing [PLAY-12]', () => {
  const state = queueOf('cc', 1);
  expect(goToNext(state, VISITOR)).toEqual({ state, effects: {} });
});

test('skipping is explained once', () => {
  const first = goToNext(queueOf('cscsc', 0), VISITOR);
  const second = goToNext(first.state, VISITOR);
  expect(first.effects.notice?.text).toBe(SIGN_IN);
  expect(second.state.queue.index).toBe(4);
  expect(second.effects.notice).toBeUndefined();
});

test('a pressed track that fails to go on at its position keeps it and is not skipped', () => {
  const state = { ...queueOf('cc', 0), position: 40_000 };
  const failed = onFailure(state, { generation: 0, reason: 'failed' }, PREMIUM);
  expect(failed.state).toMatchObject({ current: state.current, shouldPlay: false, position: 40_000 });
});
