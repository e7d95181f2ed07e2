// This page as a Spotify Connect device, for users with Premium. Its id can change when it reconnects.
import { APP_NAME } from '@segue/contract';
import type { SpotifyDevice } from '@segue/kernel/state/ports';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { joinStops, listen } from '@segue/shell/port/listen';
import { whyNotLoaded } from '@segue/shell/port/provider-scripts';
import { withinMs } from '@segue/shell/port/time-limit';
import type { AccessToken } from './access-token';
import { createDeviceAnswer, DOWN, type DeviceAnswer } from './device-answer';
import { listenTo } from './device-events';
import { keepFrameAwake, reloadFrame, type Sdk, type SdkPlayer, type SdkState } from './sdk';

const READY_MS = 10_000;
/** The least time a caller waits, even when the device has been connecting for READY_MS. */
const LAST_CHANCE_MS = 500;
const CONNECT_MS = 5000;
/** How long a reconnection, or a new player, may take. */
const RECOVER_MS = 4000;
/** A frame that has not answered after this time has crashed or hangs (spotify/web-playback-sdk, issue 83). */
const STATE_MS = 2000;

type Parts = {
  sdk: () => Promise<Sdk>;
  sdkOrigin: string;
  token: AccessToken;
  /** Whether a track is playing: then the device is not disconnected to recover it. */
  isSounding: () => boolean;
  onState: (state: SdkState | null) => void;
  onAutoplayRefused: () => void;
  deviceChanged: (device: SpotifyDevice) => void;
  /** The account is not allowed to play, or the browser lacks support. */
  onRefused: (reason: UnavailableReason) => void;
  log: (message: string, detail?: unknown) => void;
};

export type Device = ReturnType<typeof createDevice>;

export function createDevice(parts: Parts) {
  const { sdk, token, log, deviceChanged } = parts;
  let isOpen = false;
  let stopListening = () => {};
  let player: SdkPlayer | null = null;
  let volume: number | undefined;
  const answer = createDeviceAnswer();
  let isLost = false;
  let mustReconnect = false;
  /** The SDK's frame does not answer, or does not play: a reconnection would not help. */
  let isFrameDead = false;
  let recovering: Promise<DeviceAnswer> | null = null;
  let connectingSince = 0;

  function refuse(reason: UnavailableReason): void {
    answer.settle({ refusal: reason });
    deviceChanged('refused');
    parts.onRefused(reason);
  }

  function becameReady(made: SdkPlayer, id: string): void {
    isLost = false;
    mustReconnect = false;
    // The id can change, for example after the computer slept.
    answer.settle({ id });
    deviceChanged('ready');
    keepFrameAwake(parts.sdkOrigin);
    if (volume !== undefined) void made.setVolume(volume);
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
    return (await withinMs(Math.max(LAST_CHANCE_MS, remaining), answer.given())) ?? null;
  }

  /** The SDK does not always reconnect, for example after sleep. Concurrent callers share one attempt. */
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
    answer.reset();
    deviceChanged('connecting');
    former.disconnect();
    if (!isFrameDead) {
      const again = await withinMs(RECOVER_MS, connect(former).then(answer.given));
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
      open().then((refusal) => (refusal === null ? answer.given() : { refusal })),
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
    const made = player;
    listenTo(made, {
      ...parts,
      isCurrent: () => player === made,
      onReady: (id) => becameReady(made, id),
      onLost() {
        isLost = true;
        deviceChanged('lost');
        answer.reset();
      },
      onRefused: refuse,
      onTokenRefused() {
        token.refused();
        mustReconnect = true;
      },
    });
    await connect(made);
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
      answer.reset();
    },
    whenReady,
    /** Reconnects or replaces the device; resolves with its new id, or rejects. */
    async renew(): Promise<string> {
      const again = await recover();
      if ('refusal' in again) throw new Error('The device was refused', { cause: again.refusal });
      return again.id;
    },
    /** The device's id when it is ready, so that nothing has to be awaited; else null. */
    readyId: () => (mustReconnect ? null : answer.readyId()),
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
