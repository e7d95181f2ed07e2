/** @jest-environment jest-fixed-jsdom */
import { send } from '@segue/kernel/bus';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import type { Provider } from '@segue/contract';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { wireWarmUp } from './warm-up';

const warmUp = jest.fn<void, [Provider]>();
let context: PlayerContext;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  warmUp.mockClear();
  document.body.innerHTML = '';
  context = createPlayerContext({});
});
afterEach(() => {
  stop();
  context.stop();
  document.head.innerHTML = '';
});

const wire = () => (stop = wireWarmUp(context.scope, { ports: { engine: { warmUp } } }));
const show = async (html: string) => {
  document.body.innerHTML = html;
  await jest.advanceTimersByTimeAsync(200);
};
const providers = () => warmUp.mock.calls.map(([provider]) => provider);

test('warm-up: rows that were on screen before are found', async () => {
  document.body.innerHTML = '<li data-track="soundcloud:1"></li>';
  wire();
  await jest.advanceTimersByTimeAsync(0);
  expect(providers()).toEqual(['soundcloud']);
});

test('warm-up: a row that the user may not play loads nothing until it may be played', async () => {
  wire();
  await show('<ul><li data-track="spotify:1" data-dimmed></li></ul>');
  expect(providers()).toEqual([]);
  delete document.querySelector('li')!.dataset['dimmed'];
  await jest.advanceTimersByTimeAsync(200);
  expect(providers()).toEqual(['spotify']);
});

test('warm-up: the queue loads the players of its tracks', () => {
  wire();
  send('queue/add', { track: aSoundcloudTrack() });
  send('queue/add', { track: aSpotifyTrack() });
  expect(new Set(providers())).toEqual(new Set(['soundcloud', 'spotify']));
});

test('warm-up: a player that the user asks to try again is loaded, also where data is saved', () => {
  document.head.innerHTML = '<meta name="segue-save-data" content="on">';
  wire();
  send('player/retry', { provider: 'spotify' });
  expect(providers()).toEqual(['spotify']);
});
