/** @jest-environment jest-fixed-jsdom */
import type { Registry } from '@segue/kernel/remote';
import { send } from '@segue/kernel/bus';
import { $notices } from '@segue/kernel/state/ports';
import { aSoundcloudTrack, settled } from '@segue/kernel/testing';
import { scopeBind } from 'effector';
import { createPlayerContext, type PlayerContext } from '../../../player/player.fixture';
import { loadTrackFx } from '../../../player/model/playback-ports';
import { loadBuildFx, registryChanged, registryRead, remoteRequested } from '../model';
import { legal, moduleOf, registryOf } from '../registry.fixture';
import { wireOutdatedPage } from './outdated-page';

const released = { ...registryOf({ ...legal, container: 'legal_newer' }), revision: 'r2' };
const newShell = { ...registryOf(legal), shell: '1.1.0', revision: 'r3' };

let context: PlayerContext;
let reload: jest.Mock;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.body.replaceChildren();
  Object.assign(performance, { getEntriesByType: jest.fn(() => []) });
});
afterEach(() => {
  stop();
  context.stop();
});

const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A page that runs the legal remote, or shows none; `publish` changes the registry. */
async function open({ isLoaded = true } = {}) {
  reload = jest.fn();
  context = createPlayerContext({
    handlers: [
      [loadTrackFx, () => undefined],
      [loadBuildFx, async () => moduleOf({})],
    ],
  });
  const { scope } = context;
  await settled(scope);
  scopeBind(registryRead, { scope })(registryOf(legal));
  if (isLoaded) scopeBind(remoteRequested, { scope })('legal');
  await settled(scope);
  stop = wireOutdatedPage(scope, reload);
  hide(false);
  const texts = () => scope.getState($notices).map(({ text }) => text);
  return { texts, publish: (registry: Registry) => scopeBind(registryChanged, { scope })(registry) };
}
const minute = () => jest.advanceTimersByTimeAsync(60_000);

test.each([
  ['a loaded remote', released, true],
  ['the shell', newShell, false],
])('new version of %s: a visible page says so once, with "Reload"', async (_, registry, isLoaded) => {
  const { texts, publish } = await open({ isLoaded });
  publish(registry);
  publish({ ...registry, revision: 'r4' });
  hide(true);
  hide(false);
  expect(texts()).toEqual(['A new version is ready.']);
  expect(reload).not.toHaveBeenCalled();
  send('remotes/reload-page');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('new version of a remote that is not loaded: the page says nothing', async () => {
  const { texts, publish } = await open({ isLoaded: false });
  publish(released);
  hide(true);
  await minute();
  expect([texts(), reload.mock.calls]).toEqual([[], []]);
});

test('hidden and silent page: it reloads after a minute', async () => {
  const { texts, publish } = await open();
  hide(true);
  publish(released);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(reload).not.toHaveBeenCalled();
  await minute();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});

test('page that was just reloaded: it reloads itself after ten minutes only', async () => {
  const navigation = { type: 'reload' } as PerformanceNavigationTiming;
  jest.mocked(performance.getEntriesByType).mockReturnValue([navigation]);
  const { publish } = await open();
  hide(true);
  publish(released);
  await jest.advanceTimersByTimeAsync(480_000);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('rollback of the release: the page is not outdated any more', async () => {
  const { publish } = await open();
  hide(true);
  publish(released);
  publish({ ...registryOf(legal), revision: 'r5' });
  await minute();
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, () => void, () => void]>([
  [
    'a track plays',
    () => send('playback/play', { track: aSoundcloudTrack() }),
    () => send('playback/toggle'),
  ],
  [
    'a dialog is open',
    () => (document.body.innerHTML = '<div role="dialog"></div>'),
    () => document.body.replaceChildren(),
  ],
  [
    'a text field has the focus',
    () => {
      document.body.innerHTML = '<input>';
      document.querySelector('input')?.focus();
    },
    () => document.querySelector('input')?.blur(),
  ],
])('hidden page, %s: it does not reload until that is over', async (_, begin, end) => {
  const { publish } = await open();
  begin();
  hide(true);
  publish(released);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(reload).not.toHaveBeenCalled();
  end();
  await minute();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('page that is shown again within the minute: it does not reload', async () => {
  const { publish } = await open();
  hide(true);
  publish(released);
  await jest.advanceTimersByTimeAsync(30_000);
  hide(false);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(reload).not.toHaveBeenCalled();
});
