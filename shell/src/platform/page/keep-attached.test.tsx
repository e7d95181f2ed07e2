import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keepAttached } from './keep-attached';

function Frame() {
  const [hasPlayer, setHasPlayer] = useState(true);
  return (
    <div ref={keepAttached}>
      <main>Screen</main>
      {hasPlayer ? (
        <div ref={keepAttached} role="region" aria-label="Player">
          <button onClick={() => setHasPlayer(false)}>Stop</button>
          <button>Next</button>
        </div>
      ) : null}
      <footer>Footer</footer>
    </div>
  );
}
const player = () => screen.getByRole('region', { name: 'Player' });

test('a region that code of a remote removes is put back at its place', async () => {
  render(<Frame />);
  const removed = player();
  removed.remove();
  await waitFor(() => expect(removed).toBeInTheDocument());
  expect(removed.nextElementSibling).toHaveTextContent('Footer');
});

test('the whole frame is put back when the root is emptied', async () => {
  const { container } = render(<Frame />);
  container.replaceChildren();
  await waitFor(() => expect(player()).toBeVisible());
});

test('a region that React removes stays away', async () => {
  render(<Frame />);
  await act(async () => screen.getByRole('button', { name: 'Stop' }).click());
  await Promise.resolve();
  expect(screen.queryByRole('region', { name: 'Player' })).not.toBeInTheDocument();
});
