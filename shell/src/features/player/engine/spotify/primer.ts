// Primes the next track while the other provider plays: plays its first moment at volume 0 and pauses it at its start. It then
// only has to be resumed, without the Web API, the push to the device and the download of the sound.
import { defer, type Deferred } from '../promises';
import { withinMs } from '../../../../platform/time-limit';
import type { AccessToken } from './access-token';
import type { Device } from './device';
import type { SdkState } from './sdk';
import { requestPlay } from './start-playback';
import type { Transport } from './transport';
import { callApi } from './web-api';

const VOLUME_MS = 1000;
/** A track that does not play within this time is not primed. */
const START_MS = 5000;
const POLL_MS = 250;

type Parts = {
  apiUrl: string;
  token: AccessToken;
  device: Device;
  transport: Transport;
  log: (message: string, detail?: unknown) => void;
};

type Attempt = {
  uri: string;
  phase: 'starting' | 'primed' | 'failed';
  /** Its first state with sound arrived. */
  started: Deferred<true>;
  isSounding: boolean;
  over: Promise<void>;
};

export function createPrimer({ apiUrl, token, device, transport, log }: Parts) {
  let attempt: Attempt | null = null;

  async function run(mine: Attempt): Promise<void> {
    const [player, deviceId, accessToken] = [device.player(), device.readyId(), token.cached()];
    mine.phase = 'failed';
    if (!player || deviceId === null || accessToken === null) return;
    mine.phase = 'starting';
    const isCancelled = () => attempt !== mine;
    const isFree = await isAccountFree(deviceId, accessToken);
    if (isCancelled()) return;
    if (!isFree) {
      mine.phase = 'failed';
      return;
    }
    await device.setMuted(true);
    // Some browsers leave the volume to the user.
    const isUnheard = (await withinMs(VOLUME_MS, player.getVolume())) === 0;
    if (isCancelled()) return;
    const isAccepted = isUnheard && (await ask({ deviceId, uri: mine.uri, position: 0 }, accessToken));
    const hasStarted = isAccepted && (await hasSounded(mine));
    if (isCancelled()) return;
    if (hasStarted) await transport.pause();
    if (isCancelled()) return;
    mine.phase = hasStarted && !mine.isSounding ? 'primed' : 'failed';
    // The start may still come, and must not be heard: its pause unmutes, or the next start of a track.
    if (isAccepted && mine.phase === 'failed') return;
    if (mine.phase === 'primed') void player.seek(0);
    await device.setMuted(false);
  }

  /** Priming would take playback from another device of this account. */
  async function isAccountFree(deviceId: string, accessToken: string): Promise<boolean> {
    const { status, body } = await callApi(`${apiUrl}/v1/me/player`, accessToken);
    if (status !== 200) return status === 204;
    const { device: active } = (JSON.parse(body) ?? {}) as { device?: { id?: unknown } | null };
    return active?.id === deviceId;
  }

  /** The first state that reports playing may come long before the sound, so the position must advance. */
  async function hasSounded(mine: Attempt): Promise<boolean> {
    for (let waited = 0; waited < START_MS && attempt === mine; waited += POLL_MS) {
      if (await withinMs(POLL_MS, mine.started.promise)) return true;
      stateReceived((await device.state()) ?? null);
    }
    return false;
  }

  async function ask(request: Parameters<typeof requestPlay>[2], accessToken: string): Promise<boolean> {
    const { status } = await requestPlay(apiUrl, accessToken, request);
    const isAccepted = status >= 200 && status < 300;
    if (!isAccepted) log(`Priming a track answered ${status || 'nothing'}`);
    return isAccepted;
  }

  function cancel(): void {
    attempt = null;
    unmute();
  }

  function unmute(): void {
    if (device.isMuted()) void device.setMuted(false);
  }

  function stateReceived(state: SdkState | null): void {
    if (!attempt) return;
    const playing = state?.track_window?.current_track;
    const isOurs = playing?.uri === attempt.uri || playing?.linked_from?.uri === attempt.uri;
    if (!isOurs || !state) {
      // Another device took over, or another track.
      if (attempt.phase === 'primed') attempt.phase = 'failed';
      return;
    }
    const wasSounding = attempt.isSounding;
    attempt.isSounding = !state.paused && !state.loading;
    if (attempt.isSounding && state.position > 0) attempt.started.resolve(true);
    if (attempt.phase === 'starting') return;
    // Too late, or played from another device: the other provider is still playing.
    if (attempt.isSounding) void transport.pause();
    else if (wasSounding && state.paused) unmute();
  }

  return {
    /** Never rejects. A former priming is given up. */
    async prime(uri: string): Promise<void> {
      if (attempt?.uri === uri) return;
      const started = defer<true>();
      const mine: Attempt = { uri, phase: 'starting', started, isSounding: false, over: Promise.resolve() };
      attempt = mine;
      mine.over = run(mine).catch((error: unknown) => {
        mine.phase = 'failed';
        log('A track was not primed', error);
      });
      await mine.over;
    },
    /** Resolves when the priming of this track is over; null when it is not being primed. */
    pending: (uri: string) => (attempt?.uri === uri && attempt.phase === 'starting' ? attempt.over : null),
    /** Whether the track is primed; nothing is primed any more, since the caller plays this or another track. */
    take(uri: string): boolean {
      const isPrimed = attempt?.uri === uri && attempt.phase === 'primed';
      cancel();
      return isPrimed;
    },
    cancel,
    stateReceived,
  };
}
