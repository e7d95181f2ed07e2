// The small controls: button, text field, inline confirmation and tabs.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmInline } from './confirm-inline';
import { TabPanel, Tabs } from './tabs';
import { TextField } from './text-field';

test('a busy button keeps the focus, is announced as busy, and does nothing', async () => {
  const pressed = jest.fn();
  render(
    <Button busy onClick={pressed}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(pressed).not.toHaveBeenCalled();
});

test('the field is named by its label and described by hint and error', () => {
  render(<TextField label="Email" hint="We never show it." error="An email is required" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('We never show it. An email is required');
  expect(screen.getByRole('alert')).toHaveTextContent('An email is required');
});

test('a text outside of the field can describe it too', () => {
  render(
    <>
      <TextField label="Password" hint="At least 8." aria-invalid aria-describedby="said" />
      <p id="said">Both are required</p>
    </>,
  );
  const field = screen.getByLabelText('Password');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Both are required At least 8.');
});

function confirm() {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmInline
      question='Are you sure you want to delete "Night ferries"?'
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel };
}

test('Delete confirms; Cancel, which has the focus, and Escape cancel', async () => {
  const { onConfirm, onCancel } = confirm();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

const TABS = [
  { id: 'all', label: 'All Results' },
  { id: 'spotify', label: 'Spotify', count: 20 },
  { id: 'soundcloud', label: 'SoundCloud', count: 0 },
] as const;

function Example() {
  const [active, setActive] = useState<(typeof TABS)[number]['id']>('all');
  return (
    <>
      <Tabs label="Results" name="results" tabs={TABS} active={active} onSelect={setActive} />
      <TabPanel name="results" active={active}>
        {active}
      </TabPanel>
    </>
  );
}

test('tabs are one stop of the Tab key; arrows, Home and End move between them', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'All Results' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'SoundCloud (0)' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Spotify (20)' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('soundcloud');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('all');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
