import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

test('a dialog is named by its title and closed by Close, Escape and its backdrop', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="New playlist" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'New playlist' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.type(screen.getByLabelText('Name'), 'x{Escape}');
  fireEvent.mouseDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a busy dialog cannot be closed', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="New playlist" busy onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Name'), '{Escape}');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog focuses its first field, then returns the focus to its opener', async () => {
  function Example() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          New Playlist
        </button>
        {isOpen && (
          <Dialog title="New playlist" onClose={() => setOpen(false)}>
            <input aria-label="Name" />
          </Dialog>
        )}
      </>
    );
  }
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'New Playlist' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'New Playlist' })).toHaveFocus();
});
