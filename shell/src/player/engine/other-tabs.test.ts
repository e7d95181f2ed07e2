import { send } from '@segue/kernel/bus';
import { $isPlaying } from '@segue/kernel/state';
import { aSoundcloudTrack, settled } from '@segue/kernel/testing';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { $playsElsewhere, wirePlayerTabs } from './other-tabs';
import '../../platform/page/page.fixture';

let context: PlayerContext;
let unwire: () => void;
let posted: unknown[];
let receive: (data: unknown) => void;

/** This tab, which has a track; the test acts as the other one. */
beforeEach(async () => {
  posted = [];
  class FakeChannel {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    postMessage = (message: unknown) => posted.push(message);
    close = () => undefined;
    constructor() {
      receive = (data) => this.onmessage({ data });
    }
  }
  jest.spyOn(globalThis, 'BroadcastChannel', 'get').mockReturnValue(FakeChannel as never);
  context = createPlayerContext({});
  await settled(context.scope);
  send('queue/add', { track: aSoundcloudTrack() });
  unwire = wirePlayerTabs(context.scope);
});
afterEach(() => {
  unwire();
  context.stop();
});
const now = () => ({
  isPlaying: context.scope.getState($isPlaying),
  isElsewhere: context.scope.getState($playsElsewhere),
});

test('other tabs: one that begins to play pauses this one, which is silent about it', async () => {
  send('playback/toggle');
  send('playback/seek', { position: 7000 });
  expect(posted).toEqual(['hello', 'playing']);
  receive('playing');
  await settled(context.scope);
  expect(now()).toEqual({ isPlaying: false, isElsewhere: true });
  expect(posted).toEqual(['hello', 'playing']);
  send('playback/toggle');
  expect(now()).toEqual({ isPlaying: true, isElsewhere: false });
  expect(context.player.loads.at(-1)).toMatchObject({ position: 7000 });
  expect(posted).toEqual(['hello', 'playing', 'playing']);
});

test('other tabs: a new one is answered only by a tab that plays', () => {
  receive('hello');
  expect(posted).toEqual(['hello']);
  send('playback/toggle');
  receive('hello');
  expect(posted).toEqual(['hello', 'playing', 'playing']);
});

test.each<[string, () => void]>([
  ['paused', () => send('playback/toggle')],
  ['closed', () => window.dispatchEvent(new Event('pagehide'))],
])('other tabs: told when this one is %s', (_, stop) => {
  send('playback/toggle');
  stop();
  expect(posted).toEqual(['hello', 'playing', 'stopped']);
});

test('other tabs: one that stops leaves this one paused; unknown messages change nothing', () => {
  receive('playing');
  receive({ kind: 'state' });
  receive(null);
  expect(now()).toEqual({ isPlaying: false, isElsewhere: true });
  receive('stopped');
  expect(now()).toEqual({ isPlaying: false, isElsewhere: false });
});
