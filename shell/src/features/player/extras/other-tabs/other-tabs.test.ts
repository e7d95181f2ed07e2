import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying } from '@segue/stores';
import { $isFollower, $playback, $position, $queue, leaderStateReceived } from '@segue/stores/ports';
import { createTestContext, settled, someTracks, type TestContext } from '@segue/testing';
import { createWatch, scopeBind } from 'effector';
import { linkPlayers } from './link';
import { leaderStateOf, parseMessage, type TabMessage } from './messages';

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
    stopAt: null,
    orderBeforeShuffle: null,
  };
};

let context: TestContext;
let link: ReturnType<typeof linkPlayers>;
let said: TabMessage[];
let gone: (() => void) | null;
let hear: (words: unknown) => void;

/** This tab; the test speaks for the other one. */
beforeEach(async () => {
  context = createTestContext({});
  await settled(context.scope);
  said = [];
  gone = null;
  const channel = {
    postMessage: (words: TabMessage) => void said.push(words),
    close: () => undefined,
    onmessage: null as ((event: MessageEvent) => void) | null,
  };
  hear = (data) => channel.onmessage?.(new MessageEvent('message', { data }));
  link = linkPlayers(
    {
      channel,
      id: 'this',
      now: () => 1000,
      holdLock: () => undefined,
      onClosed: (_, callback) => {
        gone = callback;
        return () => (gone = null);
      },
    },
    scopeBind(leaderStateReceived, { scope: context.scope }),
  );
  createWatch({ unit: $playback, scope: context.scope, fn: link.changed });
});
afterEach(() => {
  link.close();
  context.stop();
});
const now = () => ({
  keys: context.scope.getState($queue).map(trackKey),
  current: context.scope.getState($currentTrack)?.id,
  isPlaying: context.scope.getState($isPlaying),
  isFollower: context.scope.getState($isFollower),
});
const kinds = () => said.map(({ kind }) => kind);

test('a new tab shows the state of the playing tab without playing', () => {
  expect(kinds()).toEqual(['hello']);
  hear({ kind: 'state', from: 'other', since: 5, state: stateOf(b, true) });
  expect(now()).toEqual({ keys: [a, b].map(trackKey), current: b.id, isPlaying: true, isFollower: true });
  expect(context.scope.getState($position)).toBe(7000);
  expect(context.player.loads).toEqual([]);
});

test('playback commands go to the leader, panel commands stay in this tab', () => {
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

test('the leader broadcasts its state and runs other tabs’ commands', () => {
  send('queue/add', { track: a });
  send('queue/add', { track: b });
  send('playback/toggle');
  expect(said.at(-1)).toMatchObject({ kind: 'state', from: 'this', since: 1000 });
  hear({ kind: 'command', to: 'this', name: 'playback/next', payload: undefined });
  expect(now().current).toBe(b.id);
  hear({ kind: 'command', to: 'somebody', name: 'playback/previous', payload: undefined });
  expect(now().current).toBe(b.id);
});

test('when two tabs play, the later one continues and the earlier one pauses', async () => {
  send('queue/add', { track: a });
  send('playback/toggle');
  hear({ kind: 'state', from: 'other', since: 900, state: stateOf(b, true) });
  expect(now()).toMatchObject({ current: a.id, isFollower: false });
  hear({ kind: 'state', from: 'other', since: 1100, state: stateOf(b, true) });
  await settled(context.scope);
  expect(now()).toMatchObject({ current: b.id, isFollower: true });
  expect(context.scope.getState($playback).isLoaded).toBe(false);
});

test('when the leader is closed, this tab shows its last state, paused', () => {
  hear({ kind: 'state', from: 'other', since: 5, state: stateOf(b, true) });
  gone?.();
  expect(now()).toMatchObject({ current: b.id, isPlaying: false, isFollower: false });
  send('playback/toggle');
  expect(context.player.loads).toMatchObject([{ track: { id: b.id }, position: 7000 }]);
});

test.each([
  null,
  'hello',
  { kind: 'goodbye' },
  { kind: 'command', to: 'this', name: 'session/logout' },
  { kind: 'state', from: 'other', since: 'now', state: {} },
])('%j is not a valid message', (data) => {
  expect(parseMessage(data)).toBeNull();
});

test('an invalid state is shown with defaults', () => {
  const odd = { current: '{', isPlaying: 'yes', position: NaN, repeat: 'twice', stopAt: 1e15 } as never;
  expect(leaderStateOf(odd, { tracks: [], index: null })).toEqual({
    ...{ queue: { tracks: [], index: null }, current: null, isPlaying: false, isSounding: false },
    ...{ position: 0, duration: null, repeat: 'off', stopAt: null, orderBeforeShuffle: null },
  });
});
