import { trackKey, type Track } from '@segue/contract';
import type { Selection } from '@segue/kernel/state/ports';
import { someTracks } from '@segue/kernel/testing';
import { choose, chosenInOrder } from './rules';

const lists: Readonly<Record<string, readonly Track[]>> = {
  p: someTracks('spotify', 6),
  o: someTracks('soundcloud', 4),
};
const EXTENTS = { '': 'row', '-': 'range', '*': 'all' } as const;

/** Presses as "p3": the row 3 of Spotify's list; with "-" as the end of a range, with "*" for the whole list. */
function press(
  before: Selection | null,
  word: string,
  tracks = lists[word[0]!]!,
  owner: Selection['owner'] = 'tracks',
) {
  const extent = EXTENTS[word.slice(2) as keyof typeof EXTENTS];
  const listId = owner === 'tracks' ? word[0]! : String(owner);
  return choose(before, { owner, tracks, index: Number(word[1]), extent, listId });
}
const pressAll = (words: string) =>
  words.split(' ').reduce((before: Selection | null, word) => press(before, word), null);

/** The chosen rows in their order, as "p1 o2". */
const chosen = (selection: Selection | null) =>
  selection &&
  chosenInOrder(selection)
    .map(
      (track) =>
        `${track.provider[1]}${lists[track.provider[1]!]!.findIndex((one) => trackKey(one) === trackKey(track))}`,
    )
    .join(' ');

test.each([
  ['a press chooses one row', 'p2', 'p2'],
  ['presses choose rows, which stand in the order of their list', 'p3 p1', 'p1 p3'],
  ['a second press on a row takes it out', 'p1 p2 p1', 'p2'],
  ['the last row that is taken out ends the choice', 'p1 p1', null],
  ['a range goes from the row pressed before', 'p1 p3-', 'p1 p2 p3'],
  ['a range goes upward too', 'p3 p1-', 'p1 p2 p3'],
  ['another end of the range replaces the first one', 'p1 p4- p2-', 'p1 p2'],
  ['a range keeps what was chosen before', 'p0 p3 p4-', 'p0 p3 p4'],
  ['without a row before it a range is one row', 'p2-', 'p2'],
  ['a choice spans lists, one after the other', 'p1 o2 o1', 'p1 o1 o2'],
  ['a range begins anew in another list', 'p1 o2- o3-', 'p1 o2 o3'],
  ['all rows of one list join those of another', 'o0 p0 p0*', 'o0 p0 p1 p2 p3 p4 p5'],
])('selection: %s [SELECT-01] [SELECT-02]', (_, presses, expected) => {
  expect(chosen(pressAll(presses))).toBe(expected);
});

test('selection: a range over a filtered list leaves out the hidden rows [SELECT-02]', () => {
  const filtered = lists['p']!.filter((_, index) => index % 2 === 0);
  expect(chosen(press(pressAll('p0'), 'p2-', filtered))).toBe('p0 p2 p4');
});

test('selection: tracks that a filter hides stay chosen, after the others', () => {
  expect(chosen(press(pressAll('p0'), 'p1', lists['p']!.slice(2)))).toBe('p3 p0');
});

test('selection: a row of another owner begins a new choice [SELECT-03]', () => {
  const after = press(pressAll('p0 p1'), 'o1-', lists['o'], 'queue');
  expect(chosen(after)).toBe('o1');
  expect(after?.listId).toBe('queue');
});
