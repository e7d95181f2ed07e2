import { send } from '@segue/event-bus';
import { $playback, type PlaybackState } from '@segue/stores/ports';
import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  interceptMessages,
  renderInScope,
  someTracks,
} from '@segue/testing';
import { act, screen } from '@testing-library/react';
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

test('empty queue: the track stays, Previous and Next are disabled [PLAYER-11] [PLAYER-12]', () => {
  show({ queue: { tracks: [], index: null } });
  expect(screen.getByText(track.title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled();
});

test('the progress line has the provider’s color and changes it with the track', async () => {
  const { scope } = show();
  expect(screen.getByTestId('progress-line')).toHaveAttribute('data-provider', 'soundcloud');
  await act(async () => send('playback/play', { track: aSpotifyTrack() }));
  expect(scope.getState($playback).current?.provider).toBe('spotify');
  expect(screen.getByTestId('progress-line')).toHaveAttribute('data-provider', 'spotify');
});
