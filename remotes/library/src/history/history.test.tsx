import { type Listen, routes } from '@segue/contract';
import { $session } from '@segue/kernel/state';
import {
  aSession,
  aVisitor,
  type FakeHandlers,
  refuse,
  renderRemote,
  someTracks,
  stateText,
} from '@segue/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import remote from '../remote';
import { listsByDay } from './days';

const [a, b, c] = someTracks('soundcloud', 3) as [Listen['track'], Listen['track'], Listen['track']];
const at = (track: Listen['track'], listenedAt: Date): Listen => ({
  track,
  listenedAt: listenedAt.toISOString(),
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const page = (listens: Listen[], part: object = {}) => ({
  listens,
  hasMore: false,
  isPaused: false,
  ...part,
});

const open = (listListens: NonNullable<FakeHandlers['listListens']>, api: FakeHandlers = {}) =>
  renderRemote(remote, 'HistoryScreen', {
    at: '/history',
    session: aSession(),
    api: { listListens, ...api },
  });
const names = () =>
  screen.getAllByRole('button', { name: /^Play / }).map((button) => button.getAttribute('aria-label'));

test('days: of the local zone, by name; a repeated song begins another list of its day [HISTORY-10]', () => {
  const time = (date: number, hour: number) => new Date(2026, 2, date, hour);
  const listens = [
    at(a, time(5, 9)),
    at(b, time(5, 0)),
    at(a, time(4, 23)),
    at(a, time(4, 22)),
    at(c, time(1, 8)),
  ];
  const days = listsByDay([...listens, at(b, new Date(2025, 11, 31))], time(5, 10).getTime());
  expect(days.map(({ day, listens }) => [day, listens.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Yesterday', 1],
    ['Mar 1, 2026', 1],
    ['Dec 31, 2025', 1],
  ]);
});

test('history: each listen has a row with its time, and rows play [HISTORY-10]', async () => {
  const { user, sent } = open(() =>
    page([a, b, a].map((track, index) => at(track, new Date(Date.now() - index)))),
  );
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
  expect(screen.getAllByText(/^\d+:\d\d [AP]M ·$/)).toHaveLength(3);
  expect(names()).toEqual([a, b, a].map(({ title }) => `Play ${title}`));
  await user.click(screen.getByRole('button', { name: `Play ${b.title}` }));
  expect(sent('playback/play')).toEqual([{ track: b }]);
});

test('history: a search asks the server once the user stops typing [HISTORY-11]', async () => {
  const { user, api } = open(({ query: { query } }) => page(query ? [] : [at(a, minutesAgo(1))]));
  await user.type(await screen.findByLabelText('Search history'), 'tides');
  expect(await screen.findByText(/^No matching tracks found/)).toBeVisible();
  expect(api.requestsTo('listListens').map(({ query }) => query['query'])).toEqual(['', 'tides']);
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByRole('button', { name: `Play ${a.title}` })).toBeVisible();
});

test('history: paused with one press, and resumed; the screen says so [HISTORY-12]', async () => {
  const saved: unknown[] = [];
  const { user } = open(() => page([at(a, minutesAgo(1))]), {
    pauseListens: ({ body }) => (saved.push(body), { success: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Pause history' }));
  expect(await screen.findByText('Paused: songs you play now aren’t added.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume history' }));
  expect(await screen.findByRole('button', { name: 'Pause history' })).toBeVisible();
  expect(saved).toEqual([{ isPaused: true }, { isPaused: false }]);
});

test('history: cleared after a question, with the songs on home [HISTORY-12]', async () => {
  let cleared = 0;
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, sent } = open(() => page([at(a, minutesAgo(1))]), {
    clearListens: () => ((cleared += 1), { success: true }),
  });
  const button = await screen.findByRole('button', { name: 'Clear history…' });
  await user.click(button);
  expect([confirm.mock.calls, cleared]).toEqual([[['Delete your whole listening history?']], 0]);
  confirm.mockReturnValue(true);
  await user.click(button);
  expect(await screen.findByText('No History Yet')).toBeVisible();
  expect([cleared, sent('recently-played/clear').length]).toEqual([1, 1]);
  confirm.mockRestore();
});

test('history: a failed load says so and is tried again; a failed change too [HISTORY-13]', async () => {
  let isAway = true;
  const { user, sent } = open(() => (isAway ? refuse('busy') : page([at(a, minutesAgo(1))])), {
    pauseListens: () => refuse('busy'),
  });
  expect(await screen.findByText('Your history couldn’t load.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Pause history' }));
  await waitFor(() => expect(sent('notice/show')).toHaveLength(1));
});

test('history: without network it says so; paused and empty it says that [HISTORY-13]', async () => {
  const { unmount } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('You’re offline.')).toBeVisible();
  unmount();
  open(() => page([], { isPaused: true }));
  expect(await screen.findByText('History Is Paused')).toBeVisible();
});

test('history: nothing of it is left in memory when the session ends [HISTORY-06]', async () => {
  const { scope } = open(() => page([at(a, minutesAgo(1))]));
  await screen.findByRole('heading', { name: 'Today' });
  expect(stateText(scope)).toContain(a.title);
  await act(() => allSettled($session, { scope, params: aVisitor }));
  expect(stateText(scope)).not.toContain(a.title);
  expect(routes.listListens.access).toBe('member');
});
