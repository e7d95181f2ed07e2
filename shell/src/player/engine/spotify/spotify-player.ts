// Spotify behind the player port: the SDK's device sounds, the Web API starts tracks on it.
import type { Track } from '@segue/contract';
import type { LoadRequest, UnavailableReason } from '@segue/stores/ports';
import type { PlayerOutlets, ProviderPlayer } from '../provider-player';
import { waitForArrival, type Arrival } from '../seek-arrival';
import type { AccessToken } from './access-token';
import { createDevice } from './device';
import { duringSeek, readState, watchFor, type EndWatch } from './end-of-track';
import type { Sdk, SdkState } from './sdk';
import { startPlayback } from './start-playback';

const TICK_MS = 500;
const RESYNC_MS = 5000;
/** Sound past its own end means that the end was never told. */
const OVERRUN_MS = 2000;
const FIRST_STATE_MS = 10_000;

export type SpotifyPlayer = ProviderPlayer & {
  /** Makes the device for a Premium member; takes it and the token away from anybody else. */
  allow: (isAllowed: boolean) => Promise<void>;
};

type Parts = PlayerOutlets & {
  apiUrl: string;
  sdkOrigin: string;
  sdk: Promise<Sdk>;
  token: AccessToken;
  premiumDenied: () => void;
};

/** One play request and what the SDK said of it. */
type Run = {
  request: LoadRequest;
  watch: EndWatch;
  wantsSound: boolean;
  /** Position, and when it was true; null until the first state of this run. */
  mark: { position: number; at: number; isRunning: boolean; duration: number } | null;
  startedAt: number | null;
  syncedAt: number;
  arrival: Arrival | null;
};

export function createSpotifyPlayer({
  tell,
  log,
  premiumDenied,
  token,
  apiUrl,
  ...parts
}: Parts): SpotifyPlayer {
  let isAllowed = false;
  let run: Run | null = null;
  let isActivated = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const device = createDevice({
    ...parts,
    token,
    log,
    onState: takeState,
    onAutoplayRefused: () => run && giveUp(run, 'needs-gesture'),
    onRefused(reason) {
      if (reason === 'needs-premium') premiumDenied();
      if (run && run.startedAt !== null) giveUp(run, reason);
    },
  });

  function takeState(state: SdkState | null): void {
    if (!run) return;
    const now = Date.now();
    const { watch, verdict } = readState(run.watch, state, { now, wantsSound: run.wantsSound });
    run.watch = watch;
    if (verdict === 'foreign') return;
    if (verdict === 'lost') return end(run, 'lost');
    if (verdict === 'strayed') void device.player()?.pause();
    if (verdict !== 'current' || !state) return end(run, 'ended');
    run.syncedAt = now;
    run.mark = {
      position: state.position,
      at: now,
      isRunning: !state.paused && !state.loading,
      duration: state.duration || run.request.track.duration,
    };
    if (!state.paused && !run.wantsSound) void device.player()?.pause();
    run.arrival?.reach(state.position);
    report(run, !state.paused);
  }

  function positionOf({ mark, request }: Run, now: number): number {
    if (!mark) return request.position;
    return mark.isRunning ? mark.position + now - mark.at : mark.position;
  }

  function report(told: Run, isPlaying: boolean): void {
    const { mark, request } = told;
    if (!mark) return;
    const position = Math.min(positionOf(told, Date.now()), mark.duration);
    tell({ kind: 'progress', generation: request.generation, isPlaying, position, duration: mark.duration });
  }

  function end(ended: Run, kind: 'ended' | 'lost'): void {
    run = null;
    stopTicking();
    tell({ kind, generation: ended.request.generation });
  }

  function giveUp(failed: Run, reason: UnavailableReason): void {
    if (reason === 'needs-gesture') {
      failed.wantsSound = false;
    } else if (run === failed) {
      run = null;
      stopTicking();
    }
    tell({ kind: 'unavailable', generation: failed.request.generation, reason });
  }

  function tick(): void {
    if (!run) return;
    const now = Date.now();
    if (!run.mark) {
      if (run.wantsSound && run.startedAt !== null && now - run.startedAt > FIRST_STATE_MS)
        giveUp(run, 'failed');
      return;
    }
    if (!run.mark.isRunning) return;
    const hasOverrun = positionOf(run, now) > run.mark.duration + OVERRUN_MS;
    if (hasOverrun || now - run.syncedAt > RESYNC_MS) void resync(run, hasOverrun);
    report(run, true);
  }

  async function resync(asked: Run, hasOverrun: boolean): Promise<void> {
    asked.syncedAt = Date.now();
    const state = (await device.player()?.getCurrentState()) ?? null;
    if (run !== asked) return;
    if (state && hasOverrun) end(asked, 'ended');
    else takeState(state);
  }

  function stopTicking(): void {
    clearInterval(timer);
    timer = undefined;
  }

  async function start(wanted: Run): Promise<void> {
    const isWanted = () => run === wanted && wanted.wantsSound;
    const answer = await device.whenReady();
    if (!isWanted()) return;
    if ('refusal' in answer) return giveUp(wanted, answer.refusal);
    wanted.startedAt = Date.now();
    timer ??= setInterval(tick, TICK_MS);
    const outcome = await startPlayback(
      { deviceId: answer.id, uri: wanted.watch.expected.uri, position: wanted.request.position },
      {
        apiUrl,
        token,
        isWanted,
        log,
        async reconnect() {
          const again = await device.reconnect();
          if ('refusal' in again) throw new Error(again.refusal);
          return again.id;
        },
      },
    );
    if (outcome === 'superseded') wanted.startedAt = null;
    if (outcome === 'needs-premium') premiumDenied();
    if (outcome === 'needs-premium' || outcome === 'failed') giveUp(wanted, outcome);
  }

  return {
    prepare() {
      if (isActivated) return;
      const activation = device.player()?.activateElement();
      activation?.then(
        () => {
          isActivated = true;
        },
        (error: unknown) => log('The browser did not activate the player', error),
      );
    },
    canPlay: (track) => playUri(track) !== null,
    async load(request) {
      stopTicking();
      if (!isAllowed) {
        tell({ kind: 'unavailable', generation: request.generation, reason: 'needs-premium' });
        return;
      }
      const watch = watchFor(request.track, playUri(request.track) ?? '');
      run = { request, watch, wantsSound: true, mark: null, startedAt: null, syncedAt: 0, arrival: null };
      await start(run);
    },
    async play() {
      if (!run) throw new Error('Spotify holds no track');
      run.wantsSound = true;
      if (run.startedAt === null) return start(run);
      const asked = run;
      const state = (await device.player()?.getCurrentState()) ?? null;
      if (!state) throw new Error('Spotify plays elsewhere');
      if (run === asked && asked.wantsSound) await device.player()?.resume();
    },
    async pause() {
      if (!run) return;
      run.wantsSound = false;
      if (run.mark) await device.player()?.pause();
    },
    async seek(position) {
      if (!run) return;
      if (!run.mark) {
        run.request = { ...run.request, position };
        return;
      }
      const now = Date.now();
      run.watch = duringSeek(run.watch, now);
      run.mark = { ...run.mark, position, at: now };
      const arrival = waitForArrival(position);
      run.arrival = arrival;
      await device.player()?.seek(position);
      await arrival.done;
    },
    setVolume: (volume) => device.setVolume(volume),
    async allow(allowed) {
      token.drop();
      device.close();
      isActivated = false;
      run = null;
      stopTicking();
      isAllowed = allowed;
      if (allowed) await device.open();
    },
    dispose() {
      stopTicking();
      run = null;
      device.close();
    },
  };
}

/** `spotify:track:{id}`, whatever form the catalogue's link has; null for something else. */
export function playUri({ id }: Pick<Track, 'id'>): string | null {
  const bare = id.replace(/^spotify:track:/, '');
  return /^[A-Za-z0-9]+$/.test(bare) ? `spotify:track:${bare}` : null;
}
