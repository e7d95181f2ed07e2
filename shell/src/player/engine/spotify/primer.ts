// Primes the next track while the other provider plays: plays its first moment at volume 0 and pauses it at its start. It then
// only has to be resumed, without the Web API, the push to the device and the download of the sound.
import { defer, withinMs, type Deferred } from '../promises';
import type { AccessToken } from './access-token';
import type { Device } from './device';
import type { SdkState } from './sdk';
import { requestPlay } from './start-playback';
import type { Transport } from './transport';

const VOLUME_MS = 1000;
/** A track that does not play within this time is not primed. */
const START_MS = 5000;

export type Primer = {
  /** Never rejects. A former priming is given up. */
  prime: (uri: string) => Promise<void>;
  /** Resolves when the priming of this track is over; null when it is not being primed. */
  pending: (uri: string) => Promise<void> | null;
  /** Whether the track is primed; nothing is primed any more, since the caller plays this or another track. */
  take: (uri: string) => boolean;
  cancel: () => void;
  stateReceived: (state: SdkState | null) => void;
};

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

export function createPrimer({ apiUrl, token, device, transport, log }: Parts): Primer {
  let attempt: Attempt | null = null;

  async function run(mine: Attempt): Promise<void> {
    const [player, deviceId, accessToken] = [device.player(), device.readyId(), token.cached()];
    mine.phase = 'failed';
    if (!player || deviceId === null || accessToken === null) return;
    mine.phase = 'starting';
    const isCancelled = () => attempt !== mine;
    await device.setMuted(true);
    // Some browsers leave the volume to the user.
    const isUnheard = (await withinMs(VOLUME_MS, player.getVolume())) === 0;
    if (isCancelled()) return;
    const isAccepted = isUnheard && (await ask({ deviceId, uri: mine.uri, position: 0 }, accessToken));
    const hasStarted = isAccepted && (await withinMs(START_MS, mine.started.promise));
    if (isCancelled()) return;
    if (hasStarted) await transport.pause();
    if (isCancelled()) return;
    mine.phase = hasStarted && !mine.isSounding ? 'primed' : 'failed';
    // The start may still come, and must not be heard: the next start of a track unmutes.
    if (isAccepted && mine.phase === 'failed') return;
    if (mine.phase === 'primed') void player.seek(0);
    await device.setMuted(false);
  }

  async function ask(request: Parameters<typeof requestPlay>[2], accessToken: string): Promise<boolean> {
    const { status } = await requestPlay(apiUrl, accessToken, request);
    const isAccepted = status >= 200 && status < 300;
    if (!isAccepted) log(`Priming a track answered ${status || 'nothing'}`);
    return isAccepted;
  }

  function cancel(): void {
    attempt = null;
    if (device.isMuted()) void device.setMuted(false);
  }

  return {
    async prime(uri) {
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
    pending: (uri) => (attempt?.uri === uri && attempt.phase === 'starting' ? attempt.over : null),
    take(uri) {
      const isPrimed = attempt?.uri === uri && attempt.phase === 'primed';
      cancel();
      return isPrimed;
    },
    cancel,
    stateReceived(state) {
      if (!attempt) return;
      const playing = state?.track_window?.current_track;
      const isOurs = playing?.uri === attempt.uri || playing?.linked_from?.uri === attempt.uri;
      if (!isOurs || !state) {
        // Another device took over, or another track.
        if (attempt.phase === 'primed') attempt.phase = 'failed';
        return;
      }
      attempt.isSounding = !state.paused && !state.loading;
      if (!attempt.isSounding) return;
      attempt.started.resolve(true);
      // Too late, or played from another device: the other provider is still playing.
      if (attempt.phase !== 'starting') void transport.pause();
    },
  };
}
