import { $currentTrack, $isPlaying } from '@segue/kernel/state';
import { send } from '@segue/kernel/bus';
import { aSoundcloudTrack, settled } from '@segue/kernel/testing';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { cardOf, placeOf, wireMediaSession } from './media-session';
import '../../platform/page/page.fixture';

const track = aSoundcloudTrack({ imageUrl: '/covers/1.png', duration: 200_000 });
type Handler = (details: Partial<MediaSessionActionDetails>) => void;
const handlers = new Map<string, Handler | null>();
const places: (MediaPositionState | undefined)[] = [];
const session = {
  metadata: null as MediaMetadataInit | null,
  playbackState: 'none',
  setActionHandler: (action: string, handler: Handler | null) => void handlers.set(action, handler),
  setPositionState: (place?: MediaPositionState) => void places.push(place),
};
const press = (action: string, details: Partial<MediaSessionActionDetails> = {}) =>
  handlers.get(action)?.(details);

beforeEach(() => {
  handlers.clear();
  places.length = 0;
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(init: MediaMetadataInit) {
        Object.assign(this, init);
      }
    },
  });
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
});
let context: PlayerContext;
let unwire: () => void;
afterEach(() => {
  unwire();
  context.stop();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

async function show() {
  context = createPlayerContext({});
  unwire = wireMediaSession(context.scope);
  send('queue/add', { track });
  await settled(context.scope);
  return context;
}

test('the card shows title, artists, provider, cover and play state', async () => {
  await show();
  expect(session.metadata).toMatchObject({
    title: track.title,
    album: 'SoundCloud',
    artwork: [{ src: 'http://localhost/covers/1.png' }],
  });
  expect(session.playbackState).toBe('paused');
  press('play');
  await settled(context.scope);
  expect(session.playbackState).toBe('playing');
});

test('repeated play and pause actions do not toggle', async () => {
  const { scope } = await show();
  press('play');
  press('play');
  expect(scope.getState($isPlaying)).toBe(true);
  press('pause');
  press('pause');
  expect(scope.getState($isPlaying)).toBe(false);
});

test('next, previous and the seek keys reach the player', async () => {
  const { scope } = await show();
  const second = aSoundcloudTrack({ id: 'second' });
  send('queue/add', { track: second });
  press('nexttrack');
  expect(scope.getState($currentTrack)).toEqual(second);
  press('previoustrack');
  expect(scope.getState($currentTrack)).toEqual(track);
  press('seekto', { seekTime: 50 });
  press('seekforward', {});
  press('seekbackward', { seekOffset: 5 });
  await settled(scope);
  expect(places.at(-1)).toEqual({ duration: 200, position: 55, playbackRate: 1 });
});

test('metadata set by a provider’s iframe is replaced while the track plays', async () => {
  const { scope, player } = await show();
  press('play');
  session.metadata = { title: 'Somebody else’s card' };
  send('playback/seek', { position: 20_000 });
  await settled(scope);
  expect(player.loads).toHaveLength(1);
  expect(session.metadata.title).toBe(track.title);
});

test('the position is clamped to the duration, and absent without one', () => {
  expect(placeOf(9000, 4000)).toEqual({ duration: 4, position: 4, playbackRate: 1 });
  expect(placeOf(9000, null)).toBeNull();
  expect(cardOf({ ...track, imageUrl: 'javascript:alert(1)' }, 'https://x.example/').artwork).toEqual([]);
});
