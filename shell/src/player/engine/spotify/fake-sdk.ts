// A fake Spotify SDK in memory: it imitates the observed behavior of the real one, when the test asks for it.
import { defer } from '../promises';
import type { Sdk, SdkPlayer, SdkState } from './sdk';

type Listener = (payload: unknown) => void;

export type FakeSdk = {
  sdk: Sdk;
  /** What the page asked of it, oldest first. */
  calls: readonly string[];
  options: () => Spotify.PlayerInit | null;
  emit: (event: string, payload?: unknown) => void;
  /** Sets the result of `getCurrentState` and emits it. */
  show: (state: SdkState | null) => void;
  /** Sets what `getCurrentState` answers without telling: the SDK forgot an event. */
  hide: (state: SdkState | null) => void;
  /** From now on this takes until the returned function is called. */
  delay: (what: 'pause' | 'activateElement') => () => void;
};

type FakeSdkOptions = {
  /** Whether a connection makes the device ready; both are counted from 1. */
  isReady?: boolean | ((connection: number, player: number) => boolean);
};

/** Creates an SDK whose device is ready as soon as it connects, unless `isReady` says otherwise. */
export function createFakeSdk({ isReady = true }: FakeSdkOptions = {}): FakeSdk {
  // As in the real SDK, only the newest player receives events.
  let listeners = new Map<string, Listener[]>();
  let players = 0;
  const calls: string[] = [];
  let options: Spotify.PlayerInit | null = null;
  let state: SdkState | null = null;
  let connections = 0;
  const takes = { pause: Promise.resolve(), activateElement: Promise.resolve() };

  const emit = (event: string, payload?: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const asked =
    (name: string) =>
    async (...values: unknown[]): Promise<void> => {
      calls.push([name, ...values].join(' '));
    };

  class Player {
    constructor(given: Spotify.PlayerInit) {
      options = given;
      players += 1;
      listeners = new Map();
      calls.push('new Player');
    }
    addListener(event: string, listener: Listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    }
    async connect() {
      calls.push('connect');
      connections += 1;
      const becomesReady = typeof isReady === 'function' ? isReady(connections, players) : isReady;
      if (becomesReady) emit('ready', { device_id: `device-${connections}` });
      return true;
    }
    disconnect = asked('disconnect');
    async pause() {
      calls.push('pause');
      await takes.pause;
    }
    resume = asked('resume');
    seek = asked('seek');
    setVolume = asked('setVolume');
    async activateElement() {
      calls.push('activateElement');
      await takes.activateElement;
    }
    getCurrentState = async () => state;
  }

  return {
    sdk: { Player: Player as unknown as new (options: Spotify.PlayerInit) => SdkPlayer },
    calls,
    options: () => options,
    emit,
    show(shown) {
      state = shown;
      emit('player_state_changed', shown);
    },
    hide: (hidden) => {
      state = hidden;
    },
    delay(what) {
      const { promise, resolve } = defer<void>();
      takes[what] = promise;
      return resolve;
    },
  };
}

type SdkTrack = Pick<Spotify.Track, 'uri' | 'name' | 'duration_ms'> & {
  linked_from?: Partial<Spotify.Track['linked_from']>;
};
type StatePart = Partial<Pick<SdkState, 'position' | 'paused' | 'loading' | 'duration' | 'disallows'>> & {
  track: SdkTrack;
  previous?: readonly SdkTrack[];
};

/** A state as real sessions report it; say only what the test is about. */
export function anSdkState({ track, previous = [], ...part }: StatePart): SdkState {
  const state = {
    position: 0,
    duration: track.duration_ms,
    paused: false,
    loading: false,
    disallows: {},
    ...part,
    track_window: { current_track: track, previous_tracks: previous, next_tracks: [] },
  };
  return state as unknown as SdkState;
}
