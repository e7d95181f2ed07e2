// Spotify's adapter of the player port: the SDK makes this page a device, the Web API starts tracks on it.
import type { Track } from '@segue/contract';
import type { SpotifyDevice } from '@segue/kernel/state/ports';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import type { PlayerCallbacks, ProviderPlayer } from '@segue/shell/port/provider-player';
import { reasonOf } from '@segue/shell/port/provider-token';
import type { AccessToken } from './access-token';
import { createActivation } from './activation';
import { createDevice } from './device';
import { readState } from './end-of-track';
import {
  beginSeek,
  inMilliseconds,
  playUri,
  progressOf,
  recordState,
  restartOf,
  PlaybackAttempt,
} from './playback-attempt';
import { createPlaybackWatch } from './playback-watch';
import { preflightTrack } from './preflight-track';
import type { Sdk, SdkState } from './sdk';
import { startPlayback } from './start-playback';
import { createTransport } from './transport';

export type SpotifyPlayer = ProviderPlayer & Required<Pick<ProviderPlayer, 'allow'>>;

type Parts = PlayerCallbacks & {
  apiUrl: string;
  /** Spotify's country for a user's token without one. */
  market?: string | undefined;
  sdkOrigin: string;
  sdk: () => Promise<Sdk>;
  token: AccessToken;
  premiumDenied: () => void;
  deviceChanged: (device: SpotifyDevice) => void;
};

export function createSpotifyPlayer({
  emit,
  log,
  premiumDenied,
  token,
  apiUrl,
  market,
  ...parts
}: Parts): SpotifyPlayer {
  let isAllowed = false;
  let isWarm = false;
  let current: PlaybackAttempt | null = null;

  const device = createDevice({
    ...parts,
    token,
    log,
    isSounding: () => current?.lastState?.isClaimed === true,
    onState: takeState,
    onAutoplayRefused() {
      activation.reset();
      if (current) fail(current, 'needs-gesture');
    },
    onRefused(reason) {
      const isDenied = reason === 'needs-premium';
      // A start that still waits for the device fails by its answer; after a change of session that would be ignored.
      if (current && (isDenied || current.startedAt !== null)) fail(current, reason);
      if (isDenied) premiumDenied();
    },
  });

  const transport = createTransport(device.player);
  const activation = createActivation(device.player, log);
  const watch = createPlaybackWatch({
    ...{ apiUrl, token, device, report, restart, end, takeState },
    current: () => current,
    onUnanswered: (attempt) => fail(attempt, 'provider-down'),
  });

  function takeState(told: SdkState | null): void {
    transport.stateReceived(told);
    if (told && !told.paused && !told.loading) activation.soundHeard();
    if (!current) return;
    const now = Date.now();
    const state = told && inMilliseconds(current, told, now);
    const { watch: next, status } = readState(current.watch, state, { now, shouldPlay: current.shouldPlay });
    current.watch = next;
    if (status === 'foreign') return;
    if (status === 'lost') return end(current, 'lost');
    if (status === 'continued') void transport.pause();
    if (status !== 'current' || !state) return end(current, 'ended');
    recordState(current, state, now);
    if (!state.paused && !current.shouldPlay) void transport.pause();
    current.arrival?.reach(state.position);
    report(current, !state.paused);
  }

  function report(attempt: PlaybackAttempt, isPlaying: boolean): void {
    const progress = progressOf(attempt, isPlaying, Date.now());
    if (progress) emit({ kind: 'progress', ...progress });
  }

  function end(attempt: PlaybackAttempt, kind: 'ended' | 'lost'): void {
    current = null;
    watch.stop();
    emit({ kind, generation: attempt.request.generation });
  }

  function fail(attempt: PlaybackAttempt, reason: UnavailableReason): void {
    if (reason === 'needs-gesture') {
      attempt.shouldPlay = false;
    } else if (current === attempt) {
      current = null;
      watch.stop();
    }
    emit({ kind: 'unavailable', generation: attempt.request.generation, reason });
  }

  /** Starts a stalled track again at its position; a second stall is a failure. */
  function restart(stalled: PlaybackAttempt): void {
    if (stalled.isRestart) return fail(stalled, 'failed');
    log('The track stalled and is started again', stalled.watch.expected);
    const progress = progressOf(stalled, true, Date.now());
    if (progress) emit({ kind: 'progress', ...progress, isBuffering: true });
    current = restartOf(stalled, Date.now());
    void start(current);
  }

  async function start(attempt: PlaybackAttempt): Promise<void> {
    const isWanted = () => current === attempt && attempt.shouldPlay;
    // A known token or device is not awaited: React would render the next track before its start is requested.
    const readyId = token.cached() === null ? null : device.readyId();
    // The token comes first: without one the device cannot become ready, and the failure would look like the device's.
    const answer = readyId
      ? { id: readyId }
      : await token.get().then(device.whenReady, (error) => ({ refusal: reasonOf(error, 'spotify') }));
    if (!isWanted()) return;
    if ('refusal' in answer) return fail(attempt, answer.refusal);
    if (transport.isPausing()) await transport.whenPaused();
    if (!isWanted()) return;
    attempt.startedAt = Date.now();
    watch.start();
    const result = await startPlayback(
      { deviceId: answer.id, uri: attempt.watch.expected.uri, position: attempt.request.position },
      {
        apiUrl,
        token,
        isWanted,
        log,
        reconnect: device.renew,
        checkTrack: () => checkTrack(attempt.request.track),
      },
    );
    if (result === 'superseded') attempt.startedAt = null;
    else if (result !== 'started') fail(attempt, result);
    // After the failure: the change of session stops the current track, and the failure would be ignored.
    if (result === 'needs-premium') premiumDenied();
  }

  /** Opens the device now or, for a user who may not play yet, as soon as that is allowed. */
  function warmUp(): void {
    if (isAllowed && !isWarm) void device.open();
    isWarm = true;
  }

  const checkTrack = (track: Track) => preflightTrack(track, { apiUrl, market, token });

  return {
    warmUp,
    prepare: activation.activate,
    canPlay: (track) => playUri(track) !== null,
    async preflight(track) {
      const uri = playUri(track);
      if (!uri) return 'failed';
      if (!isAllowed) return 'needs-premium';
      warmUp();
      const answer = await device.whenReady();
      return 'refusal' in answer ? answer.refusal : checkTrack(track);
    },
    async load(request) {
      watch.stop();
      if (!isAllowed) {
        emit({ kind: 'unavailable', generation: request.generation, reason: 'needs-premium' });
        return;
      }
      warmUp();
      current = new PlaybackAttempt(request);
      await start(current);
    },
    async play() {
      if (!current) throw new Error('No track is loaded in Spotify');
      current.shouldPlay = true;
      if (current.startedAt === null) return start(current);
      transport.resume();
      if (!(await device.state())) throw new Error('Spotify plays on another device, or does not answer');
    },
    async pause() {
      if (!current) return;
      current.shouldPlay = false;
      if (current.lastState) await transport.pause();
    },
    async seek(position) {
      const arrival = current && beginSeek(current, position);
      if (!arrival) return;
      await device.player()?.seek(position);
      await arrival.done;
    },
    setVolume: (volume) => device.setVolume(volume),
    async allow(allowed) {
      token.drop();
      device.close();
      activation.reset();
      transport.stateReceived(null);
      if (current) end(current, 'lost');
      isAllowed = allowed;
      if (allowed && isWarm) await device.open();
    },
    dispose() {
      watch.stop();
      current = null;
      device.close();
      activation.dispose();
    },
  };
}
