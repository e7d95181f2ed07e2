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

export type DeviceAnswer = { id: string } | { refusal: UnavailableReason };

export type Device = {
  open: () => Promise<void>;
  close: () => void;
  /** The id to play on, once Spotify gave one. */
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
  let mustReconnect = false;
  /** When the device was last asked to become ready. */
  let askedAt = 0;

  function refuse(reason: UnavailableReason): void {
    answer.resolve({ refusal: reason });
    deviceChanged('refused');
    parts.onRefused(reason);
  }

  function listenTo(made: SdkPlayer): void {
    made.addListener('ready', ({ device_id: id }) => {
      // After sleep the id may be another one: whoever asks gets the newest.
      answer.resolve({ id });
      answer = defer();
      answer.resolve({ id });
      deviceChanged('ready');
      keepFrameAwake(parts.sdkOrigin);
      if (volume !== undefined) void made.setVolume(volume);
    });
    made.addListener('not_ready', () => {
      deviceChanged('lost');
      answer = defer();
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
    if (isOpen && !player && !(await open())) return { refusal: 'provider-down' };
    // What has been silent for long will hardly speak now, and whoever waits has another track to go on with.
    const patience = Math.max(LAST_CHANCE_MS, askedAt + READY_MS - Date.now());
    const given = await withinMs(patience, answer.promise);
    if (!given) log('The device did not become ready');
    return given ?? { refusal: 'provider-down' };
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

  async function reconnect(): Promise<DeviceAnswer> {
    if (!player) return whenReady();
    mustReconnect = false;
    answer = defer();
    player.disconnect();
    await connect(player);
    return whenReady();
  }

  return {
    async open() {
      isOpen = true;
      await open();
    },
    close() {
      isOpen = false;
      deviceChanged('none');
      player?.disconnect();
      player = null;
      answer = defer();
    },
    whenReady: () => (mustReconnect ? reconnect() : whenReady()),
    async renew() {
      const again = await reconnect();
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
