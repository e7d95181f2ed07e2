// Spotify behind the player port: the SDK's device sounds, the Web API starts tracks on it.
import type { SpotifyDevice } from '@segue/stores';
import type { UnavailableReason } from '@segue/stores/ports';
import type { PlayerOutlets, ProviderPlayer } from '../provider-player';
import { reasonOf } from '../provider-token';
import type { Retried } from '../retried';
import type { AccessToken } from './access-token';
import { createActivation } from './activation';
import { createDevice } from './device';
import { readState } from './end-of-track';
import {
  hangs,
  hasOverrun,
  headFor,
  neverBegan,
  newRun,
  noteState,
  playUri,
  progressOf,
  revived,
  type Run,
} from './run';
import type { Sdk, SdkState } from './sdk';
import { foreseeTrouble } from './foresee-trouble';
import { createHush } from './hush';
import { startPlayback } from './start-playback';

const TICK_MS = 500;
const RESYNC_MS = 5000;

export type SpotifyPlayer = ProviderPlayer & {
  /** Makes the device for a Premium member; takes it and the token away from anybody else. */
  allow: (isAllowed: boolean) => Promise<void>;
};

type Parts = PlayerOutlets & {
  apiUrl: string;
  sdkOrigin: string;
  sdk: Retried<Sdk>;
  token: AccessToken;
  premiumDenied: () => void;
  deviceChanged: (device: SpotifyDevice) => void;
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
  let timer: ReturnType<typeof setInterval> | undefined;

  const device = createDevice({
    ...parts,
    token,
    log,
    isSounding: () => run?.mark?.isRunning === true,
    onState: takeState,
    onAutoplayRefused: () => run && giveUp(run, 'needs-gesture'),
    onRefused(reason) {
      if (run && run.startedAt !== null) giveUp(run, reason);
      if (reason === 'needs-premium') premiumDenied();
    },
  });

  const hush = createHush(device.player);
  const activation = createActivation(device.player, log);

  function takeState(state: SdkState | null): void {
    if (!run) return;
    const now = Date.now();
    const { watch, verdict } = readState(run.watch, state, { now, wantsSound: run.wantsSound });
    run.watch = watch;
    if (verdict === 'foreign') return;
    if (verdict === 'lost') return end(run, 'lost');
    if (verdict === 'strayed') void hush.now();
    if (verdict !== 'current' || !state) return end(run, 'ended');
    noteState(run, state, now);
    if (!state.paused && !run.wantsSound) void hush.now();
    run.arrival?.reach(state.position);
    report(run, !state.paused);
  }

  function report(told: Run, isPlaying: boolean): void {
    const progress = progressOf(told, isPlaying, Date.now());
    if (progress) tell({ kind: 'progress', ...progress });
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
    if (neverBegan(run, now)) return giveUp(run, 'failed');
    if (hangs(run, now)) return revive(run);
    if (!run.mark?.isRunning) return;
    if (hasOverrun(run, now) || now - run.syncedAt > RESYNC_MS) void resync(run);
    report(run, true);
  }

  /** What hangs is begun once more where it stands; after that the track has failed. */
  function revive(hanging: Run): void {
    if (hanging.isRevived) return giveUp(hanging, 'failed');
    log('The sound did not come and is begun again', hanging.watch.expected);
    run = revived(hanging, Date.now());
    void start(run);
  }

  async function resync(asked: Run): Promise<void> {
    const isBeyondEnd = hasOverrun(asked, Date.now());
    asked.syncedAt = Date.now();
    const state = (await device.player()?.getCurrentState()) ?? null;
    if (run !== asked) return;
    if (state && isBeyondEnd) end(asked, 'ended');
    else takeState(state);
  }

  function stopTicking(): void {
    clearInterval(timer);
    timer = undefined;
  }

  async function start(wanted: Run): Promise<void> {
    const isWanted = () => run === wanted && wanted.wantsSound;
    // Asked for first: without a token the device cannot become ready either, and would be blamed for it.
    const answer = await token.get().then(device.whenReady, (error) => ({ refusal: reasonOf(error) }));
    if (!isWanted()) return;
    if ('refusal' in answer) return giveUp(wanted, answer.refusal);
    await Promise.all([hush.settled(), activation.settled()]);
    if (!isWanted()) return;
    wanted.startedAt = Date.now();
    timer ??= setInterval(tick, TICK_MS);
    const outcome = await startPlayback(
      { deviceId: answer.id, uri: wanted.watch.expected.uri, position: wanted.request.position },
      {
        apiUrl,
        token,
        isWanted,
        log,
        reconnect: device.renew,
      },
    );
    if (outcome === 'superseded') wanted.startedAt = null;
    else if (outcome !== 'started') giveUp(wanted, outcome);
    // Said last: the session then stops what is still current, and would silence the reason.
    if (outcome === 'needs-premium') premiumDenied();
  }

  return {
    prepare: activation.now,
    canPlay: (track) => playUri(track) !== null,
    async preflight(track) {
      const uri = playUri(track);
      if (!uri) return 'failed';
      if (!isAllowed) return 'needs-premium';
      const answer = await device.whenReady();
      return 'refusal' in answer ? answer.refusal : foreseeTrouble(uri, { apiUrl, token });
    },
    async load(request) {
      stopTicking();
      if (!isAllowed) {
        tell({ kind: 'unavailable', generation: request.generation, reason: 'needs-premium' });
        return;
      }
      run = newRun(request);
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
      if (run.mark) await hush.now();
    },
    async seek(position) {
      const arrival = run && headFor(run, position);
      if (!arrival) return;
      await device.player()?.seek(position);
      await arrival.done;
    },
    setVolume: (volume) => device.setVolume(volume),
    async allow(allowed) {
      token.drop();
      device.close();
      activation.forget();
      if (run) end(run, 'lost');
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
