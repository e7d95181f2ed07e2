import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeList } from './notice-list';

test('notices are announced politely and can be dismissed one by one', async () => {
  const onDismiss = jest.fn();
  render(
    <NoticeList
      onDismiss={onDismiss}
      notices={[
        { id: 1, text: 'Removed from queue', action: <button type="button">Undo</button> },
        { id: 2, text: 'Saved' },
      ]}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Removed from queue');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!);
  expect(onDismiss).toHaveBeenCalledWith(2);
});
