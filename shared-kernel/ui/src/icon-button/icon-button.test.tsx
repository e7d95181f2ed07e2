import { render, screen } from '@testing-library/react';
import { CloseIcon } from '../icons';
import { IconButton } from './index';

test('its name is heard; the icon itself says nothing', () => {
  render(
    <IconButton label="Close" hasTooltip>
      <CloseIcon />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('data-tooltip', 'Close');
  expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
