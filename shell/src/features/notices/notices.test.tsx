import { send, type Notice } from '@segue/kernel/bus';
import { $notices } from '@segue/kernel/state/ports';
import { renderInScope, settled } from '@segue/kernel/testing';
import { act } from '@testing-library/react';
import { Notices, wireNoticeLifetimes } from '.';

test.each<[string, number, Omit<Notice, 'text'>]>([
  ['without an action', 4000, {}],
  ['with an action', 10_000, { action: { label: 'Resume', message: 'queue/resume-last' } }],
  ['with a link', 10_000, { link: { label: 'Sign in', href: '/sign-in' } }],
])('a notice %s is dismissed after %i ms', async (_, life, more) => {
  const { scope } = renderInScope(<Notices />);
  const unwire = wireNoticeLifetimes(scope);
  await act(() => settled(scope));
  jest.useFakeTimers();
  act(() => send('notice/show', { text: 'Held back.', ...more }));
  act(() => void jest.advanceTimersByTime(life - 1));
  expect(scope.getState($notices)).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(1));
  expect(scope.getState($notices)).toEqual([]);
  unwire();
});

test('a notice about a track that does not play stays, also beside newer ones [PLAY-22]', async () => {
  const { scope } = renderInScope(<Notices />);
  const unwire = wireNoticeLifetimes(scope);
  await act(() => settled(scope));
  jest.useFakeTimers();
  const lasting: Notice = { text: 'Silent.', action: { label: 'Try again', message: 'playback/retry' } };
  act(() => send('notice/show', lasting));
  act(() =>
    ['One', 'Two', 'Three'].forEach((text) =>
      send('notice/show', { text, link: { label: 'Open', href: '/' } }),
    ),
  );
  expect(scope.getState($notices)).toHaveLength(4);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(scope.getState($notices)).toMatchObject([lasting]);
  unwire();
});

const undo = (text: string, message: 'queue/undo' | 'playlist/undo'): Notice => ({
  text,
  action: { label: 'Undo', message },
});
const signIn: Notice = { text: 'Spotify needs Premium.', link: { label: 'Sign in', href: '/sign-in' } };

test.each<[string, Notice, Notice, number]>([
  [
    'another Undo replaces the one before',
    undo('Removed.', 'queue/undo'),
    undo('Added.', 'playlist/undo'),
    1,
  ],
  ['a way out stays beside another matter', signIn, undo('Added.', 'playlist/undo'), 2],
])('notices: %s', async (_, first, second, count) => {
  const { scope } = renderInScope(<Notices />);
  await act(async () => {
    send('notice/show', first);
    send('notice/show', second);
  });
  const shown = scope.getState($notices);
  expect(shown).toHaveLength(count);
  expect(shown.at(-1)?.text).toBe(second.text);
});
