import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isElsewhere, $isPlaying, $isSounding, $position, $queue } from '@segue/stores';
import { $playback, playbackMirrored } from '@segue/stores/ports';
import { createWorld, settled, someTracks, type World } from '@segue/testing';
import { createWatch, scopeBind } from 'effector';
import { linkPlayers, type PlayerLink } from './link';
import { mirrorOf, readWords, type Words } from './words';

const [a, b] = someTracks('soundcloud', 2) as [Track, Track];
const stateOf = (current: Track, isPlaying: boolean) => {
  const text = (tracks: Track[]) => JSON.stringify({ queue: tracks, currentTrackIndex: 0 });
  return {
    queue: text([a, b]),
    current: text([current]),
    isPlaying,
    isSounding: isPlaying,
    position: 7000,
    duration: null,
    repeat: 'off' as const,
    formerOrder: null,
  };
};

let world: World;
let link: PlayerLink;
let said: Words[];
let gone: (() => void) | null;
let hear: (words: unknown) => void;

/** This tab; the test speaks for the other one. */
beforeEach(async () => {
  world = createWorld({});
  await settled(world.scope);
  said = [];
  gone = null;
  const channel = {
    postMessage: (words: Words) => void said.push(words),
    close: () => undefined,
    onmessage: null as ((event: MessageEvent) => void) | null,
  };
  hear = (data) => channel.onmessage?.(new MessageEvent('message', { data }));
  link = linkPlayers(
    {
      channel,
      id: 'this',
      now: () => 1000,
      stay: () => undefined,
      onGone: (_, callback) => {
        gone = callback;
        return () => (gone = null);
      },
    },
    scopeBind(playbackMirrored, { scope: world.scope }),
  );
  createWatch({ unit: $playback, scope: world.scope, fn: link.changed });
});
afterEach(() => {
  link.close();
  world.stop();
});
const now = () => ({
  keys: world.scope.getState($queue).map(trackKey),
  current: world.scope.getState($currentTrack)?.id,
  isPlaying: world.scope.getState($isPlaying),
  isElsewhere: world.scope.getState($isElsewhere),
});
const kinds = () => said.map(({ kind }) => kind);

test('a new tab asks who plays, and shows what it is told without making a sound', () => {
  expect(kinds()).toEqual(['hello']);
  hear({ kind: 'state', from: 'other', since: 5, state: stateOf(b, true) });
  expect(now()).toEqual({ keys: [a, b].map(trackKey), current: b.id, isPlaying: true, isElsewhere: true });
  expect(world.scope.getState($position)).toBe(7000);
  expect(world.player.loads).toEqual([]);
});

test('it shows sound only while the other tab reports some', () => {
  const state = { ...stateOf(b, true), isSounding: false };
  hear({ kind: 'state', from: 'other', since: 5, state });
  expect(world.scope.getState($isSounding)).toBe(false);
  hear({ kind: 'state', from: 'other', since: 5, state: stateOf(b, true) });
  expect(world.scope.getState($isSounding)).toBe(true);
});

test('its commands go to the tab that plays, its panels stay its own', () => {
  hear({ kind: 'state', from: 'other', since: 5, state: stateOf(a, true) });
  send('playback/next');
  send('queue/remove', { key: trackKey(b) });
  send('queue/toggle-panel');
  expect(said.slice(1)).toEqual([
    { kind: 'command', to: 'other', name: 'playback/next', payload: undefined },
    { kind: 'command', to: 'other', name: 'queue/remove', payload: { key: trackKey(b) } },
  ]);
  expect(now().current).toBe(a.id);
});

test('the tab that plays tells what it does and does what it is told', () => {
  send('queue/add', { track: a });
  send('queue/add', { track: b });
  send('playback/toggle');
  expect(said.at(-1)).toMatchObject({ kind: 'state', from: 'this', since: 1000 });
  hear({ kind: 'command', to: 'this', name: 'playback/next', payload: undefined });
  expect(now().current).toBe(b.id);
  hear({ kind: 'command', to: 'somebody', name: 'playback/previous', payload: undefined });
  expect(now().current).toBe(b.id);
});

test('of two that play the later one goes on, and the earlier one falls silent', async () => {
  send('queue/add', { track: a });
  send('playback/toggle');
  hear({ kind: 'state', from: 'other', since: 900, state: stateOf(b, true) });
  expect(now()).toMatchObject({ current: a.id, isElsewhere: false });
  hear({ kind: 'state', from: 'other', since: 1100, state: stateOf(b, true) });
  await settled(world.scope);
  expect(now()).toMatchObject({ current: b.id, isElsewhere: true });
  expect(world.scope.getState($playback).isLoaded).toBe(false);
});

test('Play here takes the track over where it is', () => {
  hear({ kind: 'state', from: 'other', since: 5, state: stateOf(b, true) });
  send('playback/take-over');
  expect(world.player.loads).toMatchObject([{ track: { id: b.id }, position: 7000 }]);
  expect(said.at(-1)).toMatchObject({ kind: 'state', from: 'this' });
  expect(now().isElsewhere).toBe(false);
});

test('when the tab that plays is gone, this one stands where it stopped, paused', () => {
  hear({ kind: 'state', from: 'other', since: 5, state: stateOf(b, true) });
  gone?.();
  expect(now()).toMatchObject({ current: b.id, isPlaying: false, isElsewhere: false });
  send('playback/toggle');
  expect(world.player.loads).toMatchObject([{ track: { id: b.id }, position: 7000 }]);
});

test.each([
  null,
  'hello',
  { kind: 'goodbye' },
  { kind: 'command', to: 'this', name: 'session/logout' },
  { kind: 'state', from: 'other', since: 'now', state: {} },
])('%j is no word of a tab', (data) => {
  expect(readWords(data)).toBeNull();
});

test('a state of another shape shows nothing wrong', () => {
  const odd = { current: '{', isPlaying: 'yes', position: NaN, repeat: 'twice' } as never;
  expect(mirrorOf(odd, { tracks: [], index: null })).toEqual({
    queue: { tracks: [], index: null },
    current: null,
    isPlaying: false,
    isSounding: false,
    position: 0,
    duration: null,
    repeat: 'off',
    formerOrder: null,
  });
});
