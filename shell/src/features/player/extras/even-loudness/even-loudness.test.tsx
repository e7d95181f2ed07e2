import { send } from '@segue/event-bus';
import { $volume } from '@segue/stores/playback';
import { aSpotifyTrack, renderInScope, settled } from '@segue/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { EvenLoudness, NO_TRIMS, wireTrims, type Trims } from '.';

let unwire: () => void;
afterEach(() => unwire());

async function open() {
  const shown = renderInScope(<EvenLoudness />);
  const applied: Trims[] = [];
  unwire = wireTrims(shown.scope, async (trims) => void applied.push(trims));
  await act(() => settled(shown.scope));
  return { ...shown, trims: () => applied.at(-1) };
}
const slider = (name: 'Spotify' | 'SoundCloud') =>
  screen.getByRole('slider', { name: `Loudness of ${name}` });

test('even loudness: a slider lowers one service by whole decibels and leaves the volume alone', async () => {
  const { trims, scope } = await open();
  const volume = scope.getState($volume);
  expect(slider('Spotify')).toHaveAttribute('aria-valuetext', 'As is');
  fireEvent.keyDown(slider('Spotify'), { key: 'PageDown' });
  expect(trims()).toEqual({ ...NO_TRIMS, spotify: -3 });
  expect(slider('Spotify')).toHaveAttribute('aria-valuetext', '3 dB quieter');
  expect(scope.getState($volume)).toBe(volume);
});

test('even loudness: one press makes the service that plays quieter, down to 12 dB', async () => {
  const { trims, user } = await open();
  act(() => send('queue/add', { track: aSpotifyTrack() }));
  const louder = screen.getByRole('button', { name: 'Turn Spotify down' });
  await user.click(louder);
  expect(trims()).toEqual({ ...NO_TRIMS, spotify: -2 });
  for (let presses = 0; presses < 5; presses += 1) await user.click(louder);
  expect(trims()).toEqual({ ...NO_TRIMS, spotify: -12 });
  expect(louder).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(trims()).toEqual(NO_TRIMS);
});

test('even loudness: is kept on this device, and a change in another tab is applied', async () => {
  localStorage.setItem('loudness', '{"spotify":-4,"soundcloud":0}');
  const { trims, scope } = await open();
  expect(trims()).toEqual({ ...NO_TRIMS, spotify: -4 });
  localStorage.setItem('loudness', '{"spotify":0,"soundcloud":-1}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'loudness' }));
  await act(() => settled(scope));
  expect(trims()).toEqual({ ...NO_TRIMS, soundcloud: -1 });
});

test.each([
  ['{', { spotify: 0, soundcloud: 0 }],
  ['null', { spotify: 0, soundcloud: 0 }],
  ['{"spotify":6,"soundcloud":"-3"}', { spotify: 0, soundcloud: 0 }],
  ['{"spotify":-99.4,"soundcloud":-2.6}', { spotify: -12, soundcloud: -3 }],
])('even loudness: the stored text %s is never louder than the volume', async (text, expected) => {
  localStorage.setItem('loudness', text);
  const { trims } = await open();
  expect(trims()).toEqual({ ...NO_TRIMS, ...expected });
});
