import { interceptMessages, send } from '@segue/event-bus';
import { $playback, type PlaybackState } from '@segue/stores/ports';
import { aSession, aSoundcloudTrack, aSpotifyTrack, renderInScope, someTracks } from '@segue/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PlayerBar } from '.';

const RAIL = { left: 100, width: 200, top: 0, right: 300, bottom: 5, height: 5, x: 100, y: 0 };
const track = aSoundcloudTrack({ duration: 200_000 });

/** The bar with a queue and its first track current, paused at 0:50. */
function show(part: Partial<PlaybackState> = {}) {
  const tracks = [track, ...someTracks('soundcloud', 2, 1)];
  return renderInScope(<PlayerBar />, {
    session: aSession({ hasSpotifyPremium: true }),
    api: { saveVolume: () => ({ success: true }) },
    values: [
      [
        $playback,
        { ...$playback.defaultState, queue: { tracks, index: 0 }, current: track, position: 50_000, ...part },
      ],
    ],
  });
}

// jsdom knows the mouse but no pointers.
window.PointerEvent ??= class extends MouseEvent {} as unknown as typeof PointerEvent;

let said: [name: string, payload: unknown][];
let stop: () => void;
beforeEach(() => {
  said = [];
  stop = interceptMessages((name, payload) => {
    said.push([name, payload]);
    return false;
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...RAIL, toJSON: () => RAIL });
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => stop());

/** The element of a slider that receives pointer events. */
const areaOf = (name: string) => screen.getByRole('slider', { name }).parentElement!;

/** What a press at `from`, a way to `to` and a release there asked for. */
function drag(name: string, from: number, to: number) {
  const area = areaOf(name);
  fireEvent.pointerDown(area, { clientX: from, button: 0, buttons: 1, pointerId: 1 });
  fireEvent.pointerMove(area, { clientX: to, buttons: 1, pointerId: 1 });
  const before = said.length;
  fireEvent.pointerUp(area, { clientX: to, button: 0, pointerId: 1 });
  return { during: said.slice(0, before), onRelease: said.slice(before) };
}

test.each([
  [
    'a track that was asked for and does not sound yet',
    { shouldPlay: true, isLoaded: true, isSounding: false },
    'true',
  ],
  ['a track that sounds', { shouldPlay: true, isLoaded: true, isSounding: true }, 'false'],
])('%s shows whether it is loading', (_, state, isBusy) => {
  show(state);
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', isBusy);
});

test('shows title, linked artists, elapsed and total time, and the provider', () => {
  show();
  expect(screen.getByText(track.title)).toBeVisible();
  expect(screen.getByRole('link', { name: track.artistInfo[0]!.name })).toHaveAttribute('target', '_blank');
  expect(screen.getByText('0:50')).toBeVisible();
  expect(screen.getByText('3:20')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in SoundCloud' })).toHaveAttribute('href', track.uri);
});

test('each button sends its command', async () => {
  const { user } = show();
  for (const name of ['Previous', 'Play', 'Next', 'Mute', 'Open queue', 'Collapse player']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(said.map(([name]) => name)).toEqual([
    'playback/previous',
    'playback/toggle',
    'playback/next',
    'volume/toggle-mute',
    'queue/toggle-panel',
    'player/toggle-expanded',
  ]);
});

test('empty queue: the track stays, Previous and Next are disabled [PLAYER-11] [PLAYER-12]', () => {
  show({ queue: { tracks: [], index: null } });
  expect(screen.getByText(track.title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled();
});

test('the slider seeks once, when it is released', () => {
  show();
  const { during, onRelease } = drag('Seek', 120, 200);
  expect(during).toEqual([]);
  expect(onRelease).toEqual([['playback/seek', { position: 100_000 }]]);
});

test('while the slider is held, the elapsed time follows the pointer', () => {
  show();
  fireEvent.pointerDown(areaOf('Seek'), { clientX: 300, button: 0, buttons: 1, pointerId: 1 });
  expect(screen.getAllByText('3:20').length).toBeGreaterThan(1);
  expect(screen.queryByText('0:50')).not.toBeInTheDocument();
});

test('a pointer left of the slider seeks to the start [SEEK-06]', () => {
  show();
  expect(drag('Seek', 150, -500).onRelease).toEqual([['playback/seek', { position: 0 }]]);
  fireEvent.pointerMove(areaOf('Seek'), { clientX: -500, buttons: 0 });
  expect(within(areaOf('Seek')).getByRole('tooltip')).toHaveTextContent('0:00');
});

test('a pointer right of the slider seeks to the end [SEEK-07]', () => {
  show();
  expect(drag('Seek', 150, 5000).onRelease).toEqual([['playback/seek', { position: 200_000 }]]);
  fireEvent.pointerMove(areaOf('Seek'), { clientX: 5000, buttons: 0 });
  expect(within(areaOf('Seek')).getByRole('tooltip')).toHaveTextContent('3:20');
});

test('a pointer beyond the volume slider sets 0 or 100 percent [VOL-06]', () => {
  show();
  expect(drag('Volume', 150, -500).onRelease).toEqual([['volume/set', { volume: 0, commit: true }]]);
  expect(drag('Volume', 150, 5000).onRelease).toEqual([['volume/set', { volume: 1, commit: true }]]);
});

test('the progress line has the provider’s color and changes it with the track', async () => {
  const { scope } = show();
  expect(screen.getByTestId('progress-line')).toHaveAttribute('data-provider', 'soundcloud');
  await act(async () => send('playback/play', { track: aSpotifyTrack() }));
  expect(scope.getState($playback).current?.provider).toBe('spotify');
  expect(screen.getByTestId('progress-line')).toHaveAttribute('data-provider', 'spotify');
});

test('collapsed, it shows only the first artist and can be expanded again', async () => {
  const both = aSoundcloudTrack({
    artistInfo: [
      { id: '1', name: 'Ada Solano' },
      { id: '2', name: 'North Pier' },
    ],
  });
  const { user } = show({ current: both });
  await user.click(screen.getByRole('button', { name: 'Collapse player' }));
  expect(screen.getByText('Ada Solano')).toBeVisible();
  expect(screen.queryByText(/North Pier/)).not.toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  for (const name of ['Previous', 'Play', 'Next', 'Open queue']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
  await user.click(screen.getByRole('button', { name: 'Expand player' }));
  expect(screen.getByRole('slider', { name: 'Seek' })).toBeVisible();
});
