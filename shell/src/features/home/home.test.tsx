import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import type { RegistryRemote } from '@segue/kernel/remote';
import { $favorites } from '@segue/kernel/state';
import { aSession, settled, someTracks, type RenderOptions } from '@segue/kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { $queue } from '../../player/late';
import { renderWithPlayer } from '../../player/player.fixture';
import { savedQueueRead } from '../../player/queue/last-queue/model';
import { loadBuildFx, registryRead } from '../../platform/remotes';
import { legal, loadError, moduleOf, registryOf } from '../../platform/remotes/registry.fixture';
import { HomeSections } from '.';
import { HomeGate } from './gate';

const library: RegistryRemote = {
  ...legal,
  name: 'library',
  widgets: ['HomeFavorites'],
  home: [{ widget: 'HomeFavorites', order: 1, access: 'member' }],
};
const HomeFavorites = () => <h2>Favorites</h2>;

async function open(load: () => unknown, options: RenderOptions = {}) {
  const sections = <HomeSections intro={<p>For visitors</p>} hint={<p>Nothing yet</p>} />;
  const shown = renderWithPlayer(sections, { ...options, handlers: [[loadBuildFx, load as never]] });
  await act(() => allSettled(registryRead, { scope: shown.scope, params: registryOf(library) }));
  await settled(shown.scope);
  return shown;
}
const good = async () => moduleOf({ HomeFavorites }, 'library');

test('a signed-in user sees the widgets that remotes offer for home', async () => {
  await open(good, { session: aSession() });
  expect(await screen.findByRole('heading', { name: 'Favorites' })).toBeInTheDocument();
  expect(screen.queryByText('For visitors')).not.toBeInTheDocument();
});

test('a remote that fails or lacks the widget leaves its section out', async () => {
  await open(() => Promise.reject(loadError('gone')), { session: aSession() });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the last queue can be continued; while the player has one, its bar alone shows it [HOME-26]', async () => {
  const [a, b] = someTracks('soundcloud', 2);
  const { scope } = await open(good, { session: aSession() });
  const last = { tracks: [a!, b!], current: a!, position: 83_000 };
  await act(() => allSettled(savedQueueRead, { scope, params: last }));
  const card = within(screen.getByRole('region', { name: 'Continue listening' }));
  expect(card.getByText('Then 1 more in your queue')).toBeVisible();
  expect(card.getByText('1:23')).toBeVisible();
  expect(card.getByRole('button', { name: `Continue ${a!.title}, SoundCloud` })).toBeEnabled();
  act(() => send('playback/play-all', last));
  expect(screen.queryByRole('region', { name: 'Continue listening' })).not.toBeInTheDocument();
});

test('songs like the one that was played last are offered, and stay while one of them plays [HOME-24]', async () => {
  const [played, liked, found, other] = someTracks('soundcloud', 4);
  localStorage.setItem('recentlyPlayed', JSON.stringify({ queue: [played], currentTrackIndex: null }));
  const { scope, user, api } = await open(good, {
    values: [[$favorites, { ...$favorites.defaultState, soundcloud: [liked!] }]],
    api: { getRelated: () => ({ tracks: [played!, found!, other!] }) },
  });
  const tiles = within(await screen.findByRole('region', { name: `Similar to ${played!.title}` }));
  expect(tiles.getAllByRole('button', { name: /^Play / })).toHaveLength(2);
  await user.click(tiles.getByRole('button', { name: new RegExp(`^Play ${found!.title}`) }));
  expect(scope.getState($queue).map(({ id }) => id)).toEqual([found!.id]);
  expect(tiles.getAllByRole('button', { name: /^Play / })).toHaveLength(2);
  // Home is opened again.
  await act(() => allSettled(HomeGate.open, { scope, params: {} }));
  expect(api.requestsTo('getRelated')).toHaveLength(1);
});

test('who has played nothing here is offered songs like a favorite; none found, no section [HOME-24]', async () => {
  const [liked, found] = someTracks('soundcloud', 2);
  const values: RenderOptions['values'] = [
    [$favorites, { ...$favorites.defaultState, soundcloud: [liked!] }],
  ];
  const show = (tracks: Track[]) =>
    open(good, { session: aSession(), values, api: { getRelated: () => ({ tracks }) } });
  const { unmount } = await show([found!]);
  expect(await screen.findByRole('region', { name: `Similar to ${liked!.title}` })).toHaveTextContent(
    found!.title,
  );
  unmount();
  const { api } = await show([]);
  expect(api.requestsTo('getRelated')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: /^Similar to/ })).not.toBeInTheDocument();
});

describe('recently played', () => {
  const [heard, again, onDevice] = someTracks('soundcloud', 3) as [Track, Track, Track];
  const listens = [heard, again, heard].map((track, index) => ({
    track,
    listenedAt: `2026-01-0${9 - index}`,
  }));
  const tiles = async () =>
    within(await screen.findByRole('region', { name: 'Recently played' }))
      .getAllByRole('button', { name: /^Play/ })
      .map((button) => button.getAttribute('aria-label')?.split(',')[0]);
  const labelOf = ({ title, artistInfo }: Track) => `Play ${title} ${artistInfo[0]!.name}`;
  const start = async (options: RenderOptions) => {
    localStorage.setItem('recentlyPlayed', JSON.stringify({ queue: [onDevice], currentTrackIndex: null }));
    return open(good, options);
  };
  afterEach(() => localStorage.removeItem('recentlyPlayed'));

  test('a signed-in user’s are those of the history, each once, with a link to it [HISTORY-14]', async () => {
    const listListens = () => ({ listens, hasMore: false, isPaused: false });
    const { api } = await start({ session: aSession(), api: { listListens } });
    expect(await tiles()).toEqual([heard, again].map(labelOf));
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
    expect(api.requestsTo('listListens')).toHaveLength(1);
  });

  test('those of this browser where the history cannot be loaded, and for visitors [HISTORY-14]', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    const { unmount } = await start({ session: aSession(), api: { listListens: away } });
    expect(await tiles()).toEqual([labelOf(onDevice)]);
    unmount();
    const { api } = await start({ session: { status: 'signed-out' } });
    expect(await tiles()).toEqual([labelOf(onDevice)]);
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
    expect(api.requestsTo('listListens')).toEqual([]);
  });
});
