import { trackKey, type Track } from '@segue/contract';
import { someTracks } from '@segue/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeyboardMove } from './use-keyboard-move';

const three = someTracks('spotify', 3).map((track, at) => ({ ...track, title: 'ABC'[at]! }));
let moved: string[];
beforeEach(() => void (moved = []));

function List() {
  const [tracks, setTracks] = useState<readonly Track[]>(three);
  const list = useRef<HTMLUListElement>(null);
  const { onKey, announcement, liftedKey } = useKeyboardMove(tracks, {
    move: (from, to) => setTracks((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from]!)),
    gripsAt: () => list.current,
    onMoved: ({ title }) => moved.push(title),
  });
  return (
    <>
      <ul ref={list}>
        {tracks.map((track) => (
          <li key={trackKey(track)}>
            <button
              data-grip={trackKey(track)}
              aria-pressed={liftedKey === trackKey(track)}
              onKeyDown={(event) => onKey(event, track)}
            >
              {track.title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{announcement}</p>
    </>
  );
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

/** Presses these on the first track's grip. */
async function press(keys: string): Promise<void> {
  render(<List />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
}

test('a lifted track goes with the arrows, keeps the focus, and is dropped where it stands', async () => {
  await press(' {ArrowDown}{ArrowDown} ');
  expect(order()).toEqual(['B', 'C', 'A']);
  expect(screen.getByRole('button', { name: 'A' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('A dropped at position 3 of 3.');
  expect(moved).toEqual(['A']);
});

test('Escape puts it back where it was lifted, and it counts as not moved', async () => {
  await press(' {ArrowDown}{Escape}');
  expect(order()).toEqual(['A', 'B', 'C']);
  expect(screen.getByRole('status')).toHaveTextContent('Move cancelled. A is back at position 1 of 3.');
  expect(screen.getByRole('button', { name: 'A', pressed: false })).toHaveFocus();
  expect(moved).toEqual([]);
});

test('the ends of the list hold it, and dropping it where it was is no move', async () => {
  await press(' {ArrowUp} ');
  expect(order()).toEqual(['A', 'B', 'C']);
  expect(screen.getByRole('status')).toHaveTextContent('A dropped at position 1 of 3.');
  expect(moved).toEqual([]);
});

test('the arrows alone move nothing', async () => {
  await press('{ArrowDown}');
  expect(order()).toEqual(['A', 'B', 'C']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
