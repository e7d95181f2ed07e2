import { trackKey, type Track } from '@segue/contract';
import { type ListOwner, send } from '@segue/kernel/bus';
import { $favoriteKeys, $selection } from '@segue/kernel/state';
import { $notices } from '@segue/kernel/state/ports';
import { aSession, aVisitor, settled, someTracks, type RenderOptions } from '@segue/kernel/testing';
import { TrackColumn } from '@segue/ui/tracks';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { $queue } from '../../player/late';
import { renderWithPlayer } from '../../player/player.fixture';
import { wireFavoritesUndo } from '../favorites-undo';
import { SelectionOutlet, wireTrackSelection } from '.';

const left = someTracks('spotify', 3);
const right = someTracks('soundcloud', 3);

// Downloaded with the first selection.
beforeAll(() => import('./bar'));

let stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function show(options: RenderOptions = {}, owner: ListOwner = 'tracks') {
  const shown = renderWithPlayer(
    <>
      <TrackColumn provider="spotify" tracks={left} owner={owner} />
      <TrackColumn provider="soundcloud" tracks={right} owner={owner} />
      <SelectionOutlet />
    </>,
    {
      session: aSession(),
      ...options,
      api: {
        listFavorites: () => ({ spotifyFavoriteTracks: [], soundcloudFavoriteTracks: [] }),
        addFavorite: () => ({ success: true }),
        removeFavorite: () => ({ success: true }),
      },
    },
  );
  stops = [wireTrackSelection(shown.scope), wireFavoritesUndo(shown.scope)];
  await act(() => settled(shown.scope));
  const favorites = () => [...shown.scope.getState($favoriteKeys)];
  const notice = () => shown.scope.getState($notices).at(-1);
  return { ...shown, favorites, notice };
}

const main = (track: Track) =>
  document.querySelector<HTMLElement>(`[data-track="${trackKey(track)}"] [data-play]`)!;
const choose = (...tracks: readonly Track[]) =>
  tracks.forEach((track) => fireEvent.click(main(track), { ctrlKey: true }));
const bar = () => screen.findByRole('region', { name: 'Selected tracks' });
const button = async (name: string) => within(await bar()).getByRole('button', { name });

test('Favorite adds the selected tracks that are not favorites, and shows their number [SELECT-05] [SELECT-06]', async () => {
  const { user, scope, favorites, notice } = await show();
  await act(async () => send('favorites/toggle', { track: left[1]! }));
  choose(...left);
  await user.click(await button('Favorite'));
  await act(() => settled(scope));
  // The first in the list is the newest.
  expect(favorites()).toEqual([left[0], left[2], left[1]].map((track) => trackKey(track!)));
  expect(notice()?.text).toBe('Added 2 tracks to favorites. 1 was already there.');
});

test.each([
  ['a visitor', aVisitor, 'tracks', []],
  ['a user', aSession(), 'tracks', ['Add to playlist', 'Favorite']],
  ['a user in a playlist', aSession(), 7, ['Add to playlist', 'Favorite', 'Remove']],
] as const)('%s is offered what there is for the list [SELECT-05]', async (_, session, owner, more) => {
  await show({ session }, owner);
  choose(left[0]!);
  const names = within(await bar())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['1 selected', 'Play next', 'Add to queue', ...more]);
});

test.each([
  ['Escape', () => fireEvent.keyDown(main(left[0]!), { key: 'Escape' })],
  ['its button', async () => fireEvent.click(await button('1 selected, clear selection'))],
  ['the same row again', () => fireEvent.click(main(left[0]!))],
])('%s ends the choice [SELECT-04]', async (_, end) => {
  const { scope } = await show();
  choose(left[0]!);
  await bar();
  await act(async () => void (await end()));
  expect(scope.getState($selection)).toBeNull();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('Play next puts the chosen tracks after the current one [SELECT-05]', async () => {
  const { user, scope } = await show();
  act(() => send('queue/add-all', { tracks: right }));
  choose(left[0]!, left[1]!);
  await user.click(await button('Play next'));
  expect(scope.getState($queue)).toEqual([right[0], left[0], left[1], right[1], right[2]]);
});
