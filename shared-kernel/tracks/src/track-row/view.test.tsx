import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $favorites } from '@segue/stores';
import { $playback, $queue } from '@segue/stores/ports';
import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  renderInScope,
  settled,
  type RenderOptions,
} from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { Track } from '@segue/contract';
import { TrackRow } from './index';

const show = (track: Track, options: RenderOptions = {}) =>
  renderInScope(
    <ul>
      <TrackRow track={track} />
    </ul>,
    options,
  );
/** Hidden from assistive technology: the label of the button carries the state. */
const equaliser = () => document.querySelector('[data-moving]');
const premium = aSession({ hasSpotifyPremium: true });

test('a row shows title, artists, duration and provider', () => {
  show(aSpotifyTrack());
  expect(screen.getByText('Midnight Harbour')).toBeVisible();
  expect(screen.getByText('3:48')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Solano' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Open in Spotify' })).toHaveAttribute(
    'href',
    'https://spotify.example/tracks/spotify-1',
  );
});

test('URLs other than http and https do not become links', () => {
  show(
    aSoundcloudTrack({
      uri: 'javascript:alert(1)',
      artistInfo: [
        { id: '1', name: 'kitefolder', profileUrl: 'data:text/html,x' },
        { id: '2', name: 'wrenhouse' },
      ],
    }),
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('kitefolder, wrenhouse');
  expect(screen.getByRole('img', { name: 'SoundCloud' })).toBeInTheDocument();
});

test.each([
  ['asked for and still silent', { shouldPlay: true, isLoaded: true, isSounding: false }, 'Pause', 'false'],
  ['sounding', { shouldPlay: true, isLoaded: true, isSounding: true }, 'Pause', 'true'],
  ['paused', { shouldPlay: false, isSounding: false }, 'Play', 'false'],
])('the equalizer of a track that is %s moves only while it sounds', (_, state, label, isMoving) => {
  const track = aSoundcloudTrack();
  show(track, { values: [[$playback, { ...$playback.defaultState, current: track, ...state }]] });
  expect(screen.getByRole('button', { name: `${label} ${track.title}` })).toBeInTheDocument();
  expect(equaliser()).toHaveAttribute('data-moving', isMoving);
});

test('a click plays the track, the next one pauses it', async () => {
  const track = aSoundcloudTrack();
  const { user, scope } = show(track);
  await user.click(screen.getByRole('button', { name: `Play ${track.title}` }));
  await settled(scope);
  expect(scope.getState($currentTrack)?.id).toBe(track.id);
  expect(screen.getByRole('listitem')).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: `Pause ${track.title}` }));
  await settled(scope);
  expect(screen.getByRole('button', { name: `Play ${track.title}` })).toBeVisible();
});

test('explicit, preview-only, Premium-only and blocked tracks have a badge', () => {
  const { unmount } = show(aSpotifyTrack({ explicit: true }), { session: aSession() });
  expect(screen.getByRole('img', { name: 'Explicit' })).toHaveTextContent('E');
  expect(screen.getByText('Premium')).toBeVisible();
  unmount();
  show(aSoundcloudTrack({ access: 'preview' })).unmount();
  const preview = show(aSoundcloudTrack({ access: 'preview' }));
  expect(screen.getByText('30 s preview')).toBeVisible();
  preview.unmount();
  show(aSpotifyTrack({ access: 'blocked' }), { session: premium });
  expect(screen.getByText('Not available')).toBeVisible();
});

test('a visitor cannot add favorites and sees why', () => {
  show(aSpotifyTrack());
  const heart = screen.getByRole('button', { name: 'Add to favorites' });
  expect(heart).toBeDisabled();
  expect(heart).toHaveAttribute('title', 'Sign in to save favorites');
});

test('the heart shows and toggles whether the track is a favorite', async () => {
  const track = aSpotifyTrack();
  const { user, scope, api } = show(track, {
    session: premium,
    values: [[$favorites, { spotifyFavoriteTracks: [track], soundcloudFavoriteTracks: [] }]],
    api: { removeFavorite: () => ({ success: true }) },
  });
  await user.click(screen.getByRole('button', { name: 'Remove from favorites' }));
  await settled(scope);
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeEnabled();
  expect(api.requestsTo('removeFavorite').map(({ body }) => body)).toEqual([
    { trackId: track.id, provider: 'spotify' },
  ]);
});

test('adding to the queue pulses for two seconds and disables the button', async () => {
  jest.useFakeTimers();
  const { user, scope } = show(aSoundcloudTrack(), { advanceTimers: jest.advanceTimersByTime });
  const add = screen.getByRole('button', { name: 'Add to queue' });
  await user.click(add);
  expect(scope.getState($queue)).toHaveLength(1);
  expect(add).toBeDisabled();
  expect(add).toHaveAttribute('data-pulse');
  act(() => jest.advanceTimersByTime(1999));
  expect(add).toHaveAttribute('data-pulse');
  act(() => jest.advanceTimersByTime(1));
  expect(add).not.toHaveAttribute('data-pulse');
  jest.useRealTimers();
});

test('a track with the same id at the other provider counts as not queued [QUEUE-35]', async () => {
  const { scope } = show(aSoundcloudTrack({ id: 'X' }));
  act(() => send('queue/add', { track: aSpotifyTrack({ id: 'X' }) }));
  await settled(scope);
  expect(screen.getByRole('button', { name: 'Add to queue' })).toBeEnabled();
});

test('a row renders again only when its own state has changed', async () => {
  const drawn: Record<string, number> = {};
  const tracks = [aSoundcloudTrack({ id: 'a' }), aSoundcloudTrack({ id: 'b' })];
  const { scope } = renderInScope(
    <ul>
      {tracks.map((track) => (
        <Profiler key={trackKey(track)} id={track.id} onRender={(id) => (drawn[id] = (drawn[id] ?? 0) + 1)}>
          <TrackRow track={track} />
        </Profiler>
      ))}
    </ul>,
  );
  await settled(scope);
  const before = { ...drawn };
  act(() => send('queue/add', { track: tracks[1]! }));
  await settled(scope);
  expect(drawn.a).toBe(before.a);
  expect(drawn.b).toBeGreaterThan(before.b!);
});
