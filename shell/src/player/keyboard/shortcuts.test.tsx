import { interceptMessages, send, type Messages } from '@segue/kernel/bus';
import { aSoundcloudTrack } from '@segue/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderWithPlayer } from '../player.fixture';
import { ShortcutList } from './shortcut-list';
import { wireShortcuts } from './listen-to-keys';
import { SHORTCUTS } from './table';

let said: (keyof Messages)[];
let stop: () => void;
let unwire: () => void;

beforeEach(() => {
  said = [];
  stop = interceptMessages((name) => {
    said.push(name);
    return false;
  });
});
afterEach(() => {
  stop();
  unwire();
});

/** Shows the page with one track in its queue, or with an empty one. */
async function show(page: ReactNode = null, { isEmpty = false } = {}) {
  const { user, scope } = renderWithPlayer(
    <>
      <ShortcutList />
      {page}
    </>,
  );
  unwire = wireShortcuts(scope);
  await act(async () => {
    if (!isEmpty) send('queue/add', { track: aSoundcloudTrack() });
  });
  said.length = 0;
  return user;
}

test('Ctrl+Z takes the undo that the newest notice offers, then the last change of the queue', async () => {
  const user = await show();
  await act(async () => {
    send('notice/show', { text: 'Moved.', action: { label: 'Undo', message: 'playlist/undo' } });
  });
  said.length = 0;
  await user.keyboard('{Control>}z{/Control}');
  expect(said).toEqual(['playlist/undo']);
  await user.keyboard('{Control>}z{/Control}');
  expect(said.slice(0, 2)).toEqual(['playlist/undo', 'queue/undo']);
});

test.each([
  ['{Control>}{ArrowRight}', 'playback/next'],
  ['{Meta>}{ArrowRight}', 'playback/next'],
  ['{Control>}{ArrowLeft}', 'playback/previous'],
  ['{Meta>}{ArrowLeft}', 'playback/previous'],
  ['{Control>}q', 'queue/toggle-panel'],
  ['q', 'queue/toggle-panel'],
  ['m', 'volume/toggle-mute'],
  ['s', 'queue/toggle-shuffle'],
  ['r', 'playback/cycle-repeat'],
  ['{Shift>}{ArrowRight}', 'playback/seek'],
  ['{Shift>}{ArrowLeft}', 'playback/seek'],
  ['{Shift>}{ArrowUp}', 'volume/set'],
  ['{Shift>}{ArrowDown}', 'volume/set'],
  ['l', 'notice/show'],
  ['{Meta>}q', 'queue/toggle-panel'],
])('%s sends %s [KEY-02] [KEY-03] [KEY-04] [KEY-05] [KEY-06] [KEY-07]', async (keys, message) => {
  const user = await show();
  await user.keyboard(keys);
  expect(said).toEqual([message]);
});

test.each(['{Alt>} ', '{Shift>} ', '{Control>}{Shift>}q', '{Alt>}{Control>}{ArrowRight}'])(
  '%s keeps its default action',
  async (keys) => {
    const user = await show();
    await user.keyboard(keys);
    expect(said).toEqual([]);
  },
);

test.each([
  ['an input', <input key="field" aria-label="Field" />],
  ['a textarea', <textarea key="field" aria-label="Field" />],
  ['an editable text', <div key="field" aria-label="Field" role="textbox" contentEditable tabIndex={0} />],
])('shortcuts are off while %s has the focus [KEY-08] [KEY-09]', async (_, field) => {
  const user = await show(field);
  act(() => screen.getByLabelText('Field').focus());
  await user.keyboard(' q{Control>}q{ArrowRight}{/Control}?');
  expect(said).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Space presses a button that was focused by keyboard; after a click it plays or pauses', async () => {
  const onPress = jest.fn();
  const user = await show(<button onClick={onPress}>Press</button>);
  await user.tab();
  await user.keyboard(' ');
  expect([onPress.mock.calls.length, said]).toEqual([1, []]);
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await user.keyboard(' ');
  expect([onPress.mock.calls.length, said]).toEqual([2, ['playback/toggle']]);
});

test.each([['/'], ['{Control>}k{/Control}']])('%s focuses the search box', async (keys) => {
  const user = await show(
    <form role="search">
      <input aria-label="Search" defaultValue="harbour" />
    </form>,
  );
  await user.keyboard(keys);
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await user.keyboard('late');
  expect(screen.getByLabelText('Search')).toHaveValue('late');
});

test('a focused row keeps its letter L, and a slider Shift with the arrow keys', async () => {
  const user = await show(
    <div data-track="soundcloud:1">
      <button>Row</button>
      <div role="slider" aria-label="Seek" aria-valuenow={5} tabIndex={0} />
    </div>,
  );
  act(() => screen.getByRole('button', { name: 'Row' }).focus());
  await user.keyboard('l');
  act(() => screen.getByRole('slider').focus());
  await user.keyboard('{Shift>}{ArrowRight}{ArrowUp}');
  expect(said).toEqual([]);
});

test('a held Shift with an arrow key repeats', async () => {
  const user = await show();
  await user.keyboard('{Shift>}{ArrowRight>3}{/ArrowRight}{/Shift}');
  expect(said).toEqual(['playback/seek', 'playback/seek', 'playback/seek']);
});

test('the list of shortcuts has each one; without such windows not the mini-player’s', async () => {
  const user = await show();
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const listed = within(list)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(listed).toEqual(
    expect.arrayContaining(
      Object.values(SHORTCUTS)
        .flat()
        .map(({ does }) => does)
        .filter((does) => does !== 'Mini-player'),
    ),
  );
  expect(listed).not.toContain('Mini-player');
  const groups = within(list).getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Playback',
    'Queue',
    'Search and page',
    'Account and appearance',
    'Lists',
  ]);
  await user.keyboard('q');
  expect(said).toEqual([]);
});

test('a command found by its words runs on Enter, and the list closes [KEY-10]', async () => {
  const user = await show();
  await user.keyboard('{Control>}/{/Control}');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('SHUF');
  expect(within(list).getAllByRole('term')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said).toEqual(['queue/toggle-shuffle']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the appearance is a command, and a visitor has none of an account [KEY-10]', async () => {
  const user = await show();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.queryByText('Logout')).not.toBeInTheDocument();
  await user.keyboard('light{Enter}');
  await waitFor(() => expect(said).toEqual(['appearance/choose']));
});

test('a command without a use is dimmed [KEY-10]', async () => {
  const user = await show(null, { isEmpty: true });
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.getByRole('button', { name: 'Play or pause' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Open or close the queue' })).toBeEnabled();
});
