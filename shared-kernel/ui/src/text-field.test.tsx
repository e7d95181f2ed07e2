import { render, screen } from '@testing-library/react';
import { TextField } from './text-field';

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
