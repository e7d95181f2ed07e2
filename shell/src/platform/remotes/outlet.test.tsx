import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import type { Registry, RemoteModule } from '@segue/federation';
import { $diagnostics } from '@segue/stores/ports';
import { loadBuildFx, registryRead } from './model';
import { RemoteOutlet, RemoteWidget } from './outlet';
import './recovery';
import { legal, loadedOf, loadError, moduleOf, registryOf } from './registry.fixture';
import { refreshRegistryFx } from './registry-refresh';
import type { LoadRequest } from './remote-state';

type Load = (request: LoadRequest) => unknown;

async function show(load: Load, registry: Registry = registryOf(legal), what = <Terms />) {
  const handler = async (request: LoadRequest) => loadedOf((await load(request)) as RemoteModule);
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

test('a loading state is shown until the remote is loaded', async () => {
  await show(() => new Promise(() => undefined));
  expect(screen.getByRole('status', { name: 'Loading this part' })).toHaveAttribute('aria-busy', 'true');
});

test('a failed remote: the error names the screen as the menu does, the page stays', async () => {
  await show(failed);
  expect(await screen.findByText("Terms couldn't load.")).toBeVisible();
  expect(screen.getByText("It couldn't be downloaded. Try again.")).toBeVisible();
  expect(screen.queryByText(/legal|failed/i)).not.toBeInTheDocument();
  expect(screen.getByText('Menu')).toBeVisible();
});

test('Try again loads the remote without a reload of the page', async () => {
  await show(({ attempt }) => (attempt === 1 ? failed() : good));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  expect(screen.queryByText("Terms couldn't load.")).not.toBeInTheDocument();
});

test('a refused remote says what to do and offers no retry', async () => {
  await show(() => good, registryOf({ ...legal, kernel: '^99.0.0' }));
  expect(await screen.findByText("Terms can't be shown.")).toBeVisible();
  expect(screen.queryByText(/kernel/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a remote missing from this release shows that it cannot be shown', async () => {
  await show(
    () => good,
    registryOf(legal),
    <RemoteOutlet remote="charts" component="ChartsScreen" title="Charts" />,
  );
  expect(await screen.findByText("Charts can't be shown.")).toBeVisible();
});

test('a lost registry: the screen says so and asks for it again', async () => {
  let asked = 0;
  const scope = await show(() => good, registryOf());
  expect(await screen.findByText("The list of screens couldn't be read.")).toBeVisible();
  createWatch({ unit: refreshRegistryFx, scope, fn: () => (asked += 1) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});

test('a component missing from its remote: an error in place, the cause in diagnostics', async () => {
  const scope = await show(() => moduleOf({}));
  expect(await screen.findByText("Terms couldn't load.")).toBeVisible();
  const [diagnostic] = scope.getState($diagnostics);
  expect(String(diagnostic?.detail)).toContain('legal has no TermsScreen.');
});

test('a screen that throws is contained and can be drawn again', async () => {
  let isBroken = true;
  const TermsScreen = () => {
    if (isBroken) throw new Error('no text');
    return <h1>Terms of Service</h1>;
  };
  await show(() => moduleOf({ TermsScreen }));
  expect(await screen.findByText("Terms couldn't load.")).toBeVisible();
  expect(screen.getByText('Menu')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
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
  try {
    let isEmpty = true;
    await show(() => moduleOf({ TermsScreen: () => (isEmpty ? null : <h1>Terms of Service</h1>) }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Terms stopped working.')).toBeVisible();
    isEmpty = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a widget that failed to load shows a compact error', async () => {
  await show(failed, registryOf(legal), <RemoteWidget remote="legal" name="Greeting" />);
  expect(await screen.findByText("This part couldn't load.")).toBeVisible();
});

test('a screen is looked at until something is in it, and not after that', async () => {
  jest.useFakeTimers();
  try {
    await show(() => good);
    expect(await screen.findByText('Terms of Service')).toBeVisible();
    const text = jest.spyOn(Node.prototype, 'textContent', 'get');
    act(() => jest.advanceTimersByTime(5000));
    expect(text).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(60_000));
    expect(text).toHaveBeenCalledTimes(1);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});
