import { $favorites } from '@segue/kernel/state';
import { $notices } from '@segue/kernel/state/ports';
import { aSession, renderInScope, settled, someTracks, type RenderOptions } from '@segue/kernel/testing';
import type { Track } from '@segue/contract';
import { act, screen } from '@testing-library/react';
import { TrackList } from './index';

const tracks = someTracks('soundcloud', 12);
const page = (shown: readonly Track[]) => (
  <>
    <button>before</button>
    <TrackList label="Tracks" tracks={shown} />
    <button>after</button>
  </>
);
const show = (options: RenderOptions = {}) => renderInScope(page(tracks), options);
const focus = (number: number) => act(() => play(number).focus());
const play = (number: number) => document.querySelectorAll<HTMLElement>('[data-play]')[number - 1]!;
const inRow = (number: number, selector: string) =>
  screen.getByRole('list').children[number - 1]!.querySelector(selector);
const ADD = '[aria-label="Add to queue"]';

test('a list is one tab stop; Tab returns to the row that had the focus', async () => {
  const { user } = show();
  await user.tab();
  await user.tab();
  expect(play(1)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(screen.getByText('after')).toHaveFocus();
  await user.tab({ shift: true });
  expect(play(3)).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText('before')).toHaveFocus();
});

test('arrows, pages and ends move between the rows', async () => {
  const { user } = show();
  const moves: [string, number][] = [
    ['{ArrowUp}', 1],
    ['{End}', 12],
    ['{ArrowDown}', 12],
    ['{Home}', 1],
    ['{PageDown}', 9],
    ['{PageDown}', 12],
    ['{PageUp}', 4],
  ];
  focus(1);
  for (const [key, number] of moves) {
    await user.keyboard(key);
    expect([key, document.activeElement]).toEqual([key, play(number)]);
  }
});

test('right and left arrows move between the controls of a row', async () => {
  const { user } = show();
  focus(2);
  await user.keyboard('{ArrowRight}');
  expect(inRow(2, 'a')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(inRow(2, ADD)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(play(2)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(play(3)).toHaveFocus();
});

test('right arrow passes over an artist behind the ellipsis of a narrow row [KEY-11]', async () => {
  const { user } = show();
  const place = (left: number, right: number) => () => new DOMRect(left, 0, right - left, 18);
  const link = inRow(2, 'a')!;
  link.closest('.artists')!.getBoundingClientRect = place(0, 100);
  link.getBoundingClientRect = place(120, 180);
  focus(2);
  await user.keyboard('{ArrowRight}');
  expect(inRow(2, ADD)).toHaveFocus();
});

test('A adds the focused track to the queue, N makes it the next one', async () => {
  const { user, sent } = show();
  focus(1);
  // Keys with Ctrl are shortcuts of the page.
  await user.keyboard('{Control>}{ArrowDown}a{/Control}');
  expect(play(1)).toHaveFocus();
  await user.keyboard('a{ArrowDown}a{ArrowDown}n');
  expect(sent('queue/add')).toEqual([{ track: tracks[0] }, { track: tracks[1] }]);
  expect(sent('queue/play-next')).toEqual([{ track: tracks[2] }]);
});

test('L toggles the favorite of the focused track; a visitor gets a sign-in notice', async () => {
  const member = show({ session: aSession(), api: { addFavorite: () => ({ success: true }) } });
  focus(1);
  await member.user.keyboard('l');
  await settled(member.scope);
  expect(member.scope.getState($favorites).soundcloud).toHaveLength(1);
  member.unmount();
  const visitor = show();
  focus(1);
  await visitor.user.keyboard('l');
  expect(visitor.scope.getState($notices).map(({ text }) => text)).toEqual(['Sign in to save favorites.']);
});

test('after the focused row was removed, the row in its place has the focus', () => {
  const { rerender } = show();
  focus(2);
  rerender(page(tracks.toSpliced(1, 1)));
  expect(play(2)).toHaveFocus();
  expect(play(2)).toHaveAccessibleName(`Play ${tracks[2]!.title}`);
});
