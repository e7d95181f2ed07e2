import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { Popover } from './popover';

type ExampleProps = { side?: 'beside'; children?: ReactNode };

function Example({ side, children = <button type="button">Night ferries</button> }: ExampleProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(!isOpen)}>
        Add to playlist
      </button>
      {isOpen && (
        <Popover anchor={anchor} {...(side && { side })} label="Playlists" onClose={() => setOpen(false)}>
          {children}
        </Popover>
      )}
      <button type="button">Elsewhere</button>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Add to playlist' }));

test('a popover focuses its first control and returns the focus on Escape', async () => {
  render(<Example />);
  await open();
  expect(screen.getByRole('button', { name: 'Night ferries' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to playlist' })).toHaveFocus();
});

test('a popover stays open on clicks inside and closes on a click elsewhere', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to playlist' }));
  await userEvent.click(screen.getByRole('button', { name: 'Night ferries' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a popover whose content loads focuses its first control when it is complete', async () => {
  const show = (isLoading: boolean) => (
    <Example>
      <div aria-busy={isLoading}>
        {!isLoading && <button type="button">Night ferries</button>}
        <a href="/playlists">Create new playlist</a>
      </div>
    </Example>
  );
  const { rerender } = render(show(true));
  await open();
  for (const isLoading of [false, true, false]) {
    const focused = isLoading ? screen.getByRole('dialog', { name: 'Playlists' }) : null;
    rerender(show(isLoading));
    await waitFor(() => expect(focused ?? screen.getByText('Night ferries')).toHaveFocus());
  }
});

test.each([{}, { side: 'beside' as const }])(
  'arrows move through the controls of a box: %j',
  async (props) => {
    const names = ['Night ferries', 'Evening'];
    render(
      <Example {...props}>
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </Example>,
    );
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Evening' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Night ferries' })).toHaveFocus();
  },
);

test('beside a menu, the left arrow closes the box', async () => {
  render(
    <Example side="beside">
      <button type="button">Evening</button>
    </Example>,
  );
  await open();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Add to playlist' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
