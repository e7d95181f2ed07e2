import { artistNames, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $selection } from '@segue/kernel/state';
import { aSoundcloudTrack, aSpotifyTrack, aVisitor, settled, someTracks } from '@segue/kernel/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { $playback, $queue } from '../../model/model';
import { type PlaybackState } from '../../rules/playback-state';
import { type QueueEntry } from '../../rules/origin';
import { renderWithPlayer } from '../../player.fixture';
import { SelectionOutlet, wireTrackSelection } from '../../../features/track-selection';
import { OpenedQueue } from './queue-panel.fixture';

// Downloaded with the first selection.
beforeAll(() => import('../../../features/track-selection/bar'));

const [first, second, third] = someTracks('soundcloud', 3) as [Track, Track, Track];

async function show(
  tracks: readonly Track[],
  { index = 0, session = aVisitor, state = {} as Partial<PlaybackState> } = {},
) {
  const current = tracks[index] ?? null;
  const shown = renderWithPlayer(
    <>
      <OpenedQueue />
      <SelectionOutlet />
    </>,
    {
      session,
      values: [
        [
          $playback,
          { ...$playback.defaultState, queue: { tracks, index: current ? index : null }, current, ...state },
        ],
      ],
    },
  );
  // The session is loaded.
  await act(() => settled(shown.scope));
  const titles = () => shown.scope.getState($queue).map(({ title }) => title);
  return { ...shown, titles };
}

const play = ({ title }: Track) => screen.getByRole('button', { name: `Play ${title}` });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const entries = () => screen.getAllByRole('listitem');

beforeEach(() => {
  // jsdom has no layout; the list renders what fits into its height.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(384);
});

test('an empty queue shows hints and no Clear button [QUEUE-03] [QUEUE-05] [QUEUE-06] [QUEUE-07] [QUEUE-08]', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Queue' })).toBeVisible();
  expect(screen.getByText('Your queue is empty')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close queue' })).toHaveFocus();
  expect(
    screen.getByText('Add songs to your queue by clicking the "Add to queue" button on any track.'),
  ).toBeVisible();
  for (const hint of ['Ctrl + Q toggles the queue', 'Space plays/pauses'])
    expect(screen.getByRole('complementary')).toHaveTextContent(hint);
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('an entry shows provider, cover, title, artists and time [QITEM-01] [QITEM-02] [QITEM-03] [QITEM-04] [QITEM-05] [QITEM-06]', async () => {
  const track = aSpotifyTrack({
    artistInfo: [
      { id: '1', name: 'Ada Solano' },
      { id: '2', name: 'North Pier' },
    ],
    duration: 61_000,
  });
  await show([track]);
  const entry = within(entries()[0]!);
  expect(entries()[0]!.querySelector('.mark [data-provider="spotify"]')).toBeVisible();
  expect(play(track)).toHaveAccessibleDescription(/^Premium · Ada Solano ?, North Pier · Spotify/);
  expect(entry.getByText('1:01')).toBeVisible();
  expect(entries()[0]!.querySelector('[data-size]')).toBeVisible();
  expect(entry.getByRole('button', { name: `More options for ${track.title}` })).toBeVisible();
});

test('only the current entry is marked as current [QITEM-08]', async () => {
  await show([first, second, third], { index: 1 });
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(headings()).toEqual(['Earlier', 'Now playing', 'Next up']);
  expect(screen.getByRole('list', { name: 'Now playing' })).toHaveTextContent(second.title);
  expect(screen.getByText(/^3 tracks · \d+ min$/)).toBeVisible();
});

test('Clear empties the queue [QUEUE-02] [QUEUE-29]', async () => {
  const { user, titles } = await show([first, second]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(titles()).toEqual([]);
  expect(screen.getByText('Your queue is empty')).toBeVisible();
});

test('upcoming entries that cannot play are marked as skipped, with the reason', async () => {
  await show(
    [aSpotifyTrack({ id: 'earlier' }), first, aSpotifyTrack(), second, aSpotifyTrack({ id: 'later' })],
    {
      index: 1,
    },
  );
  const flagged = entries().map((entry) => within(entry).queryByText('Will be skipped') !== null);
  expect(flagged).toEqual([false, false, true, false, true]);
  expect(entries()[2]).toHaveTextContent('Will be skippedPremium · ');
});

test('the entries are one tab stop; arrow keys reach the others', async () => {
  const { user } = await show([first, second, third], { index: 1 });
  await user.keyboard('{ArrowDown}');
  expect(play(third)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(play(first)).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('Delete removes the focused entry, and the next one has the focus', async () => {
  const { user, titles } = await show([first, second, third]);
  await user.keyboard('{ArrowDown}{Delete}');
  expect(titles()).toEqual([first.title, third.title]);
  expect(play(third)).toHaveFocus();
});

test('Alt with an arrow key moves the focused entry, which keeps the focus', async () => {
  const { user, titles } = await show([first, second, third]);
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(titles()).toEqual([second.title, third.title, first.title]);
  expect(play(first)).toHaveFocus();
  expect(screen.getByText(`${first.title} moved to position 3 of 3.`)).toBeInTheDocument();
});

test('an entry that is played keeps the focus in its new section [QITEM-07]', async () => {
  const { user } = await show([first, second]);
  await user.click(play(second));
  expect(screen.getByRole('list', { name: 'Now playing' })).toHaveTextContent(second.title);
  expect(play(second)).toHaveFocus();
});

test('the queue is copied as text from its menu', async () => {
  const { user } = await show([first]);
  await user.click(screen.getByRole('button', { name: 'More about the queue' }));
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('menuitem', { name: 'Copy as text' }));
  expect(copy).toHaveBeenCalledWith(`${artistNames(first)} - ${first.title}`);
});

const songs = Array.from({ length: 20 }, (_, at) => aSoundcloudTrack({ id: `s${at}`, title: `Song ${at}` }));

test('a long queue has a search by title or artist; Escape clears it [QUEUE-45]', async () => {
  const tracks = [...songs, aSoundcloudTrack({ id: 'x', artistInfo: [{ id: '1', name: 'Béla' }] })];
  const { user, player } = await show(tracks);
  await user.type(screen.getByRole('searchbox', { name: 'Search in the queue' }), 'song 1');
  expect(entries()).toHaveLength(11);
  expect(headings()).toEqual(['11 found']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'bela');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(player.loads.at(-1)?.track.id).toBe('x');
  await user.type(screen.getByRole('searchbox'), 'nothing{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(headings()).toContain('Now playing');
});

test('what keeps playing is removed as one change, with Undo [QUEUE-41]', async () => {
  const similar = [second, third].map((track): QueueEntry => ({ ...track, origin: 'similar' }));
  const { user, titles } = await show([first, ...similar]);
  await user.click(screen.getByRole('button', { name: 'Remove what keeps playing' }));
  expect(titles()).toEqual([first.title]);
  act(() => send('queue/undo'));
  expect(titles()).toHaveLength(3);
});

test('chosen entries are removed together, and Escape ends the choice before it closes the queue [SELECT-05]', async () => {
  const { user, scope, titles } = await show([first, second, third]);
  const stop = wireTrackSelection(scope);
  const bar = () => screen.findByRole('region', { name: 'Selected tracks' });
  fireEvent.click(play(second), { ctrlKey: true });
  await bar();
  await user.keyboard('{Escape}');
  expect(scope.getState($selection)).toBeNull();
  expect(play(first)).toBeVisible();
  fireEvent.click(play(second), { ctrlKey: true });
  fireEvent.click(screen.getByRole('checkbox', { name: third.title }), { shiftKey: true });
  const acts = within(await bar());
  expect(acts.queryByRole('button', { name: 'Add to queue' })).not.toBeInTheDocument();
  await user.click(acts.getByRole('button', { name: 'Remove' }));
  expect(titles()).toEqual([first.title]);
  expect(screen.queryByRole('region', { name: 'Selected tracks' })).not.toBeInTheDocument();
  stop();
});
