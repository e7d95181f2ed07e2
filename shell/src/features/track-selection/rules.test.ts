/** @jest-environment node */
import { trackKey, type Track } from '@segue/contract';
import type { Messages } from '@segue/event-bus';
import type { Selection } from '@segue/stores/ports';
import { someTracks } from '@segue/testing';
import { choose, chosenInOrder } from './rules';

const left = someTracks('spotify', 6);
const right = someTracks('soundcloud', 4);

type Press = [list: readonly Track[], index: number, extent?: Messages['selection/choose']['extent']];

const press = (before: Selection | null, [tracks, index, extent = 'row']: Press): Selection | null =>
  choose(before, {
    owner: 'tracks',
    tracks,
    index,
    extent,
    placeId: tracks[0]?.provider ?? '',
  });
const pressAll = (...presses: Press[]) => presses.reduce(press, null);
const chosen = (selection: Selection | null) =>
  selection &&
  chosenInOrder(selection)
    .map((track) => `${track.provider[1]}${indexOf(track)}`)
    .join(' ');
const indexOf = (track: Track) =>
  [left, right]
    .map((list) => list.findIndex((one) => trackKey(one) === trackKey(track)))
    .find((at) => at >= 0);

test.each<[string, Press[], string | null]>([
  ['a press chooses one row', [[left, 2]], 'p2'],
  [
    'presses choose rows, which stand in the order of their list',
    [
      [left, 3],
      [left, 1],
    ],
    'p1 p3',
  ],
  [
    'a second press on a row takes it out',
    [
      [left, 1],
      [left, 2],
      [left, 1],
    ],
    'p2',
  ],
  [
    'the last row that is taken out ends the choice',
    [
      [left, 1],
      [left, 1],
    ],
    null,
  ],
  [
    'a range goes from the row pressed before',
    [
      [left, 1],
      [left, 3, 'range'],
    ],
    'p1 p2 p3',
  ],
  [
    'a range goes upward too',
    [
      [left, 3],
      [left, 1, 'range'],
    ],
    'p1 p2 p3',
  ],
  [
    'another end of the range replaces the first one',
    [
      [left, 1],
      [left, 4, 'range'],
      [left, 2, 'range'],
    ],
    'p1 p2',
  ],
  [
    'a range keeps what was chosen before',
    [
      [left, 0],
      [left, 3],
      [left, 4, 'range'],
    ],
    'p0 p3 p4',
  ],
  ['without a row before it a range is one row', [[left, 2, 'range']], 'p2'],
  [
    'a choice spans lists, one after the other',
    [
      [left, 1],
      [right, 2],
      [right, 1],
    ],
    'p1 o1 o2',
  ],
  [
    'a range begins anew in another list',
    [
      [left, 1],
      [right, 2, 'range'],
      [right, 3, 'range'],
    ],
    'p1 o2 o3',
  ],
  [
    'all rows of one list join those of another',
    [
      [right, 0],
      [left, 0],
      [left, 0, 'all'],
    ],
    'o0 p0 p1 p2 p3 p4 p5',
  ],
])('selection: %s [SELECT-01] [SELECT-02]', (_, presses, expected) => {
  expect(chosen(pressAll(...presses))).toBe(expected);
});

test('selection: a range over a filtered list leaves out the hidden rows [SELECT-02]', () => {
  const filtered = left.filter((_, index) => index % 2 === 0);
  expect(chosen(pressAll([left, 0], [filtered, 2, 'range']))).toBe('p0 p2 p4');
});

test('selection: tracks that a filter hides stay chosen, after the others', () => {
  expect(chosen(pressAll([left, 0], [left.slice(2), 1]))).toBe('p3 p0');
});

test('selection: a row of another owner begins a new choice [SELECT-03]', () => {
  const before = pressAll([left, 0], [left, 1]);
  const after = choose(before, {
    owner: 'queue',
    tracks: right,
    index: 1,
    extent: 'range',
    placeId: 'queue',
  });
  expect(chosen(after)).toBe('o1');
  expect(after?.placeId).toBe('queue');
});
