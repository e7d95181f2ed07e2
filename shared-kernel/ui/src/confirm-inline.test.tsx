import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmInline } from './confirm-inline';

function show() {
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

test('Cancel has the focus', () => {
  show();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Delete confirms; Cancel and Escape cancel', async () => {
  const { onConfirm, onCancel } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});
