import { trackKey, type Track } from '@segue/contract';
import { someTracks } from '@segue/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortableTracks, useSortableTrack } from './index';

const three = someTracks('spotify', 3).map((track, at) => ({ ...track, title: 'ABC'[at]! }));

function List() {
  const [tracks, setTracks] = useState<readonly Track[]>(three);
  return (
    <SortableTracks
      tracks={tracks}
      onMove={({ from, to }) => setTracks((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from]!))}
    >
      {() => (
        <ul>
          {tracks.map((track) => (
            <Row key={trackKey(track)} track={track} />
          ))}
        </ul>
      )}
    </SortableTracks>
  );
}

function Row({ track }: { track: Track }) {
  const { row, grip } = useSortableTrack(track);
  return <li {...row}>{grip}</li>;
}

const order = () => screen.getAllByRole('button').map((grip) => grip.getAttribute('aria-label')?.slice(-1));
const grip = (title: string) => screen.getByRole('button', { name: `Move ${title}` });
const announced = () => document.querySelector('[aria-live="assertive"]:not([role])');

/** Presses these keys on the grip of the first track. */
async function press(keys: string): Promise<void> {
  render(<List />);
  grip('A').focus();
  await userEvent.keyboard(keys);
}

test('arrow keys move a lifted track, which keeps the focus until Space drops it', async () => {
  await press(' {ArrowDown}{ArrowDown} ');
  expect(order()).toEqual(['B', 'C', 'A']);
  expect(grip('A')).toHaveFocus();
  expect(announced()).toHaveTextContent('A dropped at position 3 of 3.');
});

test('Escape puts a lifted track back', async () => {
  await press(' {ArrowDown}{Escape}');
  expect(order()).toEqual(['A', 'B', 'C']);
  expect(announced()).toHaveTextContent('Move cancelled. A is back at position 1 of 3.');
  expect(grip('A')).toHaveFocus();
  expect(grip('A')).toHaveAttribute('aria-pressed', 'false');
});

test('Escape during a drag puts the track back and is not left to the panel around the list', async () => {
  render(<List />);
  expect(fireEvent.keyDown(grip('A'), { key: 'Escape' })).toBe(true);
  fireEvent.touchStart(grip('A'), { touches: [{ clientX: 0, clientY: 0 }] });
  fireEvent.touchMove(grip('A'), { touches: [{ clientX: 0, clientY: 90 }] });
  await waitFor(() => expect(fireEvent.keyDown(grip('A'), { key: 'Escape' })).toBe(false));
  expect(order()).toEqual(['A', 'B', 'C']);
});

test.each([
  [
    'a track stops at the end of the list, and dropped in its old place it',
    ' {ArrowUp} ',
    'A dropped at position 1 of 3.',
  ],
  ['while no track is lifted, an arrow key', '{ArrowDown}', ''],
])('%s moves nothing', async (_, keys, said) => {
  await press(keys);
  expect(order()).toEqual(['A', 'B', 'C']);
  expect(announced()?.textContent).toBe(said);
});
