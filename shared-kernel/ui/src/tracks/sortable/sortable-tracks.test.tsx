import { trackKey, type Track } from '@segue/contract';
import { someTracks } from '@segue/kernel/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortableTracks, useSortableTrack } from './sortable-tracks';

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
  return (
    <li {...row} data-track={trackKey(track)}>
      {grip}
      <button data-play="">{track.title}</button>
    </li>
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const grip = (title: string) => screen.getByRole('button', { name: `Move ${title}` });
const announced = () => document.querySelector('[aria-live="assertive"]:not([role])');

test('arrow keys on a grip move its track, and the grip keeps the focus', async () => {
  render(<List />);
  grip('A').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(order()).toEqual(['B', 'C', 'A']);
  expect(grip('A')).toHaveFocus();
  expect(announced()).toHaveTextContent('A moved to position 3 of 3.');
});

test('elsewhere in a row the arrow keys move its track with Alt alone', async () => {
  render(<List />);
  const play = screen.getByRole('button', { name: 'B' });
  play.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(order()).toEqual(['A', 'B', 'C']);
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(order()).toEqual(['B', 'A', 'C']);
  expect(play).toHaveFocus();
});

test('Escape during a drag puts the track back and is not left to the panel around the list', async () => {
  render(<List />);
  expect(fireEvent.keyDown(grip('A'), { key: 'Escape' })).toBe(true);
  fireEvent.touchStart(grip('A'), { touches: [{ clientX: 0, clientY: 0 }] });
  fireEvent.touchMove(grip('A'), { touches: [{ clientX: 0, clientY: 90 }] });
  await waitFor(() => expect(fireEvent.keyDown(grip('A'), { key: 'Escape' })).toBe(false));
  expect(order()).toEqual(['A', 'B', 'C']);
});
