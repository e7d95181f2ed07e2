import { trackKey } from '@segue/contract';
import { NOTHING_PLAYS, playbackChanged } from '@segue/kernel/state/ports';
import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  renderInScope,
  settled,
  type RenderOptions,
} from '@segue/kernel/testing';
import type { Track } from '@segue/contract';
import { allSettled } from 'effector';
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { ArtistLinks } from '../artist-links';
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

const playButton = () => screen.getByRole('button', { name: /^(Play|Pause) / });

test('a row shows title, artists, album and duration', () => {
  show(aSpotifyTrack({ album: 'Slow Water' }), { session: premium });
  expect(screen.getByText('Midnight Harbour')).toBeVisible();
  expect(screen.getByText('3:48')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Solano' })).toHaveAttribute(
    'href',
    '/artist/spotify/by-spotify-1',
  );
  expect(playButton()).toHaveAccessibleName('Play Midnight Harbour');
  expect(playButton()).toHaveAccessibleDescription('Ada Solano · Slow Water · Spotify');
});

test('the album and the uploader of a row lead to their screens [CATALOG-48]', () => {
  show(aSpotifyTrack({ album: 'Slow Water', albumId: 'slow/water' }));
  const uploader = { id: '2', name: 'lena plays' };
  show(aSoundcloudTrack({ artistInfo: [{ id: '1', name: 'Ilse Marek' }], uploader }));
  const hrefOf = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href');
  expect(hrefOf('Slow Water')).toBe('/album/spotify/slow%2Fwater');
  expect(hrefOf('lena plays')).toBe('/artist/soundcloud/2');
  const [, button] = screen.getAllByRole('button', { name: /^Play / });
  expect(button).toHaveAccessibleDescription('Ilse Marek · uploaded by lena plays · SoundCloud');
});

test('only a list of both services has their marks in its rows', () => {
  const row = (isMixed: boolean) => (
    <ul>
      <TrackRow track={aSoundcloudTrack()} isMixed={isMixed} />
    </ul>
  );
  const mark = () => screen.getByRole('listitem').querySelector('.mark [data-provider="soundcloud"]');
  const { rerender } = renderInScope(row(true));
  expect(mark()).toBeVisible();
  expect(playButton()).toHaveAccessibleDescription('kitefolder · SoundCloud');
  rerender(row(false));
  expect(mark()).toBeNull();
});

test('a table row shows its number, which the equalizer replaces while it plays', () => {
  const track = aSoundcloudTrack();
  for (const current of [null, track]) {
    const playback = { current, isPlaying: current !== null };
    const { unmount } = renderInScope(<TrackRow track={track} position={3} isTable />, { playback });
    expect(screen.queryAllByText('3')).toHaveLength(current ? 0 : 1);
    unmount();
  }
});

test('URLs other than http and https do not become links', () => {
  const track = aSoundcloudTrack({
    uri: 'javascript:alert(1)',
    artistInfo: [
      { id: '1', name: 'kitefolder', profileUrl: 'data:text/html,x' },
      { id: '2', name: 'wrenhouse' },
    ],
  });
  show(track);
  renderInScope(<ArtistLinks track={track} isOutside />);
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/artist\/soundcloud\//));
});

test.each([
  ['asked for and still silent', { isPlaying: true, isSounding: false }, 'Pause', 'false'],
  ['sounding', { isPlaying: true, isSounding: true }, 'Pause', 'true'],
  ['paused', { isPlaying: false, isSounding: false }, 'Play', 'false'],
])('the equalizer of a track that is %s moves only while it sounds', (_, state, label, isMoving) => {
  const track = aSoundcloudTrack();
  show(track, { playback: { current: track, ...state } });
  expect(screen.getByRole('button', { name: `${label} ${track.title}` })).toBeInTheDocument();
  expect(equaliser()).toHaveAttribute('data-moving', isMoving);
});

test('a click plays the track, the next one pauses it', async () => {
  const track = aSoundcloudTrack();
  const { user, scope, sent } = show(track);
  await user.click(screen.getByRole('button', { name: `Play ${track.title}` }));
  expect(sent('playback/play')).toEqual([{ track }]);
  const params = { current: track, queue: [track], isPlaying: true, isSounding: true };
  await act(() => allSettled(playbackChanged, { scope, params }));
  expect(screen.getByRole('listitem')).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: `Pause ${track.title}` }));
  expect(sent('playback/play')).toHaveLength(2);
});

test('explicit, preview-only and unplayable tracks say so beside title or artist', () => {
  const explicit = show(aSpotifyTrack({ explicit: true }), { session: premium });
  expect(screen.getByRole('img', { name: 'Explicit' })).toHaveTextContent('E');
  explicit.unmount();
  const preview = show(aSoundcloudTrack({ access: 'preview' }));
  expect(playButton()).toHaveAccessibleDescription('Preview · kitefolder · SoundCloud');
  expect(screen.getByRole('listitem')).not.toHaveAttribute('data-dimmed');
  preview.unmount();
  const blocked = show(aSpotifyTrack({ access: 'blocked' }), { session: premium });
  expect(screen.getByText(/^Not available/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveAttribute('data-dimmed');
  blocked.unmount();
  show(aSpotifyTrack(), { session: aSession() });
  expect(screen.getByRole('listitem')).toHaveAttribute('data-dimmed');
  expect(playButton()).toHaveAccessibleDescription('Ada Solano · Spotify · needs Spotify Premium');
});

test('a visitor cannot add favorites and sees why [VALID-34]', () => {
  show(aSpotifyTrack());
  const heart = screen.getByRole('button', { name: 'Add to favorites' });
  expect(heart).toBeDisabled();
  expect(heart).toHaveAttribute('title', 'Sign in to save favorites');
});

test('adding to the queue pulses for two seconds and disables the button [QUEUE-33] [QUEUE-34]', async () => {
  jest.useFakeTimers();
  const { user, scope, sent } = show(aSoundcloudTrack(), { advanceTimers: jest.advanceTimersByTime });
  const add = screen.getByRole('button', { name: 'Add to queue' });
  await user.click(add);
  const queue = sent('queue/add').map(({ track }) => track);
  expect(queue).toHaveLength(1);
  const params = { ...NOTHING_PLAYS, queue };
  act(() => void allSettled(playbackChanged, { scope, params }));
  expect(add).toBeDisabled();
  expect(add).toHaveAttribute('data-pulse');
  act(() => jest.advanceTimersByTime(1999));
  expect(add).toHaveAttribute('data-pulse');
  act(() => jest.advanceTimersByTime(1));
  expect(add).not.toHaveAttribute('data-pulse');
  jest.useRealTimers();
});

test('a row renders again only when its own state has changed [QUEUE-35]', async () => {
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
  // The same id at the other provider is another track.
  const params = { ...NOTHING_PLAYS, queue: [tracks[1]!, aSpotifyTrack({ id: 'a' })] };
  await act(() => allSettled(playbackChanged, { scope, params }));
  expect(drawn.a).toBe(before.a);
  expect(drawn.b).toBeGreaterThan(before.b!);
});
