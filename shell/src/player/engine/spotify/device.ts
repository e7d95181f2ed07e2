// This page as a Spotify device: made for a Premium member, named after the product, known by a changing id.
import { APP_NAME } from '@segue/contract';
import type { SpotifyDevice } from '@segue/stores';
import type { UnavailableReason } from '@segue/stores/ports';
import type { Retried } from '../retried';
import { defer, withinMs, type Deferred } from '../waiting';
import type { AccessToken } from './access-token';
import { keepFrameAwake, type Sdk, type SdkPlayer, type SdkState } from './sdk';

const READY_MS = 10_000;
/** A device that has been asked for longer than that still gets a moment. */
const LAST_CHANCE_MS = 500;
const CONNECT_MS = 5000;
/** A second connection, or a second player, is ready sooner or not at all. */
const AGAIN_MS = 4000;

export type DeviceAnswer = { id: string } | { refusal: UnavailableReason };
const DOWN: DeviceAnswer = { refusal: 'provider-down' };

export type Device = {
  open: () => Promise<void>;
  close: () => void;
  /** The id to play on, once Spotify gave one; a device that is gone is connected again, then made anew. */
  whenReady: () => Promise<DeviceAnswer>;
  /** Gives the device up and makes a new one; resolves with its id, rejects without one. */
  renew: () => Promise<string>;
  player: () => SdkPlayer | null;
  /** 0..1; kept for a device that is not there yet. */
  setVolume: (volume: number) => Promise<void>;
};

type Parts = {
  sdk: Retried<Sdk>;
  sdkOrigin: string;
  token: AccessToken;
  /** Whether this device sounds now: it is not disconnected for the sake of what comes later. */
  isSounding: () => boolean;
  onState: (state: SdkState | null) => void;
  onAutoplayRefused: () => void;
  deviceChanged: (device: SpotifyDevice) => void;
  /** The account may not play, or the browser cannot. */
  onRefused: (reason: UnavailableReason) => void;
  log: (message: string, detail?: unknown) => void;
};

export function createDevice(parts: Parts): Device {
  const { sdk, token, log, deviceChanged } = parts;
  let isOpen = false;
  let player: SdkPlayer | null = null;
  let volume: number | undefined;
  let answer: Deferred<DeviceAnswer> = defer();
  let isAnswered = false;
  let isLost = false;
  let mustReconnect = false;
  let recovering: Promise<DeviceAnswer> | null = null;
  /** When the device was last asked to become ready. */
  let askedAt = 0;

  function settle(given: DeviceAnswer): void {
    forget();
    answer.resolve(given);
    isAnswered = true;
  }

  /** Waits for another answer; those who wait already go on waiting for it. */
  function forget(): void {
    if (isAnswered) answer = defer();
    isAnswered = false;
  }

  function refuse(reason: UnavailableReason): void {
    settle({ refusal: reason });
    deviceChanged('refused');
    parts.onRefused(reason);
  }

  function listenTo(made: SdkPlayer): void {
    made.addListener('ready', ({ device_id: id }) => {
      if (player !== made) return;
      isLost = false;
      mustReconnect = false;
      // After sleep the id may be another one: whoever asks gets the newest.
      settle({ id });
      deviceChanged('ready');
      keepFrameAwake(parts.sdkOrigin);
      if (volume !== undefined) void made.setVolume(volume);
    });
    made.addListener('not_ready', () => {
      if (player !== made) return;
      isLost = true;
      deviceChanged('lost');
      forget();
    });
    made.addListener('player_state_changed', parts.onState);
    made.addListener('autoplay_failed', parts.onAutoplayRefused);
    made.addListener('initialization_error', ({ message }) => {
      log('Initialization error', message);
      refuse('provider-down');
    });
    made.addListener('authentication_error', ({ message }) => {
      log('Authentication error', message);
      token.drop();
      mustReconnect = true;
      refuse('failed');
    });
    made.addListener('account_error', ({ message }) => {
      log('Account error', message);
      refuse('needs-premium');
    });
    made.addListener('playback_error', ({ message }) => log('Playback error', message));
  }

  async function whenReady(): Promise<DeviceAnswer> {
    // The script is fetched again when it did not arrive before; its failure was told where it was asked for.
    if (isOpen && !player && !(await open())) return DOWN;
    const given = (mustReconnect ? null : await answered()) ?? (parts.isSounding() ? DOWN : await recover());
    // Asked again, a provider that was down gets another chance.
    if ('refusal' in given && given.refusal === 'provider-down') mustReconnect = true;
    return given;
  }

  async function answered(): Promise<DeviceAnswer | null> {
    // What has been silent for long will hardly speak now, and whoever waits has another track to go on with.
    const patience = isLost ? 0 : askedAt + READY_MS - Date.now();
    return (await withinMs(Math.max(LAST_CHANCE_MS, patience), answer.promise)) ?? null;
  }

  /** The SDK does not always come back by itself, such as after sleep. Callers that come together share one attempt. */
  function recover(): Promise<DeviceAnswer> {
    recovering ??= reconnectOrReplace().finally(() => {
      recovering = null;
    });
    return recovering;
  }

  async function reconnectOrReplace(): Promise<DeviceAnswer> {
    const former = player;
    if (!former) return DOWN;
    mustReconnect = false;
    forget();
    deviceChanged('connecting');
    former.disconnect();
    const again = await withinMs(
      AGAIN_MS,
      connect(former).then(() => answer.promise),
    );
    if (again) return again;
    log('The device did not come back and is made anew');
    former.disconnect();
    // It was closed or replaced in the meantime.
    if (!isOpen || player !== former) return DOWN;
    player = null;
    const made = await withinMs(
      AGAIN_MS,
      open().then((isMade) => (isMade ? answer.promise : undefined)),
    );
    if (made) return made;
    log('The device did not become ready');
    isLost = isOpen;
    if (isOpen) deviceChanged('lost');
    return DOWN;
  }

  /** Makes the player; false when its script did not come. */
  async function open(): Promise<boolean> {
    deviceChanged('connecting');
    const loaded = await withinMs(READY_MS, sdk.get()).catch(() => undefined);
    if (!loaded) {
      if (isOpen) deviceChanged('lost');
      return false;
    }
    if (!isOpen || player) return true;
    const getOAuthToken = (give: (token: string) => void) => {
      token.get().then(give, (error: unknown) => log('No token for the playback SDK', error));
    };
    player = new loaded.Player({
      name: APP_NAME,
      getOAuthToken,
      ...(volume === undefined ? {} : { volume }),
    });
    mustReconnect = false;
    listenTo(player);
    await connect(player);
    return true;
  }

  async function connect(connected: SdkPlayer): Promise<void> {
    askedAt = Date.now();
    // What a refused connection means is told by an event; some never answer at all.
    await withinMs(CONNECT_MS, connected.connect()).catch((error: unknown) =>
      log('The device did not connect', error),
    );
  }

  /** The page woke up or is connected again: a device that is gone comes back before it is needed. */
  function onWake(): void {
    if (isLost && player && !document.hidden && navigator.onLine) void whenReady();
  }

  return {
    async open() {
      if (!isOpen) listenForWaking(onWake, 'addEventListener');
      isOpen = true;
      await open();
    },
    close() {
      listenForWaking(onWake, 'removeEventListener');
      isOpen = false;
      isLost = false;
      deviceChanged('none');
      player?.disconnect();
      player = null;
      forget();
    },
    whenReady,
    async renew() {
      const again = await recover();
      if ('refusal' in again) throw new Error(again.refusal);
      return again.id;
    },
    player: () => player,
    async setVolume(wanted) {
      volume = wanted;
      await player?.setVolume(wanted);
    },
  };
}

function listenForWaking(onWake: () => void, act: 'addEventListener' | 'removeEventListener'): void {
  window[act]('online', onWake);
  document[act]('visibilitychange', onWake);
}
