// Random programs of commands against a second, naive telling of the rules: plain lists, no sharing, no cleverness.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { aSoundcloudTrack } from '@segue/testing';
import fc from 'fast-check';
import { cycleRepeat, toggleShuffle } from './arranging';
import { remembering, undo } from './history';
import type { Listener } from './playability';
import { dequeue, enqueue, goNext, goPrevious, play, playAt, playNext, playTogether } from './playback-rules';
import { INITIAL_PLAYBACK, quietly, type Decision, type PlaybackState } from './playback-state';
import { finish } from './player-news';
import { EMPTY_QUEUE, reorder } from './queue';

const PROGRAMS = Number(process.env['QUEUE_PROGRAMS'] ?? 1500);
const LISTENER: Listener = { standing: 'visitor', hasSpotifyPremium: false };
const SONGS = Array.from({ length: 9 }, (_, at) => aSoundcloudTrack({ id: String(at), title: `Song ${at}` }));

/** The queue as the specification tells it. */
type Naive = { list: TrackKey[]; at: number | null; current: TrackKey | null; repeat: 'off' | 'all' | 'one' };
type Command =
  | { do: 'add' | 'remove' | 'play' | 'play-next'; song: number }
  | { do: 'reorder'; from: number; to: number }
  | { do: 'select'; at: number }
  | { do: 'play-all'; songs: number[] }
  | { do: 'clear' | 'next' | 'previous' | 'end' | 'repeat' | 'undo' | 'fail' }
  | { do: 'shuffle'; seed: number };

const song = fc.nat(SONGS.length - 1);
const place = fc.integer({ min: -1, max: 10 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constantFrom('add', 'add', 'remove', 'play', 'play-next'), song }),
  fc.record({ do: fc.constant('reorder'), from: place, to: place }),
  fc.record({ do: fc.constant('select'), at: place }),
  fc.record({ do: fc.constant('play-all'), songs: fc.array(song, { maxLength: 6 }) }),
  fc.record({ do: fc.constantFrom('clear', 'next', 'previous', 'end', 'repeat', 'undo') }),
  fc.record({ do: fc.constant('shuffle'), seed: fc.nat() }),
) as fc.Arbitrary<Command>;

function keyOf(at: number): TrackKey {
  return trackKey(SONGS[at]!);
}

function decide(state: PlaybackState, told: Command): Decision {
  switch (told.do) {
    case 'add':
      return enqueue(state, SONGS[told.song]!);
    case 'remove':
      return remembering(state, dequeue(state, keyOf(told.song), LISTENER), { text: '' });
    case 'play':
      return play(state, SONGS[told.song]!, LISTENER);
    case 'play-next':
      return playNext(state, SONGS[told.song]!);
    case 'reorder':
      return remembering(state, quietly({ ...state, queue: reorder(state.queue, told.from, told.to) }), {
        text: '',
      });
    case 'select':
      return playAt(state, told.at, LISTENER);
    case 'play-all':
      return remembering(state, playTogether(state, songsOf(told.songs), LISTENER), { text: '' });
    case 'clear':
      return remembering(state, quietly({ ...state, queue: EMPTY_QUEUE, formerOrder: null }), { text: '' });
    case 'next':
      return goNext(state, LISTENER);
    case 'previous':
      return goPrevious(state, LISTENER);
    case 'end':
      return finish(state, { generation: state.generation }, LISTENER);
    case 'repeat':
      return cycleRepeat(state);
    case 'undo':
      return undo(state, LISTENER);
    case 'shuffle':
      return toggleShuffle(state, told.seed);
    default:
      return quietly(state);
  }
}

function songsOf(places: readonly number[]): Track[] {
  return places.map((at) => SONGS[at]!);
}

/** The naive telling of one command; null when only the promises below can be checked. */
function tell(model: Naive, told: Command, isLoaded: boolean): Naive | null {
  const list = [...model.list];
  const { at, current } = model;
  const inStep = at !== null && list[at] === current;
  const go = (index: number): Naive => ({ ...model, list, at: index, current: list[index]! });
  const keep = (index: number | null): Naive => ({ ...model, list, at: index });
  const entry = at === null ? null : list[at]!;
  switch (told.do) {
    case 'add': {
      const key = keyOf(told.song);
      if (!list.includes(key)) list.push(key);
      const index = at ?? 0;
      return current === null ? go(index) : keep(index);
    }
    case 'remove': {
      const gone = list.indexOf(keyOf(told.song));
      if (gone < 0) return model;
      list.splice(gone, 1);
      if (list.length === 0) return keep(null);
      if (at === null) return keep(null);
      if (gone < at) return keep(at - 1);
      if (gone > at) return keep(at);
      const index = at < list.length ? at : 0;
      return inStep ? go(index) : keep(index);
    }
    case 'play': {
      const key = keyOf(told.song);
      if (key === current) return model;
      if (!list.includes(key)) list.unshift(key);
      return go(list.indexOf(key));
    }
    case 'reorder': {
      const isIn = (index: number) => index >= 0 && index < list.length;
      if (!isIn(told.from) || !isIn(told.to)) return model;
      const [moved] = list.splice(told.from, 1);
      list.splice(told.to, 0, moved!);
      return keep(entry === null ? null : list.indexOf(entry));
    }
    case 'select':
      if (told.at < 0 || told.at >= list.length) return model;
      return go(told.at);
    case 'play-all': {
      const block = [...new Set(told.songs.map(keyOf))];
      if (block.length === 0) return model;
      return {
        ...model,
        list: [...block, ...list.filter((key) => !block.includes(key))],
        at: 0,
        current: block[0]!,
      };
    }
    case 'clear':
      return { ...model, list: [], at: null };
    case 'next':
    case 'end': {
      if (told.do === 'end' && !isLoaded) return model;
      if (told.do === 'end' && model.repeat === 'one') return model;
      if (at === null) return model;
      const following = inStep ? at + 1 : at;
      if (following < list.length) return go(following);
      return model.repeat === 'all' ? go(0) : model;
    }
    case 'previous':
      return at ? go(at - 1) : model;
    case 'repeat':
      return { ...model, repeat: ({ off: 'all', all: 'one', one: 'off' } as const)[model.repeat] };
    default:
      return null;
  }
}

function seen({ queue, current, repeat }: PlaybackState): Naive {
  return { list: queue.tracks.map(trackKey), at: queue.index, current: current && trackKey(current), repeat };
}

/** What holds whatever was done. */
function promise(before: PlaybackState, told: Command, { state, orders }: Decision): void {
  const { list, at } = seen(state);
  expect(new Set(list).size).toBe(list.length);
  expect(at === null ? list.length === 0 : at >= 0 && at < list.length).toBe(true);
  if (orders.load) expect(state.current).toBe(orders.load.track);
  if (orders.load && before.isLoaded && told.do !== 'end') expect(orders.pause).toBe(true);
  if (told.do === 'shuffle') {
    expect([...list].sort()).toEqual(seen(before).list.sort());
    expect(state.current).toBe(before.current);
    expect(list[at ?? -1]).toBe(seen(before).list[before.queue.index ?? -1]);
  }
  if (told.do === 'play-next') expect(list).toContain(keyOf(told.song));
}

describe('any program of commands', () => {
  it(`leads to the same queue as the naive telling of the rules, ${PROGRAMS} times`, () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 40 }), (program) => {
        let state = INITIAL_PLAYBACK;
        for (const told of program) {
          const expected = tell(seen(state), told, state.isLoaded);
          const decision = decide(state, told);
          promise(state, told, decision);
          if (expected) expect(seen(decision.state)).toEqual(expected);
          state = decision.state;
        }
      }),
      { numRuns: PROGRAMS },
    );
  }, 1_800_000);
  it('is taken back whole by undoing each of its changes, when nothing else was done', () => {
    const changing = fc.oneof(
      fc.record({ do: fc.constant('remove' as const), song }),
      fc.record({ do: fc.constant('reorder' as const), from: place, to: place }),
      fc.record({ do: fc.constant('clear' as const) }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(song, { minLength: 1 }),
        fc.array(changing, { maxLength: 15 }),
        (songs, all) => {
          const filled = songsOf(songs).reduce(
            (state, track) => enqueue(state, track).state,
            INITIAL_PLAYBACK,
          );
          let state = all.reduce<PlaybackState>((before, told) => decide(before, told).state, filled);
          while (state.history.length > 0) state = undo(state, LISTENER).state;
          expect(seen(state).list).toEqual(seen(filled).list);
        },
      ),
      { numRuns: PROGRAMS },
    );
  }, 1_800_000);
});
