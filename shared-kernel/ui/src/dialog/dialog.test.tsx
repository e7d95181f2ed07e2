import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './index';

test('it is named by its title and left by Close, Escape and its backdrop', async () => {
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

test('a press on its content does not leave it', () => {
  const onClose = jest.fn();
  render(
    <Dialog title="New playlist" onClose={onClose}>
      <p>Inside</p>
    </Dialog>,
  );
  fireEvent.mouseDown(screen.getByText('Inside'));
  expect(onClose).not.toHaveBeenCalled();
});

test('while busy it cannot be left', async () => {
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
