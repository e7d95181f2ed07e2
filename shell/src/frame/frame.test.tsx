import { screens } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $diagnostics, $notices, $session, diagnosticReported, type Session } from '@segue/stores';
import { aSession, renderInScope, settled, type RenderOptions } from '@segue/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Screens } from '../app';
import { registryRead } from '../remotes';
import { allSettled } from 'effector';
import { AppErrorBoundary } from './app-error-boundary';
import { wireNoticeLifetimes } from './notices';

const face = (name: string, path: string, label: string | null, access: 'anyone' | 'member', order = 1) => ({
  name,
  routes: [{ path, component: 'Screen', access }],
  nav: label ? [{ label, to: path, order, access }] : [],
  widgets: [],
  reason: 'It is not built in this test.',
});
const REGISTRY = {
  revision: 'test',
  remotes: [],
  problems: [],
  rejected: [
    face('search', screens.home, 'Home', 'anyone', 1),
    face('legal', screens.about, 'About', 'anyone', 2),
    face('library', screens.favorites, 'Favorites', 'member', 4),
    face('settings', screens.accountSettings, null, 'anyone'),
  ],
};

async function show(at: string, options: RenderOptions = {}) {
  const shown = renderInScope(<Screens />, { at, ...options });
  await act(async () => {
    void allSettled(registryRead, { scope: shown.scope, params: REGISTRY });
  });
  return shown;
}
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  window.scrollTo = () => undefined;
});

test('a visitor finds the public screens and the doors', async () => {
  const { scope } = await show(screens.home);
  await act(() => settled(scope));
  expect(links()).toEqual(['Home', 'About', 'Sign In', 'Sign Up']);
  expect(screen.queryByRole('button', { name: 'User menu' })).not.toBeInTheDocument();
});

test('a member finds the own screens and the user menu', async () => {
  const { scope } = await show(screens.home, { session: aSession() });
  await act(() => settled(scope));
  expect(links()).toEqual(['Home', 'About', 'Favorites']);
  expect(screen.getByRole('button', { name: 'User menu' })).toHaveTextContent('U');
});

test('trouble shows on the closed user menu until the person leaves', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { scope } = await show(screens.home, {
    session: aSession(),
    api: { logout: () => ({ success: true }) },
  });
  await act(() => settled(scope));
  const door = screen.getByRole('button', { name: 'User menu' });
  expect(door).not.toHaveAttribute('data-trouble');
  await act(() =>
    allSettled(diagnosticReported, { scope, params: { area: 'spotify', message: 'The device was lost' } }),
  );
  expect(door).toHaveAttribute('data-trouble');
  send('session/logout');
  await act(() => settled(scope));
  expect(scope.getState($diagnostics)).toEqual([]);
});

test('while it is not known who is here there is only the brand and a placeholder', async () => {
  await show(screens.home, {
    session: { status: 'loading' } as Session,
    api: { checkAuth: () => new Promise(() => undefined) },
  });
  expect(screen.getByRole('link', { name: 'Segue' })).toBeVisible();
  expect(screen.getByTestId('navigation-placeholder')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'User menu' })).not.toBeInTheDocument();
});

test('the user menu leads to the own screens, and logging out leads to the sign-in', async () => {
  const { user, api, scope, location } = await show(screens.home, {
    session: aSession(),
    api: { logout: () => ({ success: true }) },
  });
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  const menu = within(await screen.findByRole('menu', { name: 'User menu' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Account Settings',
    'Your Favorites',
    'Your Playlists',
    'Status',
    'Logout',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Logout' }));
  await act(() => settled(scope));
  expect(api.requestsTo('logout')).toHaveLength(1);
  expect(scope.getState($session).status).toBe('signed-out');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(location()).toBe(screens.signIn);
});

test('a logout that takes its time shows on the avatar, and is asked for once', async () => {
  const { user, api, scope } = await show(screens.home, {
    session: aSession(),
    api: { logout: () => new Promise(() => undefined) },
  });
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const avatar = screen.getByRole('button', { name: 'User menu' });
  expect(avatar).toHaveAttribute('aria-busy', 'true');
  await user.click(avatar);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(api.requestsTo('logout')).toHaveLength(1);
  expect(scope.getState($session).status).toBe('signed-in');
});

test('the menu of a small screen closes when the route changes', async () => {
  const { user, scope } = await show(screens.home);
  await act(() => settled(scope));
  // The style sheet shows the button on small screens only.
  await user.click(screen.getByLabelText('Open menu'));
  expect(screen.getByLabelText('Close menu')).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByLabelText('Open menu')).toHaveAttribute('aria-expanded', 'false');
});

test('the menu of a small screen stays closed when one comes back to where it was opened', async () => {
  const { user, scope, go } = await show(screens.home);
  await act(() => settled(scope));
  await user.click(screen.getByLabelText('Open menu'));
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await act(async () => go(-1));
  expect(screen.getByLabelText('Open menu')).toHaveAttribute('aria-expanded', 'false');
});

test('a change of screen names the document, moves the focus to the content and goes to its top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { go } = await show(screens.home);
  expect(document.title).toBe('Home · Segue');
  expect(scrolled).not.toHaveBeenCalled();
  await act(async () => go(screens.accountSettings));
  expect(document.title).toBe('Account Settings · Segue');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('back leaves the place on the screen to the browser, and the next link goes to the top again', async () => {
  const { go } = await show(screens.home);
  const back = () =>
    act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      go(-1);
    });
  await act(async () => go(`${screens.home}?q=sea`));
  await back();
  const scrolled = jest.spyOn(window, 'scrollTo').mockClear();
  await act(async () => go(screens.accountSettings));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await back();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a menu that was opened before the screen had changed keeps the focus, without which it would close', async () => {
  const { go } = await show(screens.home);
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  menu.tabIndex = -1;
  menu.focus();
  await act(async () => go(screens.accountSettings));
  expect(menu).toHaveFocus();
  menu.remove();
});

test('an unknown address says so and leads home', async () => {
  await show('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', screens.home);
  expect(document.title).toBe('Page not found · Segue');
});

test('a notice stays four seconds, and longer under the pointer', async () => {
  const { scope } = await show(screens.home);
  await act(() => settled(scope));
  await screen.findByRole('button', { name: /Status$/ });
  jest.useFakeTimers();
  const unwire = wireNoticeLifetimes(scope);
  act(() => send('notice/show', { text: 'Held back.' }));
  const notice = screen.getByText('Held back.');
  act(() => void jest.advanceTimersByTime(3900));
  fireEvent.pointerEnter(notice.closest('[role="status"]')!.parentElement!);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Held back.')).toBeVisible();
  fireEvent.pointerLeave(notice.closest('[role="status"]')!.parentElement!);
  act(() => void jest.advanceTimersByTime(200));
  expect(scope.getState($notices)).toEqual([]);
  unwire();
  jest.useRealTimers();
});

test('whatever breaks while drawing, there are words and a way to reload', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken');
  };
  renderInScope(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  jest.restoreAllMocks();
});
