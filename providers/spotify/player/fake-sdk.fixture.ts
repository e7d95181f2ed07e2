// A fake Spotify SDK in memory: it imitates the observed behavior of the real one, when the test asks for it.
import type { Sdk, SdkPlayer, SdkState } from './sdk';

type Listener = (payload: unknown) => void;

export type FakeSdk = ReturnType<typeof createFakeSdk>;

type FakeSdkOptions = {
  /** Whether a connection makes the device ready; both are counted from 1. */
  isReady?: boolean | ((connection: number, player: number) => boolean);
  /** As on iOS, where the page cannot change the volume. */
  isVolumeFixed?: boolean;
};

/** Creates an SDK whose device is ready as soon as it connects, unless `isReady` says otherwise. */
export function createFakeSdk({ isReady = true, isVolumeFixed = false }: FakeSdkOptions = {}) {
  // As in the real SDK, only the newest player receives events.
  let listeners = new Map<string, Listener[]>();
  let players = 0;
  const calls: string[] = [];
  let options: Spotify.PlayerInit | null = null;
  let state: SdkState | null = null;
  let shownAt = 0;
  let failure: 'frozen' | 'silent' | null = null;
  let connections = 0;
  let arePausesHeld = false;
  let volume = 1;

  const emit = (event: string, payload?: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  /** Sets what `getCurrentState` answers without telling: the SDK forgot an event. */
  const hide = (hidden: SdkState | null) => {
    state = hidden;
    shownAt = Date.now();
  };
  /** The fake player's position advances between two reported states. */
  const currentState = () => {
    if (!state || state.paused || state.loading || failure) return state;
    return { ...state, position: Math.min(state.position + Date.now() - shownAt, state.duration) };
  };
  /** Sets the result of `getCurrentState` and emits it. */
  const show = (shown: SdkState | null) => {
    hide(shown);
    emit('player_state_changed', shown);
  };
  const confirmPause = () => {
    if (state && !state.paused && !arePausesHeld) show({ ...state, paused: true });
  };
  /** As in the real SDK, the promise settles when the command is posted. */
  const asked =
    (name: string) =>
    async (...values: unknown[]): Promise<void> => {
      calls.push([name, ...values].join(' '));
    };

  class Player {
    constructor(given: Spotify.PlayerInit) {
      options = given;
      players += 1;
      failure = null;
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
      queueMicrotask(confirmPause);
    }
    resume = asked('resume');
    seek = asked('seek');
    async setVolume(wanted: number) {
      calls.push(`setVolume ${wanted}`);
      volume = isVolumeFixed ? volume : wanted;
    }
    getVolume = async () => volume;
    activateElement = asked('activateElement');
    getCurrentState = () =>
      failure === 'silent' ? new Promise<never>(() => undefined) : Promise.resolve(currentState());
  }

  return {
    sdk: { Player: Player as unknown as new (options: Spotify.PlayerInit) => SdkPlayer } satisfies Sdk,
    /** The commands that the page sent, oldest first. */
    calls,
    options: () => options,
    emit,
    show,
    hide,
    /** From now on the SDK's position stands still, or its frame does not answer; a new player mends it. */
    fail(how: 'frozen' | 'silent') {
      hide(currentState());
      failure = how;
    },
    /** From now on no state confirms a pause, until the returned function is called. */
    holdPauses() {
      arePausesHeld = true;
      return () => {
        arePausesHeld = false;
        confirmPause();
      };
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

/** A player state as real sessions report it; tests override single fields. */
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
