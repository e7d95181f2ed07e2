import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../icon-button';
import { MoreIcon } from '../icons/icons';
import { Menu, MenuItem, MenuSeparator } from './index';

function show() {
  const onRemove = jest.fn();
  render(
    <>
      <Menu
        label="More options"
        trigger={(props) => (
          <IconButton label="More options" {...props}>
            <MoreIcon />
          </IconButton>
        )}
      >
        <MenuItem onClick={onRemove}>Remove from queue</MenuItem>
        <MenuItem disabled>Add to favorites</MenuItem>
        <MenuSeparator />
        <MenuItem as="a" href="https://spotify.example/tracks/1">
          Open in Spotify
        </MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { onRemove, button: screen.getByRole('button', { name: 'More options' }) };
}

test('a menu opens with its first item focused, and Escape returns the focus', async () => {
  const { button } = show();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('menu', { name: 'More options' })).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Remove from queue' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('arrows, Home, End and letters skip disabled items', async () => {
  const { button } = show();
  button.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Open in Spotify' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Remove from queue' })).toHaveFocus();
  await userEvent.keyboard('o');
  expect(screen.getByRole('menuitem', { name: 'Open in Spotify' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('menuitem', { name: 'Remove from queue' })).toHaveFocus();
});

test('choosing an item calls it, closes the menu and returns the focus', async () => {
  const { button, onRemove } = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from queue' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a click elsewhere closes the menu and keeps the focus there', async () => {
  const { button } = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
