import { later, aSession, anAuthStatus, aVisitor, refuse, renderInScope, settled } from '@segue/testing';
import type { AuthStatus } from '@segue/contract';
import { $diagnostics, type Diagnostic } from '@segue/stores/ports';
import { act, screen, within } from '@testing-library/react';
import { StatusDialog } from './dialog';

const part = (name: string) => within(screen.getByRole('region', { name }));

const failed: Diagnostic = {
  at: '2026-01-01T12:00:00.000Z',
  area: 'soundcloud',
  level: 'error',
  message: 'The widget did not load',
};

test("a visitor's Retry keeps the focus and shows when it has checked", async () => {
  const { scope, api, user } = renderInScope(<StatusDialog onClose={jest.fn()} />, {
    values: [[$diagnostics, [failed]]],
  });
  await act(() => settled(scope));
  const answer = later<AuthStatus>();
  api.handle({ checkAuth: () => answer.promise });
  const button = screen.getByRole('button', { name: 'Retry SoundCloud' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(part('SoundCloud').getByRole('status')).toHaveTextContent('Checking…');
  expect(part('Spotify').queryByRole('status')).not.toBeInTheDocument();
  answer.arrive(anAuthStatus(aVisitor));
  await act(() => settled(scope));
  expect(part('SoundCloud').getByRole('status')).toHaveTextContent('Checked.');
});

test('a Retry whose request fails shows that it could not check', async () => {
  const { scope, user } = renderInScope(<StatusDialog onClose={jest.fn()} />, {
    session: aSession(),
    api: { getConnections: () => refuse('unexpected') },
    values: [[$diagnostics, [failed]]],
  });
  await act(() => settled(scope));
  await user.click(screen.getByRole('button', { name: 'Retry SoundCloud' }));
  await act(() => settled(scope));
  expect(part('SoundCloud').getByRole('status')).toHaveTextContent("Couldn't check.");
});
