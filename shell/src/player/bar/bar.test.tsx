import { send } from '@segue/kernel/bus';
import { $playback } from '../model/model';
import { type PlaybackState } from '../rules/playback-state';
import { anArtist, aSession, aSoundcloudTrack, aSpotifyTrack, someTracks } from '@segue/kernel/testing';
import { renderWithPlayer } from '../player.fixture';
import { act, screen } from '@testing-library/react';
import { PlayerBar } from './';

const track = aSoundcloudTrack({ duration: 200_000 });

/** The bar with a queue and its first track current, paused at 0:50. */
function show(part: Partial<PlaybackState> = {}) {
  const tracks = [track, ...someTracks('soundcloud', 2, 1)];
  return renderWithPlayer(<PlayerBar />, {
    session: aSession({ hasSpotifyPremium: true }),
    values: [
      [
        $playback,
        { ...$playback.defaultState, queue: { tracks, index: 0 }, current: track, position: 50_000, ...part },
      ],
    ],
  });
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

test('collapsed bar: title, first artist, Previous, Next [PLAYER-21] [PLAYER-22] [PLAYER-23] [PLAYER-25]', async () => {
  const artistInfo = [anArtist({ name: 'Ada Solano' }), anArtist({ name: 'The Low Tides' })];
  const { scope, user } = show({ current: { ...track, artistInfo } });
  expect(screen.getByText('The Low Tides')).toBeVisible();
  act(() => send('player/toggle-expanded'));
  expect(screen.getByText(track.title)).toBeVisible();
  expect(screen.getByText('Ada Solano')).toBeVisible();
  expect(screen.queryByText('The Low Tides')).toBeNull();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Next');
  expect(scope.getState($playback).queue.index).toBe(1);
  await press('Previous');
  expect(scope.getState($playback).queue.index).toBe(0);
});
