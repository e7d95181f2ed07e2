// Property test: random programs of commands against a reference model of the queue made of plain lists.
import { trackKey, type TrackKey } from '@segue/contract';
import fc from 'fast-check';
import type { QueueEntry } from './origin';
import { INITIAL_PLAYBACK, type PlaybackState, type TransitionResult } from './playback-state';
import { redo, undo } from './queue-history';
import { anyCommand, keyOf, RIGHTS, run, type Command } from './queue-programs.fixture';

const PROGRAMS = Number(process.env['QUEUE_PROGRAMS'] ?? 100);

/** The state of the reference model. */
type Model = {
  list: TrackKey[];
  /** The origin of each entry. */
  from: Readonly<Record<TrackKey, From>>;
  at: number | null;
  current: TrackKey | null;
  repeat: 'off' | 'all' | 'one';
};
type From = 'user' | 'list' | 'similar';

/** The result that the specification demands of a command; null when only the invariants are checked. */
function expectedAfter(model: Model, command: Command, isLoaded: boolean): Model | null {
  const list = [...model.list];
  const { at, current } = model;
  const inStep = at !== null && list[at] === current;
  const from = { ...model.from };
  const go = (index: number): Model => ({ ...model, list, from, at: index, current: list[index]! });
  const keep = (index: number | null): Model => ({ ...model, list, from, at: index });
  const entry = at === null ? null : list[at]!;
  switch (command.do) {
    case 'add':
    case 'add-all': {
      const keys = ('songs' in command ? command.songs : [command.song]).map(keyOf);
      const added = [...new Set(keys)].filter((key) => !list.includes(key));
      if (added.length === 0) return model;
      const lastOwn = list.findLastIndex((key) => from[key] !== 'similar');
      list.splice(Math.max(lastOwn, at ?? -1) + 1, 0, ...added);
      for (const key of added) from[key] = command.do === 'add' ? 'user' : 'list';
      const index = at ?? 0;
      return current === null ? go(index) : keep(index);
    }
    case 'similar': {
      if (!inStep) return model;
      const added = [...new Set(command.songs.map(keyOf))].filter((key) => !list.includes(key));
      for (const key of added) from[key] = 'similar';
      list.push(...added);
      return keep(at);
    }
    case 'remove': {
      const gone = list.indexOf(keyOf(command.song));
      if (gone < 0) return model;
      list.splice(gone, 1);
      delete from[keyOf(command.song)];
      if (list.length === 0) return keep(null);
      if (at === null) return keep(null);
      if (gone < at) return keep(at - 1);
      if (gone > at) return keep(at);
      const index = at < list.length ? at : 0;
      return inStep ? go(index) : keep(index);
    }
    case 'play': {
      const key = keyOf(command.song);
      if (key === current) return model;
      if (!list.includes(key)) {
        list.unshift(key);
        from[key] = 'user';
      }
      return go(list.indexOf(key));
    }
    case 'reorder': {
      const isIn = (index: number) => index >= 0 && index < list.length;
      if (!isIn(command.from) || !isIn(command.to)) return model;
      if (command.from === command.to) return model;
      const [moved] = list.splice(command.from, 1);
      const beside = [list[command.to - 1], list[command.to]].map((key) => key && from[key]);
      if (!beside.includes(from[moved!])) from[moved!] = 'user';
      list.splice(command.to, 0, moved!);
      return keep(entry === null ? null : list.indexOf(entry));
    }
    case 'replace': {
      const [old, own] = [keyOf(command.from), keyOf(command.to)];
      if (!list.includes(old) || old === own) {
        return expectedAfter(model, { do: 'play', song: command.to }, isLoaded);
      }
      const replaced = list.filter((key) => key !== own).map((key) => (key === old ? own : key));
      from[own] = from[old]!;
      delete from[old];
      return { ...model, list: replaced, from, at: replaced.indexOf(own), current: own };
    }
    case 'select':
      if (command.at < 0 || command.at >= list.length) return model;
      return go(command.at);
    case 'play-all': {
      const block = [...new Set(command.songs.map(keyOf))];
      if (block.length === 0) return model;
      for (const key of block) from[key] = 'list';
      return {
        ...model,
        from,
        list: [...block, ...list.filter((key) => !block.includes(key))],
        at: 0,
        current: block[0]!,
      };
    }
    case 'clear':
      return { ...model, list: [], from: {}, at: null };
    case 'next':
    case 'end': {
      if (command.do === 'end' && !isLoaded) return model;
      if (command.do === 'end' && model.repeat === 'one') return model;
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

function modelOf({ queue, current, repeat }: PlaybackState): Model {
  const from = Object.fromEntries(queue.tracks.map((entry) => [trackKey(entry), fromOf(entry)]));
  const list = queue.tracks.map(trackKey);
  return { list, from, at: queue.index, current: current && trackKey(current), repeat };
}

function fromOf({ origin }: QueueEntry): From {
  if (origin === undefined) return 'user';
  return origin === 'similar' ? origin : 'list';
}

const KEEPS_ORIGINS: readonly string[] = ['remove-all', 'shuffle', 'select', 'next', 'previous', 'end'];

/** Invariants after every command. */
function expectInvariants(
  before: PlaybackState,
  command: Command,
  { state, effects }: TransitionResult,
): void {
  const { list, at } = modelOf(state);
  expect(new Set(list).size).toBe(list.length);
  expect(at === null ? list.length === 0 : at >= 0 && at < list.length).toBe(true);
  if (effects.load) expect(state.current).toBe(effects.load.track);
  if (effects.load && before.isLoaded && command.do !== 'end') expect(effects.pause).toBe(true);
  if (command.do === 'shuffle') {
    expect([...list].sort()).toEqual(modelOf(before).list.sort());
    expect(state.current).toBe(before.current);
    expect(list[at ?? -1]).toBe(modelOf(before).list[before.queue.index ?? -1]);
  }
  if (command.do === 'play-next') {
    expect(list).toContain(keyOf(command.song));
    if (state !== before) expect(modelOf(state).from[keyOf(command.song)]).toBe('user');
  }
  if (command.do === 'remove-all') {
    expect(list).toEqual(modelOf(before).list.filter((key) => !command.songs.map(keyOf).includes(key)));
  }
  if (KEEPS_ORIGINS.includes(command.do)) expect(modelOf(before).from).toMatchObject(modelOf(state).from);
}

test(`queue transitions (property): agree with the reference model in ${PROGRAMS} programs`, () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 40 }), (program) => {
      let state = INITIAL_PLAYBACK;
      for (const command of program) {
        const expected = expectedAfter(modelOf(state), command, state.isLoaded);
        const result = run(state, command);
        expectInvariants(state, command, result);
        if (expected) expect(modelOf(result.state)).toEqual(expected);
        state = result.state;
      }
    }),
    { numRuns: PROGRAMS },
  );
}, 1_800_000);
test('queue transitions (property): undo gives the state before, redo the state after', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 40 }), (program) => {
      let state = INITIAL_PLAYBACK;
      for (const command of program) {
        const { state: next } = run(state, command);
        const isChange = next.history.undo.length > state.history.undo.length && command.do !== 'redo';
        if (isChange) {
          expect(next.history.redo).toEqual([]);
          const undone = undo(next, RIGHTS).state;
          expect(listOf(undone)).toEqual(listOf(state));
        }
        if (next.history.undo.length > 0) {
          expect(comparable(redo(undo(next, RIGHTS).state, RIGHTS).state)).toEqual(comparable(next));
        }
        state = next;
      }
    }),
    { numRuns: PROGRAMS },
  );
}, 1_800_000);
test('queue transitions (property): undo leads to the first state, and redo to the last', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 40 }), (program) => {
      const end = program.reduce<PlaybackState>(
        (state, command) => run(state, command).state,
        INITIAL_PLAYBACK,
      );
      let state = end;
      while (state.history.undo.length > 0) state = undo(state, RIGHTS).state;
      expect(listOf(state)).toEqual([]);
      while (state.history.redo.length > end.history.redo.length) state = redo(state, RIGHTS).state;
      expect(listOf(state)).toEqual(listOf(end));
    }),
    { numRuns: PROGRAMS },
  );
}, 1_800_000);

function listOf(state: PlaybackState): readonly TrackKey[] {
  return modelOf(state).list;
}

/** The part of the state that undo and redo restore. */
function comparable(state: PlaybackState) {
  const { orderBeforeShuffle, shouldPlay, position, history } = state;
  return { ...modelOf(state), orderBeforeShuffle, shouldPlay, position, undoable: history.undo.length };
}
