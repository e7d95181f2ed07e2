// This page as a Spotify Connect device, for users with Premium. Its id can change when it reconnects.
import { APP_NAME } from '@segue/contract';
import type { SpotifyDevice } from '@segue/kernel/state/ports';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { defer, type Deferred } from '@segue/shell/port/promises';
import { joinStops, listen } from '@segue/shell/port/listen';
import { whyNotLoaded } from '@segue/shell/port/provider-scripts';
import { withinMs } from '@segue/shell/port/time-limit';
import type { AccessToken } from './access-token';
import { keepFrameAwake, reloadFrame, type Sdk, type SdkPlayer, type SdkState } from './sdk';

const READY_MS = 10_000;
/** The least time a caller waits, even when the device has been connecting for READY_MS. */
const LAST_CHANCE_MS = 500;
const CONNECT_MS = 5000;
/** How long a reconnection, or a new player, may take. */
const RECOVER_MS = 4000;
/** A frame that has not answered after this time has crashed or hangs (spotify/web-playback-sdk, issue 83). */
const STATE_MS = 2000;

type DeviceAnswer = { id: string } | { refusal: UnavailableReason };
const DOWN: DeviceAnswer = { refusal: 'provider-down' };

type Parts = {
  sdk: () => Promise<Sdk>;
  sdkOrigin: string;
  token: AccessToken;
  /** Whether a track is playing: then the device is not disconnected to recover it. */
  isSounding: () => boolean;
  onState: (state: SdkState | null) => void;
  onAutoplayRefused: () => void;
  deviceChanged: (device: SpotifyDevice) => void;
  /** The account is not allowed to play, or the browser cannot. */
  onRefused: (reason: UnavailableReason) => void;
  log: (message: string, detail?: unknown) => void;
};

export function createDevice(parts: Parts) {
  const { sdk, token, log, deviceChanged } = parts;
  let isOpen = false;
  let stopListening = () => {};
  let player: SdkPlayer | null = null;
  let volume: number | undefined;
  let answer: Deferred<DeviceAnswer> = defer();
  let isAnswered = false;
  let readyId: string | null = null;
  let isLost = false;
  let mustReconnect = false;
  /** The SDK's frame does not answer, or does not play: a reconnection would not help. */
  let isFrameDead = false;
  let recovering: Promise<DeviceAnswer> | null = null;
  let connectingSince = 0;

  function settle(given: DeviceAnswer): void {
    resetAnswer();
    answer.resolve(given);
    isAnswered = true;
    readyId = 'id' in given ? given.id : null;
  }

  /** The next answer resolves the callers that are waiting. */
  function resetAnswer(): void {
    if (isAnswered) answer = defer();
    isAnswered = false;
    readyId = null;
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
      // The id can change, for example after the computer slept.
      settle({ id });
      deviceChanged('ready');
      keepFrameAwake(parts.sdkOrigin);
      if (volume !== undefined) void made.setVolume(volume);
    });
    made.addListener('not_ready', () => {
      if (player !== made) return;
      isLost = true;
      deviceChanged('lost');
      resetAnswer();
    });
    made.addListener('player_state_changed', parts.onState);
    made.addListener('autoplay_failed', parts.onAutoplayRefused);
    made.addListener('initialization_error', ({ message }) => {
      log('Initialization error', message);
      refuse('provider-down');
    });
    made.addListener('authentication_error', ({ message }) => {
      log('Authentication error', message);
      token.refused();
      mustReconnect = true;
      refuse('provider-down');
    });
    made.addListener('account_error', ({ message }) => {
      log('Account error', message);
      refuse('needs-premium');
    });
    made.addListener('playback_error', ({ message }) => log('Playback error', message));
  }

  /** The device's id once it is ready. A lost device is reconnected first, then replaced by a new player. */
  async function whenReady(): Promise<DeviceAnswer> {
    // Loads the script again if that failed before; the failure is logged there.
    const refusal = isOpen && !player ? await open() : null;
    if (refusal !== null) return { refusal };
    const given = (mustReconnect ? null : await answered()) ?? (parts.isSounding() ? DOWN : await recover());
    // The next call tries to reconnect.
    if ('refusal' in given && given.refusal === 'provider-down') mustReconnect = true;
    return given;
  }

  async function answered(): Promise<DeviceAnswer | null> {
    // A long silent device will hardly become ready, and the queue can continue with another track.
    const remaining = isLost ? 0 : connectingSince + READY_MS - Date.now();
    return (await withinMs(Math.max(LAST_CHANCE_MS, remaining), answer.promise)) ?? null;
  }

  /** The SDK does not always reconnect by itself, for example after sleep. Concurrent callers share one attempt. */
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
    resetAnswer();
    deviceChanged('connecting');
    former.disconnect();
    if (!isFrameDead) {
      const again = await withinMs(
        RECOVER_MS,
        connect(former).then(() => answer.promise),
      );
      if (again) return again;
      log('The device did not reconnect; a new player is created');
      former.disconnect();
    }
    isFrameDead = false;
    await reloadFrame(parts.sdkOrigin);
    // Closed or replaced while waiting.
    if (!isOpen || player !== former) return DOWN;
    player = null;
    const made = await withinMs(
      RECOVER_MS,
      open().then((refusal) => (refusal === null ? answer.promise : { refusal })),
    );
    if (made) return made;
    log('The device did not become ready');
    isLost = isOpen;
    if (isOpen) deviceChanged('lost');
    return DOWN;
  }

  /** Creates the player. Resolves with the reason when the SDK did not load, else with null. */
  async function open(): Promise<UnavailableReason | null> {
    deviceChanged('connecting');
    let refusal: UnavailableReason = 'provider-down';
    const loaded = await withinMs(READY_MS, sdk()).catch((error: unknown) => {
      refusal = whyNotLoaded(error);
    });
    if (!loaded) {
      if (isOpen) deviceChanged('lost');
      return refusal;
    }
    if (!isOpen || player) return null;
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
    return null;
  }

  async function connect(connected: SdkPlayer): Promise<void> {
    connectingSince = Date.now();
    // A refused connection is reported by an event; some connections never settle.
    await withinMs(CONNECT_MS, connected.connect()).catch((error: unknown) =>
      log('The device did not connect', error),
    );
  }

  /** Page visible or online again: recovers a lost device before it is needed. */
  function onWake(): void {
    if (isLost && player && !document.hidden && navigator.onLine) void whenReady();
  }

  /** The next start replaces the SDK's frame. */
  function distrust(): void {
    log('The player does not answer; its frame is replaced');
    isFrameDead = true;
    mustReconnect = true;
  }

  return {
    async open(): Promise<void> {
      if (!isOpen) {
        stopListening = joinStops(
          listen(window, ['online'], onWake),
          listen(document, ['visibilitychange'], onWake),
        );
      }
      isOpen = true;
      await open();
    },
    close(): void {
      stopListening();
      isOpen = false;
      isLost = false;
      deviceChanged('none');
      player?.disconnect();
      player = null;
      resetAnswer();
    },
    whenReady,
    /** Reconnects or replaces the device; resolves with its new id, or rejects. */
    async renew(): Promise<string> {
      const again = await recover();
      if ('refusal' in again) throw new Error('The device was refused', { cause: again.refusal });
      return again.id;
    },
    /** The device's id when it is ready, so that nothing has to be awaited; else null. */
    readyId: () => (mustReconnect ? null : readyId),
    player: () => player,
    /** The SDK's state, null when another device plays; undefined when its frame does not answer and is distrusted. */
    async state(): Promise<SdkState | null | undefined> {
      const asked = player;
      if (!asked) return null;
      const state = await withinMs(STATE_MS, asked.getCurrentState());
      if (state === undefined && player === asked) distrust();
      return state;
    },
    distrust,
    /** 0..1; remembered until there is a player. */
    async setVolume(wanted: number): Promise<void> {
      volume = wanted;
      await player?.setVolume(wanted);
    },
  };
}
