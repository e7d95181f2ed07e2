import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a busy button is disabled and announced as busy', async () => {
  const pressed = jest.fn();
  render(
    <Button busy onClick={pressed}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(pressed).not.toHaveBeenCalled();
});
