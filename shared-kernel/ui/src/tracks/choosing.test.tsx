import { trackKey } from '@segue/contract';
import { interceptMessages, type Messages } from '@segue/kernel/bus';
import { $currentTrack, $selection } from '@segue/kernel/state';
import { renderInScope, someTracks, type RenderOptions } from '@segue/kernel/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { TrackList } from './index';

const tracks = someTracks('soundcloud', 4);
const main = (index: number) => document.querySelectorAll<HTMLElement>('[data-play]')[index]!;

let sent: [extent: string, index: number, owner: unknown][];
let listIds: string[];
let ended: string[];
let stop: () => void;
beforeEach(() => {
  [sent, listIds, ended] = [[], [], []];
  stop = interceptMessages((name, payload) => {
    if (name === 'selection/end') ended.push((payload as Messages['selection/end']).listId);
    if (name !== 'selection/choose') return false;
    const { extent, index, owner, listId } = payload as Messages['selection/choose'];
    listIds.push(listId);
    sent.push([extent, index, owner]);
    return true;
  });
});
afterEach(() => stop());

const selected = (...indexes: number[]): NonNullable<RenderOptions['values']> => {
  const chosen = new Map(indexes.map((index) => [trackKey(tracks[index]!), tracks[index]!]));
  const anchor = trackKey(tracks[indexes[0]!]!);
  return [
    [$selection, { owner: 'tracks', listId: 'x', chosen, anchor, beforeRange: chosen, lists: new Map() }],
  ];
};
const show = (values: RenderOptions['values'] = []) =>
  renderInScope(<TrackList label="Tracks" tracks={tracks} />, { values: values ?? [] });

test.each([
  ['{Control>}', 'row'],
  ['{Meta>}', 'row'],
  ['{Shift>}', 'range'],
])('a click with %s chooses the row instead of playing it [SELECT-01] [SELECT-02]', async (key, extent) => {
  const { user, scope } = show();
  await user.keyboard(key);
  await user.click(main(1));
  expect(sent).toEqual([[extent, 1, 'tracks']]);
  expect(scope.getState($currentTrack)).toBeNull();
});

test('Shift with Space chooses the focused row [SELECT-04]', async () => {
  const { user } = show();
  act(() => main(2).focus());
  await user.keyboard('{Shift>} {/Shift}');
  expect(sent).toEqual([['range', 2, 'tracks']]);
});

test('while rows are chosen, each is a checkbox, and a plain click or Space toggles it [SELECT-03]', async () => {
  const { user } = show(selected(1));
  expect(screen.getByRole('checkbox', { name: tracks[1]!.title })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: tracks[0]!.title })).not.toBeChecked();
  await user.click(main(0));
  await user.click(screen.getAllByRole('button', { name: 'Add to queue' })[0]!);
  act(() => main(1).focus());
  await user.keyboard(' ');
  expect(sent).toEqual([
    ['row', 0, 'tracks'],
    ['row', 1, 'tracks'],
  ]);
});

test('Ctrl+A chooses all rows of a list that has a choice, and only there [SELECT-04]', async () => {
  const { user, unmount } = show();
  act(() => main(0).focus());
  await user.keyboard('{Control>}a{/Control}');
  expect(sent).toEqual([]);
  unmount();
  const chosen = show(selected(0));
  act(() => main(0).focus());
  await chosen.user.keyboard('{Control>}a{/Control}');
  expect(sent).toEqual([['all', 0, 'tracks']]);
});

test('tracks of a playlist are chosen as that playlist’s; other lists show no choice of them', async () => {
  const { user } = renderInScope(<TrackList label="Tracks" tracks={tracks} owner={7} />, {
    values: selected(1),
  });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.keyboard('{Control>}');
  await user.click(main(0));
  expect(sent).toEqual([['row', 0, 7]]);
});

describe('a finger', () => {
  const touches = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('that holds a row for half a second chooses it, and its click plays nothing [SELECT-04]', () => {
    show();
    fireEvent.touchStart(main(1), touches(10, 10));
    act(() => void jest.advanceTimersByTime(499));
    expect(sent).toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(sent).toEqual([['range', 1, 'tracks']]);
    expect(fireEvent.touchEnd(main(1))).toBe(false);
  });

  test.each([
    ['holds a row on Android, which asks for a context menu too, chooses it once', 1],
    ['scrolls chooses nothing', 0],
  ])('that %s', (_, times) => {
    show();
    fireEvent.touchStart(main(1), touches(10, 10));
    if (times === 1) fireEvent.contextMenu(main(1), { clientX: 10, clientY: 10 });
    else fireEvent.touchMove(main(1), touches(10, 40));
    act(() => void jest.advanceTimersByTime(600));
    expect(sent).toHaveLength(times);
  });
});

test('a choice ends when its list leaves the page [SELECT-07]', () => {
  const { unmount } = show();
  fireEvent.click(main(0), { ctrlKey: true });
  expect(ended).toEqual([]);
  unmount();
  expect(ended).toEqual(listIds);
});
