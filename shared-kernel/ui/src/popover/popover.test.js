import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popover } from './index';
function Example() {
    const anchor = useRef(null);
    const [isOpen, setOpen] = useState(false);
    return (<>
      <button ref={anchor} type="button" onClick={() => setOpen(!isOpen)}>
        Add to playlist
      </button>
      {isOpen && (<Popover anchor={anchor} label="Playlists" onClose={() => setOpen(false)}>
          <button type="button">Night ferries</button>
        </Popover>)}
      <button type="button">Elsewhere</button>
    </>);
}
test('a popover takes the focus and returns it on Escape', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Add to playlist' }));
    expect(screen.getByRole('dialog', { name: 'Playlists' })).toHaveFocus();
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
