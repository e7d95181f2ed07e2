import { screens } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $session } from '@segue/kernel/state';
import { $diagnostics, $notices } from '@segue/kernel/state/ports';
import { aSession, aSoundcloudTrack, type RenderOptions } from '@segue/kernel/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { renderWithPlayer } from '../../player/player.fixture';
import { Screens } from '../app';
import { wireScreenName } from '../../platform/page/screen-name';
import { registryRead } from '../../platform/remotes';
import { AppErrorBoundary } from './app-error-boundary';
import { partRequested } from '../start/late-parts';
import { wireNoticeLifetimes } from '../../features/notices';

// jsdom has no message channels.
jest.mock('../../platform/next-task', () => ({ nextTask: () => Promise.resolve() }));

const rejectedRemote = (
  name: string,
  path: string,
  label: string | null,
  access: 'anyone' | 'member',
  order = 1,
) => ({
  name,
  routes: [{ path, component: 'Screen', access }],
  nav: label ? [{ label, to: path, order, access }] : [],
  widgets: [],
  reason: 'It is not built in this test.',
});
const REGISTRY = {
  revision: 'test',
  shell: '',
  remotes: [],
  problems: [],
  rejected: [
    rejectedRemote('search', screens.home, 'Home', 'anyone', 1),
    rejectedRemote('legal', screens.about, 'About', 'anyone', 2),
    rejectedRemote('library', screens.favorites, 'Favorites', 'member', 4),
    rejectedRemote('settings', screens.accountSettings, null, 'anyone'),
  ],
};

async function show(at: string, options: RenderOptions = {}) {
  const shown = renderWithPlayer(<Screens />, { at, ...options });
  await act(async () => {
    void allSettled(registryRead, { scope: shown.scope, params: REGISTRY });
  });
  return shown;
}
beforeEach(() => void (window.scrollTo = () => undefined));

test('a pending logout shows on the avatar and is requested once', async () => {
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

test('the tab shows the track while it plays, and the screen otherwise', async () => {
  await show(screens.home);
  const track = aSoundcloudTrack({ title: 'Ferry', artistInfo: [{ id: '1', name: 'Ada Solano' }] });
  await act(async () => send('playback/play', { track }));
  expect(document.title).toBe('Ferry – Ada Solano');
  await act(async () => send('playback/toggle'));
  expect(document.title).toBe('Home · Segue');
});

test('a screen’s title is the name of its content, until another screen opens [CATALOG-46]', async () => {
  const { go, scope } = await show(screens.accountSettings);
  wireScreenName(scope);
  await act(async () => send('screen/name', { path: screens.accountSettings, name: 'Ada Solano' }));
  expect(document.title).toBe('Ada Solano · Segue');
  await act(async () => go(screens.home));
  expect(document.title).toBe('Home · Segue');
});

test('a change of screen sets the title, focuses the content and scrolls to its top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { go } = await show(screens.home);
  expect(document.title).toBe('Home · Segue');
  expect(scrolled).not.toHaveBeenCalled();
  await act(async () => go(screens.accountSettings));
  expect(document.title).toBe('Account Settings · Segue');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('Back leaves the scroll position to the browser, the next link scrolls to the top', async () => {
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

test('a menu opened during a change of screen keeps the focus', async () => {
  const { go } = await show(screens.home);
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  menu.tabIndex = -1;
  menu.focus();
  await act(async () => go(screens.accountSettings));
  expect(menu).toHaveFocus();
  menu.remove();
});

test('an unknown address shows Page not found with a link to Home', async () => {
  await show('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', screens.home);
  expect(document.title).toBe('Page not found · Segue');
});

test('a failure that no screen shows: Status is in the footer of visitors alone [LAYOUT-10]', async () => {
  const failed = { at: '', area: 'soundcloud', level: 'error', message: 'The widget did not load' } as const;
  const values: RenderOptions['values'] = [[$diagnostics, [failed]]];
  const status = () => within(screen.getByRole('contentinfo')).queryByRole('button', { name: /Status/ });
  for (const [options, isShown] of [
    [{ values }, true],
    [{ values, session: aSession() }, false],
    [{}, false],
  ] as const) {
    const { unmount } = await show('/nowhere', options);
    expect(status() !== null).toBe(isShown);
    unmount();
  }
});

test('a notice stays for four seconds, counted anew after the pointer was over it', async () => {
  const { scope } = await show(screens.home);
  await act(() => allSettled(partRequested, { scope, params: 'player' }));
  await act(async () => void (await import('./player-overlays')));
  jest.useFakeTimers();
  const unwire = wireNoticeLifetimes(scope);
  act(() => send('notice/show', { text: 'Held back.' }));
  const notice = screen.getByText('Held back.');
  act(() => void jest.advanceTimersByTime(3900));
  fireEvent.pointerEnter(notice.closest('[role="status"]')!.parentElement!);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Held back.')).toBeVisible();
  fireEvent.pointerLeave(notice.closest('[role="status"]')!.parentElement!);
  act(() => void jest.advanceTimersByTime(3999));
  expect(screen.getByText('Held back.')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(scope.getState($notices)).toEqual([]);
  unwire();
});

test('an error while rendering shows a message and a button to reload', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  renderWithPlayer(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
});
