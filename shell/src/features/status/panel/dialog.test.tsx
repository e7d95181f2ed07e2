import {
  anAuthStatus,
  aSession,
  aVisitor,
  later,
  refuse,
  renderInScope,
  settled,
} from '@segue/kernel/testing';
import type { AuthStatus } from '@segue/contract';
import { $diagnostics, type Diagnostic } from '@segue/kernel/state/ports';
import { act, screen, within } from '@testing-library/react';
import { StatusDialog } from './dialog';

const line = (name: string) => within(screen.getByRole('region', { name })).getByRole('status');

const failed: Diagnostic = {
  at: '2026-01-01T12:00:00.000Z',
  area: 'soundcloud',
  level: 'error',
  message: 'The widget did not load',
};

test('status: Retry keeps the focus, checks, and then shows how the service stands', async () => {
  const { scope, api, user } = renderInScope(<StatusDialog onClose={jest.fn()} />, {
    values: [[$diagnostics, [failed]]],
  });
  await act(() => settled(scope));
  const answer = later<AuthStatus>();
  api.handle({ checkAuth: () => answer.promise });
  const button = screen.getByRole('button', { name: 'Retry SoundCloud' });
  expect(line('SoundCloud')).toHaveTextContent('The player of SoundCloud did not load.');
  await user.click(button);
  expect(line('SoundCloud')).toHaveTextContent('Checking…');
  expect(line('Spotify')).not.toHaveTextContent('Checking…');
  answer.arrive(anAuthStatus(aVisitor));
  await act(() => settled(scope));
  expect(line('SoundCloud')).toHaveTextContent('Plays in this tab');
  expect(button).toHaveFocus();
});

test('status: a Retry whose request fails says so', async () => {
  const { scope, user } = renderInScope(<StatusDialog onClose={jest.fn()} />, {
    session: aSession(),
    api: { getConnections: () => refuse('unexpected') },
    values: [[$diagnostics, [failed]]],
  });
  await act(() => settled(scope));
  await user.click(screen.getByRole('button', { name: 'Retry SoundCloud' }));
  await act(() => settled(scope));
  expect(line('Segue')).toHaveTextContent('A request to Segue didn’t get through.');
});
