import { render, screen } from '@testing-library/react';
import { CloseIcon } from './icons/icons';
import { IconButton } from './icon-button';

test('an icon button is named by its label, and the icon is hidden from screen readers', () => {
  render(
    <IconButton label="Close" hasTooltip>
      <CloseIcon />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('data-tooltip', 'Close');
  expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
