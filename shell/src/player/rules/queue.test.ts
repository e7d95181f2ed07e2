// More changes of the queue, and any sequence of them: queue-programs.test.ts.
import { parseTrack, trackKey, type Track, PROVIDERS } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack, someTracks } from '@segue/kernel/testing';
import type { PlaybackRights } from '@segue/kernel/state/ports';
import fc from 'fast-check';
import { EMPTY_QUEUE, INITIAL_PLAYBACK, type PlaybackState, type Repeat } from './playback-state';
import { goToNext, goToPrevious } from './playback-transitions';
import { onFailure } from './player-transitions';
import { add, insertAndSelect, playAll, remove, reorder, select, type Queue } from './queue';
import { seededRandom, shuffled } from './shuffle';

const [a, b, c, d] = someTracks('spotify', 4) as [Track, Track, Track, Track];
const of = (index: number | null, ...tracks: Track[]): Queue => ({ tracks, index });

test('the queue is an ordered list of tracks and a current index [DATA-09] [DATA-10]', () => {
  const queue = add(add(EMPTY_QUEUE, b), a);
  expect(Object.keys(queue).sort()).toEqual(['index', 'tracks']);
  expect(queue).toEqual({ tracks: [b, a], index: 0 });
  for (const entry of queue.tracks) expect(parseTrack(entry)).toEqual(entry);
});

test('the same id at two providers is two tracks [QUEUE-35]', () => {
  const spotify = aSpotifyTrack({ id: 'x' });
  const soundcloud = aSoundcloudTrack({ id: 'x' });
  expect(add(of(0, spotify), soundcloud).tracks).toEqual([spotify, soundcloud]);
  expect(add(of(0, spotify), spotify).tracks).toEqual([spotify]);
});

test.each<[string, Queue, Queue]>([
  ['a track is added at the end [QUEUE-15]', add(of(0, a, b), c), of(0, a, b, c)],
  ['the first track of an empty queue is current [QUEUE-16]', add(EMPTY_QUEUE, a), of(0, a)],
  ['an added track leaves the index alone [QUEUE-17]', add(of(1, a, b), c), of(1, a, b, c)],
  ['a track is removed [QUEUE-18]', remove(of(0, a, b), trackKey(b)), of(0, a)],
  ['the next one replaces a removed current [QUEUE-19]', remove(of(1, a, b, c), trackKey(b)), of(1, a, c)],
  ['the first one replaces a removed last [QUEUE-20]', remove(of(2, a, b, c), trackKey(c)), of(0, a, b)],
  ['the only track leaves no index [QUEUE-21]', remove(of(0, a), trackKey(a)), EMPTY_QUEUE],
  ['an earlier track removed decreases the index [QUEUE-22]', remove(of(1, a, b), trackKey(a)), of(0, b)],
  ['a later track removed keeps the index [QUEUE-23]', remove(of(0, a, b), trackKey(b)), of(0, a)],
  ['the index follows a moved current track [QUEUE-24]', reorder(of(0, a, b, c), 0, 2), of(2, b, c, a)],
  ['a move across the current keeps it [QUEUE-25]', reorder(of(1, a, b, c), 2, 0), of(2, c, a, b)],
  ['an index in range becomes current [QUEUE-31]', select(of(0, a, b), 1), of(1, a, b)],
  ['an index out of range does not [QUEUE-32]', select(of(0, a, b), 2), of(0, a, b)],
  ['a new track is inserted at the start', insertAndSelect(of(1, a, b), c), of(0, c, a, b)],
  ['tracks played together are one block at the start', playAll(of(1, a, b, c), [d, b]), of(0, d, b, a, c)],
])('queue: %s', (_, after, expected) => {
  expect(after).toEqual(expected);
});

test.each([
  ['identical indices [QUEUE-26]', 1, 1],
  ['a negative index [QUEUE-27]', -1, 1],
  ['an index out of range [QUEUE-28]', 0, 2],
])('a move with %s changes nothing', (_, from, to) => {
  const queue = of(1, a, b);
  expect(reorder(queue, from, to)).toBe(queue);
});

const by = (artist: string, id: string): Track =>
  aSoundcloudTrack({ id, artistInfo: [{ id: artist, name: artist }] });
const nameOf = (track: Track | null) => track?.artistInfo[0]?.name;
const anyTracks = fc
  .array(fc.constantFrom('Ada', 'Bo', 'Cleo', 'Dun', 'Eve', 'Fay'), { maxLength: 40 })
  .map((artists) => artists.map((artist, at) => by(artist, `t${at}`)));

test('shuffling (property) never repeats an artist where that is possible', () => {
  fc.assert(
    fc.property(anyTracks, fc.nat(), (tracks, seed) => {
      const before = by('Ada', 'sounding');
      const half = tracks.length / 2;
      const fits = [...new Set(tracks.map(nameOf))].every((name) => {
        const { length } = tracks.filter((track) => nameOf(track) === name);
        return length <= (name === 'Ada' ? Math.floor(half) : Math.ceil(half));
      });
      fc.pre(fits);
      const names = [before, ...shuffled(tracks, before, seededRandom(seed))].map(nameOf);
      expect(names.some((name, at) => at > 0 && name === names[at - 1])).toBe(false);
    }),
  );
});
test('shuffling (property): another seed gives another order, the same seed the same', () => {
  const tracks = Array.from({ length: 30 }, (_, at) => by(`Artist ${at}`, String(at)));
  const orderOf = (seed: number) => shuffled(tracks, null, seededRandom(seed)).map(trackKey).join();
  expect(new Set([1, 2, 3, 4, 5].map(orderOf)).size).toBe(5);
  expect(orderOf(7)).toBe(orderOf(7));
});
test('shuffling (property) gives every track about the same chance to be first', () => {
  const tracks = ['a', 'b', 'c', 'd'].map((name) => by(name, name));
  const firsts = Array.from({ length: 2000 }, (_, seed) => shuffled(tracks, null, seededRandom(seed))[0]!.id);
  for (const { id } of tracks) {
    const share = firsts.filter((first) => first === id).length;
    expect(share).toBeGreaterThan(400);
    expect(share).toBeLessThan(600);
  }
});

// Next and Previous skip entries that the user may not play.
const VISITOR: PlaybackRights = { role: 'visitor', playsAt: ['soundcloud'], providers: PROVIDERS };
const FREE: PlaybackRights = { role: 'member', playsAt: ['soundcloud'], providers: PROVIDERS };
const PREMIUM: PlaybackRights = { role: 'member', playsAt: ['spotify', 'soundcloud'], providers: PROVIDERS };
const UNKNOWN: PlaybackRights = { role: 'unknown', playsAt: ['soundcloud'], providers: PROVIDERS };
const SOUNDCLOUD_ONLY: PlaybackRights = { ...PREMIUM, providers: ['soundcloud'] };
const SIGN_IN = 'Skipping Spotify tracks. Sign in with Premium to hear them.';
const PREMIUM_NEEDED = 'Skipping Spotify tracks. Playing them needs Spotify Premium.';
const SKIPPED = 'Skipping tracks that can’t be played here.';
const NOT_SET_UP = 'Spotify isn’t set up here, so this track can’t be played.';
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
