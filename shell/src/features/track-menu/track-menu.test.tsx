import { forEachProvider, type Track } from '@segue/contract';
import type { Messages } from '@segue/kernel/bus';
import { $favorites, $queueKeys } from '@segue/kernel/state';
import { $notices } from '@segue/kernel/state/ports';
import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  aVisitor,
  settled,
  someTracks,
} from '@segue/kernel/testing';
import { MenuButton, useTrackMenu } from '@segue/ui/tracks';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { $playback, $queue, $stopAt } from '../../player/late';
import { renderWithPlayer } from '../../player/player.fixture';
import { TrackMenuOutlet, wireTrackMenu } from '.';

const [first, second, third] = someTracks('soundcloud', 3) as [Track, Track, Track];

type From = Messages['track-menu/open']['from'];
type Options = { session?: typeof aVisitor; queue?: readonly Track[]; from?: From };

function Row({ track, from }: { track: Track; from: From }) {
  return (
    <li aria-label={track.title} {...useTrackMenu(track, from)}>
      <MenuButton track={track} from={from} />
    </li>
  );
}

let unwire: () => void;
afterEach(() => unwire());

async function show(
  tracks: readonly Track[],
  { session = aVisitor, queue = tracks, from }: Options = { from: 'queue' },
) {
  const current = queue[0] ?? null;
  const shown = renderWithPlayer(
    <>
      {tracks.map((track) => (
        <Row key={track.id} track={track} from={from} />
      ))}
      <TrackMenuOutlet />
    </>,
    {
      session,
      values: [
        [
          $playback,
          { ...$playback.defaultState, queue: { tracks: queue, index: current ? 0 : null }, current },
        ],
        [$favorites, forEachProvider(() => [])],
      ],
      api: { addFavorite: () => ({ success: true }), removeFavorite: () => ({ success: true }) },
    },
  );
  unwire = wireTrackMenu(shown.scope);
  await act(() => settled(shown.scope));
  const button = (track: Track) => screen.getByRole('button', { name: `More options for ${track.title}` });
  const openMenu = async (track: Track) => {
    await shown.user.click(button(track));
    return within(await screen.findByRole('menu', { name: `Options for ${track.title}` }));
  };
  const titles = () => shown.scope.getState($queue).map(({ title }) => title);
  return { ...shown, button, openMenu, titles };
}

const expectOptions = (...given: string[]) => {
  const names = given.flatMap((some) => some.split(', '));
  const items = screen.getAllByRole('menuitem');
  expect(items).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(items[index]).toHaveAccessibleName(name);
};
const STOP = 'Stop after this track';
const LINKS = 'Go to artist, Open in SoundCloud, View artist profile, Copy link';
const SIGN_IN = 'Sign in to save favorites and create playlists';

test('a visitor is offered neither favorites nor playlists [QITEM-11] [QITEM-14]', async () => {
  const { openMenu } = await show([first]);
  await openMenu(first);
  expectOptions(STOP, 'Remove from queue', LINKS, SIGN_IN);
});

test('the options of a queue entry are in the specified order [QITEM-20]', async () => {
  const { openMenu } = await show([first, second], { session: aSession(), from: 'queue' });
  await openMenu(second);
  expectOptions('Play next, Add to favorites, Remove from queue, Add to playlist', LINKS);
});

test('a track outside of the queue can be added to it, and one inside says so', async () => {
  const { openMenu, user, scope } = await show([first, second], { queue: [first] });
  const menu = await openMenu(second);
  await user.click(menu.getByRole('menuitem', { name: 'Add to queue' }));
  expect(scope.getState($queueKeys).size).toBe(2);
  expect((await openMenu(second)).getByRole('menuitem', { name: 'In the queue' })).toBeDisabled();
});

test('without links, nothing can be opened or copied [QITEM-17] [QITEM-19]', async () => {
  const { uri: _, ...track } = aSoundcloudTrack({ artistInfo: [{ id: '', name: 'Ada Solano' }] });
  const { openMenu } = await show([track]);
  await openMenu(track);
  expectOptions(STOP, 'Remove from queue', SIGN_IN);
});

test('the pages of track and artist open in a new tab [QITEM-15] [QITEM-16] [QITEM-18]', async () => {
  const track = aSpotifyTrack({ uri: 'spotify:track:4uLU6hMCjMI75M1A2tKUQC' });
  const { openMenu, user } = await show([track, first]);
  for (const [entry, name, href] of [
    [track, 'Open in Spotify', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'],
    [first, 'Open in SoundCloud', first.uri],
    [first, 'View artist profile', first.artistInfo[0]!.profileUrl],
  ] as const) {
    const link = (await openMenu(entry)).getByRole('menuitem', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    await user.keyboard('{Escape}');
  }
});

test('Copy link copies the track’s page and says so', async () => {
  const { openMenu, user, scope } = await show([first]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click((await openMenu(first)).getByRole('menuitem', { name: 'Copy link' }));
  await settled(scope);
  expect(copied).toHaveBeenCalledWith(first.uri);
  expect(scope.getState($notices)).toMatchObject([{ text: 'Link copied' }]);
});

test('Remove from queue removes only this entry [QITEM-12]', async () => {
  const { openMenu, user, titles } = await show([first, second, third]);
  await user.click((await openMenu(second)).getByRole('menuitem', { name: 'Remove from queue' }));
  expect(titles()).toEqual([first.title, third.title]);
});

test('a favorite can be added and removed [QITEM-09] [QITEM-10]', async () => {
  const { openMenu, user, api } = await show([first], { session: aSession() });
  await user.click((await openMenu(first)).getByRole('menuitem', { name: 'Add to favorites' }));
  expect(api.requestsTo('addFavorite')).toHaveLength(1);
  await user.click((await openMenu(first)).getByRole('menuitem', { name: 'Remove from favorites' }));
  expect(api.requestsTo('removeFavorite')).toHaveLength(1);
});

test('"Play next" in the menu moves the entry, also by its letter', async () => {
  const { user, titles, openMenu } = await show([first, second, third]);
  await user.click((await openMenu(third)).getByRole('menuitem', { name: 'Play next' }));
  expect(titles()).toEqual([first.title, third.title, second.title]);
  await openMenu(second);
  await user.keyboard('n');
  expect(titles()).toEqual([first.title, second.title, third.title]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

describe('a finger', () => {
  const touches = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });
  const row = () => screen.getByRole('listitem');
  beforeEach(() => jest.useFakeTimers());
  async function showRow() {
    jest.useRealTimers();
    await show([first]);
    jest.useFakeTimers();
  }

  test('that rests for half a second opens the menu, and its lifting plays nothing', async () => {
    await showRow();
    fireEvent.touchStart(row(), touches(10, 10));
    act(() => void jest.advanceTimersByTime(500));
    expect(fireEvent.touchEnd(row())).toBe(false);
    jest.useRealTimers();
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });
});

test('the menu of the current track stops after it, and takes that back', async () => {
  const { openMenu, user, scope } = await show([first, second]);
  await user.click((await openMenu(first)).getByRole('menuitem', { name: STOP }));
  expect(scope.getState($stopAt)).toBe('track-end');
  await user.click((await openMenu(first)).getByRole('menuitem', { name: 'Don’t stop after this track' }));
  expect(scope.getState($stopAt)).toBeNull();
});

test('the other service’s version can be looked for', async () => {
  const track = aSpotifyTrack();
  const { openMenu } = await show([track], { queue: [] });
  expect((await openMenu(track)).getByRole('menuitem', { name: 'Play on SoundCloud' })).toBeVisible();
});
