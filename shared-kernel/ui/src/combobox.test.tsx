import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionList, useCombobox } from './combobox';

const onPick = jest.fn();
beforeEach(() => onPick.mockReset());

function Example() {
  const combobox = useCombobox(['night swim', 'late ferry'], onPick);
  return (
    <>
      <div ref={combobox.area}>
        <input aria-label="Search" {...combobox.box} />
        {combobox.isOpen && <OptionList list={combobox.list} title="Recent searches" />}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search' });
const list = () => screen.queryByRole('listbox', { name: 'Recent searches' });
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

test('arrow keys walk the options while the focus stays in the box, and Enter picks', async () => {
  render(<Example />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('late ferry');
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onPick.mock.calls).toEqual([['late ferry']]);
  expect(list()).not.toBeInTheDocument();
});

test('a press on an option picks it', async () => {
  render(<Example />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'night swim' }));
  expect(onPick.mock.calls).toEqual([['night swim']]);
  expect(list()).not.toBeInTheDocument();
});

test('Escape and a press elsewhere close the list', async () => {
  render(<Example />);
  await userEvent.click(box());
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(list()).not.toBeInTheDocument();
});
