import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $currentTrack, $isPlaying } from '@segue/kernel/state';
import { $notices } from '@segue/kernel/state/ports';
import { aSession, settled, someTracks, type RenderOptions } from '@segue/kernel/testing';
import { act, screen } from '@testing-library/react';
import { $playback, $position, $queue } from '../../model/model';
import { renderWithPlayer } from '../../player.fixture';
import { wireRemovalAtLogout } from '../../../platform/session/removed-at-logout';
import { OpenedQueue } from '../queue-panel/queue-panel.fixture';
import { wireLastQueue } from './';
import { readSavedQueue, writePlace, writeTracks } from './saved-queue';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];

/** The stored queue of an earlier visit: two tracks, the second at a position. */
function leave(position: number): void {
  const saved = { tracks: [a, b], current: b, position };
  writeTracks(saved);
  writePlace(saved);
}
let unwire: () => void;
afterEach(() => unwire());
async function open(options: RenderOptions = {}) {
  const shown = renderWithPlayer(<OpenedQueue />, options);
  act(() => {
    unwire = wireLastQueue(shown.scope);
  });
  await act(() => settled(shown.scope));
  return shown;
}

test('the last visit’s queue is offered and resumes at its position', async () => {
  leave(83_000);
  const { scope, user, player } = await open();
  await user.click(screen.getByRole('button', { name: 'Restore the last queue' }));
  await act(() => settled(scope));
  expect(scope.getState($queue).map(trackKey)).toEqual([a, b].map(trackKey));
  expect(scope.getState($currentTrack)?.id).toBe(b.id);
  expect(scope.getState($position)).toBe(83_000);
  expect(scope.getState($isPlaying)).toBe(true);
  expect(player.loads).toMatchObject([{ position: 83_000 }]);
});

test('the last queue: resumed as another tab left it since', async () => {
  leave(83_000);
  const { scope, player } = await open();
  leave(99_000);
  act(() => send('queue/resume-last'));
  await act(() => settled(scope));
  expect(player.loads).toMatchObject([{ track: { id: b.id }, position: 99_000 }]);
});

test('after a reload the track of the restored queue is paused at its second', async () => {
  leave(83_000);
  const queue = { tracks: [a, b], index: 1 };
  const { scope, player } = await open({
    values: [[$playback, { ...$playback.defaultState, queue, current: b }]],
  });
  expect(scope.getState($position)).toBe(83_000);
  expect(readSavedQueue()).toMatchObject({ current: { id: b.id }, position: 83_000 });
  expect(player.loads).toEqual([]);
  act(() => send('playback/toggle'));
  await act(() => settled(scope));
  expect(player.loads).toMatchObject([{ position: 83_000 }]);
});

test('the last queue is restored at its second in place of the present one, with Undo', async () => {
  leave(61_000);
  const { scope, user, player } = await open({
    values: [[$playback, { ...$playback.defaultState, queue: { tracks: [c, d], index: 0 }, current: c }]],
  });
  await user.click(screen.getByRole('button', { name: 'More about the queue' }));
  await user.click(screen.getByRole('menuitem', { name: 'Restore the last queue' }));
  await act(() => settled(scope));
  expect(scope.getState($queue)).toEqual([a, b]);
  expect(player.loads).toMatchObject([{ track: { id: b.id }, position: 61_000 }]);
  expect(scope.getState($notices)).toMatchObject([{ text: 'Queue restored.', action: { label: 'Undo' } }]);
  await user.click(screen.getByRole('button', { name: 'More about the queue' }));
  expect(screen.queryByRole('menuitem', { name: 'Restore the last queue' })).toBeNull();
});

test('a logout removes the saved queue and recently played tracks from storage and screen', async () => {
  leave(83_000);
  localStorage.setItem('recentlyPlayed', '{"queue":[]}');
  const { scope } = await open({ session: aSession(), api: { logout: () => ({ success: true }) } });
  const stop = wireRemovalAtLogout(scope);
  expect(screen.getByRole('button', { name: 'Restore the last queue' })).toBeVisible();
  act(() => send('session/logout'));
  await act(() => settled(scope));
  expect(Object.keys(localStorage)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Restore the last queue' })).not.toBeInTheDocument();
  stop();
});
