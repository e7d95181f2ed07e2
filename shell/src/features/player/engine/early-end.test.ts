// What the engine makes of an end that comes before the length of the track, whatever player tells it.
import { aSoundcloudTrack } from '@segue/testing';
import { createEngine, type Engine } from './engine';
import type { PlayerEvent, ProviderPlayer } from './provider-player';

const song = aSoundcloudTrack({ duration: 230_000 });
const ended: PlayerEvent = { kind: 'ended', generation: 1 };

let events: PlayerEvent[];
let positions: number[];
let report: (event: PlayerEvent) => void;
let engine: Engine;

beforeEach(() => {
  events = [];
  positions = [];
  const nothing = async () => undefined;
  const player: ProviderPlayer = {
    warmUp: () => undefined,
    prepare: () => undefined,
    canPlay: () => true,
    preflight: async () => null,
    load: async ({ position }) => void positions.push(position),
    play: nothing,
    pause: nothing,
    seek: nothing,
    setVolume: nothing,
    dispose: () => undefined,
  };
  engine = createEngine({
    players(onEvent) {
      report = (event) => onEvent('soundcloud', event);
      return { soundcloud: player };
    },
    emit: (event) => events.push(event),
  });
});
afterEach(() => engine.dispose());

function endAt(position: number, duration: number | null = null): void {
  report({ kind: 'progress', generation: 1, isPlaying: true, position, duration });
  report(ended);
}

test('a track that breaks off is asked for again at that place twice, then it has failed [PLAY-25]', async () => {
  await engine.load({ track: song, position: 0, generation: 1 });
  endAt(8000);
  expect(events.at(-1)).toMatchObject({ kind: 'progress', position: 8000, isBuffering: true });
  endAt(9000);
  endAt(9500);
  expect(positions).toEqual([0, 8000, 9000]);
  expect(events.at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason: 'ended-early' });
});

test('a broken stream: its length gives way to that of the catalog [PLAY-25]', async () => {
  await engine.load({ track: song, position: 0, generation: 1 });
  endAt(8000, 8000);
  expect(positions).toEqual([0, 8000]);
  expect(events[0]).toMatchObject({ position: 8000, duration: 230_000 });
});

test.each([
  ['less than 5 percent is missing', song, 220_000, null],
  ['less than 5 seconds are missing', { ...song, duration: 20_000 }, 15_500, null],
  ['its length is unknown', { ...song, duration: null }, 8000, null],
  ['it is a preview', { ...song, access: 'preview' as const }, 29_500, null],
])('a track has ended when %s [PLAY-25]', async (_, track, position, duration) => {
  await engine.load({ track, position: 0, generation: 1 });
  endAt(position, duration);
  expect([positions, events.at(-1)]).toEqual([[0], ended]);
});
