import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying } from '@segue/stores';
import { $notices, $playback, $position, $queue } from '@segue/stores/ports';
import { aSession, renderInScope, settled, someTracks, type RenderOptions } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { wireRemovalAtLogout } from '../../../../platform/session/removed-at-logout';
import { OpenedQueue } from '../queue-panel/queue-panel.fixture';
import { wireEarlierQueues } from '.';
import { queueText, readQueues, writeQueue } from './saved-queues';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];

/** An earlier visit left two tracks, the second of them at a position. */
function leave(position: number): void {
  writeQueue('left', queueText([a, b]), { key: trackKey(b), position, at: 1, isOver: false });
}
let unwire: () => void;
afterEach(() => unwire());
async function open(options: RenderOptions = {}) {
  const shown = renderInScope(<OpenedQueue />, options);
  act(() => {
    unwire = wireEarlierQueues(shown.scope);
  });
  await act(() => settled(shown.scope));
  return shown;
}

test('the last visit’s queue is offered and resumes at its position', async () => {
  leave(83_000);
  const { scope, user, player } = await open();
  expect(scope.getState($notices)).toMatchObject([
    { text: `Pick up where you left off: “${b.title}”, 1:23`, action: { message: 'queue/resume-last' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Resume where you left off' }));
  await act(() => settled(scope));
  expect(scope.getState($queue).map(trackKey)).toEqual([a, b].map(trackKey));
  expect(scope.getState($currentTrack)?.id).toBe(b.id);
  expect(scope.getState($position)).toBe(83_000);
  expect(scope.getState($isPlaying)).toBe(true);
  expect(player.loads).toMatchObject([{ position: 83_000 }]);
});

test('while another tab plays nothing is offered, even before that tab has answered', async () => {
  leave(83_000);
  const query = async () => ({ held: [{ name: 'segue-player-another' }] });
  Object.defineProperty(navigator, 'locks', { value: { query }, configurable: true });
  const { scope } = await open();
  expect(scope.getState($notices)).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
});

/** The page after a reload that brought back two tracks. */
function reload(index: number) {
  const current = [a, b][index]!;
  const queue = { tracks: [a, b], index };
  return open({ values: [[$playback, { ...$playback.defaultState, queue, current }]] });
}

test('after a reload the track of the restored queue is paused at its second', async () => {
  leave(83_000);
  const { scope, player } = await reload(1);
  expect(scope.getState($position)).toBe(83_000);
  expect(readQueues()).toMatchObject([{ id: 'left', current: { id: b.id }, position: 83_000 }]);
  expect(player.loads).toEqual([]);
  act(() => send('playback/toggle'));
  await act(() => settled(scope));
  expect(player.loads).toMatchObject([{ position: 83_000 }]);
});

describe('the list of earlier queues', () => {
  const names = () =>
    screen.getAllByRole('button', { name: /^Restore: / }).map((one) => one.getAttribute('aria-label'));
  async function openList() {
    writeQueue('old', queueText([c, d]), { key: trackKey(d), position: 61_000, at: 1, isOver: true });
    writeQueue('new', queueText([d, a, b]), { key: trackKey(a), position: 0, at: 2, isOver: true });
    const shown = await reload(0);
    await shown.user.click(screen.getByRole('button', { name: 'More about the queue' }));
    await shown.user.click(screen.getByRole('menuitem', { name: 'Earlier queues' }));
    await screen.findByRole('dialog', { name: 'Earlier queues' });
    return shown;
  }

  test('has the newest first, without the present queue', async () => {
    await openList();
    expect(names()).toEqual([
      `Restore: ${d.title}, ${a.title}, ${b.title}`,
      `Restore: ${c.title}, ${d.title}`,
    ]);
    expect(screen.getByText(`At 1:01 in “${d.title}”`)).toBeVisible();
  });

  test('restores a queue at its second and keeps the present one', async () => {
    const { scope, user, player } = await openList();
    await user.click(screen.getByRole('button', { name: `Restore: ${c.title}, ${d.title}` }));
    await act(() => settled(scope));
    expect(scope.getState($queue).map(trackKey)).toEqual([c, d].map(trackKey));
    expect(scope.getState($currentTrack)?.id).toBe(d.id);
    expect(scope.getState($position)).toBe(61_000);
    expect(player.loads).toEqual([]);
    expect(readQueues().map(({ tracks }) => tracks.length)).toEqual([2, 2, 3]);
    expect(scope.getState($notices)).toMatchObject([{ text: 'Queue restored.', action: { label: 'Undo' } }]);
    act(() => send('queue/undo'));
    expect(scope.getState($queue).map(trackKey)).toEqual([a, b].map(trackKey));
  });

  test('removes one or all, and puts them back', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: `Remove: ${c.title}, ${d.title}` }));
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('button', { name: /^Restore: / })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toHaveLength(2);
  });
});

test('a logout removes saved queues and recently played tracks from storage and screen', async () => {
  leave(83_000);
  localStorage.setItem('recentlyPlayed', '{"queue":[]}');
  const { scope } = await open({ session: aSession(), api: { logout: () => ({ success: true }) } });
  const stop = wireRemovalAtLogout(scope);
  expect(screen.getByRole('button', { name: 'Resume where you left off' })).toBeVisible();
  act(() => send('session/logout'));
  await act(() => settled(scope));
  expect(Object.keys(localStorage)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Resume where you left off' })).not.toBeInTheDocument();
  stop();
});
