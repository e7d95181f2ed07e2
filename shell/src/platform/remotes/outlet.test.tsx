import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import type { Registry, RemoteModule } from '@segue/kernel/remote';
import { $diagnostics } from '@segue/kernel/state/ports';
import { loadBuildFx, registryChanged, registryRead } from './model';
import { RemoteOutlet } from './outlet';
import { legal, loadError, moduleOf, previousBuild, registryOf } from './registry.fixture';
import { refreshRegistryFx } from './registry-refresh';
import type { LoadRequest } from './remote-state';
import './recovery';

type Load = (request: LoadRequest) => unknown;

async function show(load: Load, registry: Registry = registryOf(legal), what = <Terms />) {
  const handler = async (request: LoadRequest) => (await load(request)) as RemoteModule;
  const scope = fork({ handlers: [[loadBuildFx, handler]] });
  await allSettled(registryRead, { scope, params: registry });
  render(
    <Provider value={scope}>
      <nav>Menu</nav>
      {what}
    </Provider>,
  );
  return scope;
}
const Terms = () => <RemoteOutlet remote="legal" component="TermsScreen" title="Terms" />;
const good = moduleOf({ TermsScreen: () => <h1>Terms of Service</h1> });
const failed = () => Promise.reject(loadError('gone'));

test('a failed remote: the error names the screen as the menu does, the page stays', async () => {
  await show(failed);
  expect(await screen.findByText('Terms couldn’t load.')).toBeVisible();
  expect(screen.getByText('It couldn’t be downloaded. Try again.')).toBeVisible();
  expect(screen.queryByText(/legal|failed/i)).not.toBeInTheDocument();
  expect(screen.getByText('Menu')).toBeVisible();
});

test('a refused remote says what to do and offers no retry', async () => {
  await show(() => good, registryOf({ ...legal, kernel: '^99.0.0' }));
  expect(await screen.findByText('Terms can’t be shown.')).toBeVisible();
  expect(screen.queryByText(/kernel/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a refused remote on screen is loaded when the registry gets a build for it', async () => {
  const scope = await show(() => good, registryOf({ ...legal, kernel: '^99.0.0' }));
  expect(await screen.findByText('Terms can’t be shown.')).toBeVisible();
  await act(() => allSettled(registryChanged, { scope, params: registryOf(legal) }));
  expect(screen.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
});

test('a screen that throws when it is first drawn is replaced by that of the older build', async () => {
  const TermsScreen = () => {
    throw new Error('no text');
  };
  const load = ({ build }: LoadRequest) =>
    build.version === legal.version ? moduleOf({ TermsScreen }) : good;
  await show(load, registryOf({ ...legal, previous: previousBuild }));
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeVisible();
});

test('a failed registry: the screen shows it and requests it again', async () => {
  let asked = 0;
  const scope = await show(() => good, registryOf());
  expect(await screen.findByText('The list of screens couldn’t be read.')).toBeVisible();
  createWatch({ unit: refreshRegistryFx, scope, fn: () => (asked += 1) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});

test('a component missing from its remote: an error in place, the cause in diagnostics', async () => {
  const scope = await show(() => moduleOf({}));
  expect(await screen.findByText('Terms couldn’t load.')).toBeVisible();
  const [diagnostic] = scope.getState($diagnostics);
  expect(String(diagnostic?.detail)).toContain('legal has no TermsScreen.');
});

test('a screen that throws while it is used has stopped working', async () => {
  const TermsScreen = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('no text');
    return <button onClick={() => setBroken(true)}>More</button>;
  };
  await show(() => moduleOf({ TermsScreen }));
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByText('Terms stopped working.')).toBeVisible();
  expect(screen.getByText('Try again; your queue is safe.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
});

test('a screen that stays empty has stopped working and can be drawn again', async () => {
  jest.useFakeTimers();
  let isEmpty = true;
  await show(() => moduleOf({ TermsScreen: () => (isEmpty ? null : <h1>Terms of Service</h1>) }));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Terms stopped working.')).toBeVisible();
  isEmpty = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
});
