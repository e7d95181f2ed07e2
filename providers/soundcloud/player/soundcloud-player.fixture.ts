// Shared by the tests of SoundCloud's player: the player on fake frames, and fake timers.
import { aSoundcloudTrack } from '@segue/kernel/testing';
import type { PlayerEvent, ProviderPlayer } from '@segue/shell/port/provider-player';
import { retriable } from '@segue/shell/port/promises';
import type { PlayerRig } from '@segue/shell/player-conformance';
import { createFakeWidget, type FakeWidget } from './fake-widget.fixture';
import { createSoundCloudPlayer } from './soundcloud-player';
import type { WidgetApi } from './widget';

export const first = aSoundcloudTrack({ id: 'soundcloud:tracks:11', duration: 200_000 });
export const second = aSoundcloudTrack({ id: '22', duration: 100_000 });

type Track = typeof first;
/** Five tracks, for tests of what comes next. */
export const tracks = [11, 22, 33, 44, 55].map((id) =>
  aSoundcloudTrack({ id: `soundcloud:tracks:${id}`, duration: 200_000 }),
) as [Track, Track, Track, Track, Track];

/** A player for each test of a file, after its start. */
export function widgetPlayer() {
  let fake: FakeWidget;
  let player: ProviderPlayer;
  let events: PlayerEvent[];
  let shown: boolean[];
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => player.dispose());

  function begin(fetchApi: () => Promise<WidgetApi> = () => Promise.resolve(fake.api)): void {
    fake = createFakeWidget();
    events = [];
    shown = [];
    player = createSoundCloudPlayer({
      widgetScriptUrl: 'https://widget.example/api.js',
      widgetPlayerUrl: 'https://widget.example/player/',
      apiUrl: 'https://sound.example',
      widgetApi: retriable(fetchApi, jest.fn()),
      emit: (event) => events.push(event),
      widgetShown: (isShown) => shown.push(isShown),
      log: jest.fn(),
    });
  }
  async function load(position = 0, track = first, generation = 1): Promise<void> {
    await player.load({ track, position, generation });
    fake.emit('ready');
  }
  async function playing(position = 0): Promise<void> {
    begin();
    await load();
    sound(position);
  }
  function sound(position: number, loaded = 1): void {
    const at = { currentPosition: position, loadedProgress: loaded, relativePosition: position / 200_000 };
    fake.emit('play', at);
    fake.emit('playProgress', at);
  }

  /** The rig of the contract test cases; the index of their first frame. */
  function contractRig(firstFrame = 0): PlayerRig {
    const loadTrack = player.load;
    player.load = async (request) => {
      await loadTrack(request);
      fake.emit('ready');
    };
    return {
      player,
      events,
      first,
      second,
      sound: async (position) => sound(position),
      pauseFromOutside: async (position) => fake.emit('pause', { currentPosition: position }),
      async endTwice() {
        fake.emit('pause', { currentPosition: 200_000, relativePosition: 1 });
        fake.emit('finish');
        fake.emit('finish');
      },
      async reportFormerTrack() {
        fake.emit('playProgress', { currentPosition: 3000 }, firstFrame);
        fake.emit('playProgress', { currentPosition: 3000, soundId: 11 });
      },
      async refuseSound() {
        fake.emit('play', { currentPosition: 0 });
        fake.emit('pause', { currentPosition: 0 });
      },
      asked: (what) => fake.calls().filter((call) => call === (what === 'pause' ? 'pause' : 'play')).length,
    };
  }

  return {
    contractRig,
    fake: () => fake,
    /** The commands that the newest frame received. */
    calls: () => fake.calls(),
    player: () => player,
    events: () => events,
    /** Calls that report the widget as visible or hidden. */
    shown: () => shown,
    frames: () => [...document.querySelectorAll('iframe')],
    begin,
    load,
    playing,
    sound,
  };
}
