import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import type { Registry, RemoteModule } from '@segue/federation';
import { $diagnostics } from '@segue/stores/ports';
import styled, { __PRIVATE__, keyframes } from 'styled-components';
import { loadBuildFx, registryRead } from './model';
import { RemoteOutlet } from './outlet';
import { legal, loadedOf, loadError, moduleOf, registryOf } from './registry.fixture';
import { refreshRegistryFx } from './registry-refresh';
import type { LoadRequest } from './remote-state';
import { removeUnusedRules } from './build-removal';
import './recovery';

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

test('a failed remote: the error names the screen as the menu does, the page stays', async () => {
  await show(failed);
  expect(await screen.findByText("Terms couldn't load.")).toBeVisible();
  expect(screen.getByText("It couldn't be downloaded. Try again.")).toBeVisible();
  expect(screen.queryByText(/legal|failed/i)).not.toBeInTheDocument();
  expect(screen.getByText('Menu')).toBeVisible();
});

test('a refused remote says what to do and offers no retry', async () => {
  await show(() => good, registryOf({ ...legal, kernel: '^99.0.0' }));
  expect(await screen.findByText("Terms can't be shown.")).toBeVisible();
  expect(screen.queryByText(/kernel/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
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

const { mainSheet } = __PRIVATE__ as unknown as { mainSheet: Parameters<typeof removeUnusedRules>[0] };
const spin = keyframes`to { opacity: 0.01; }`;
const Old = styled.p`
  opacity: 0.2;
  animation: ${spin} 1s;
`;
const Kept = styled.p`
  opacity: 0.4;
`;
const Later = styled(Kept)`
  opacity: 0.7;
`;
// Only rules about what is hidden are kept in tests.
const cssText = () => mainSheet.toString();

test('rules of components and animations that nothing draws are removed, the others stay', () => {
  const { unmount } = render(<Old>Old</Old>);
  render(<Kept>Kept</Kept>);
  expect(cssText()).toMatch(/0?\.01[^]*0?\.2|0?\.2[^]*0?\.01/);
  unmount();
  removeUnusedRules(mainSheet);
  expect(cssText()).not.toMatch(/\.2|\.01/);
  expect(cssText()).toMatch(/\.4/);
});

test('a component that is drawn again has its rules again, after those it extends', () => {
  render(<Later>Later</Later>).unmount();
  removeUnusedRules(mainSheet);
  const { getByText } = render(
    <>
      <Later>Later</Later>
      <Old>Old</Old>
    </>,
  );
  expect(getByText('Later')).toHaveStyle({ opacity: '0.7' });
  expect(getByText('Old')).toHaveStyle({ opacity: '0.2' });
  expect(cssText()).toContain('.01');
});
