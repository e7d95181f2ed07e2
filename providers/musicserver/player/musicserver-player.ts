// A music server's adapter of the player port: audio elements play the stream of the API.
import type { RequestFailed } from '@segue/kernel/request';
import { routes, type Track } from '@segue/contract';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import type { PlayerCallbacks, ProviderPlayer } from '@segue/shell/port/provider-player';
import { waitForArrival } from '@segue/shell/port/seek-arrival';
import { createAudioPair, loadResult } from './audio-pair';
import {
  bufferedOf,
  canReach,
  handOverIn,
  isEndMissed,
  positionOf,
  progressOf,
  PlaybackAttempt,
} from './playback-attempt';
import { bitRateQuery } from './bit-rate';
import { afterFailure, unplayable, whyRefused } from './refusal';

const TICK_MS = 1000;
/** A position this close to the seek target counts as reached. */
const NEAR_MS = 1000;

type Parts = PlayerCallbacks & {
  apiBase: string;
  requestFailed: (failed: RequestFailed) => void;
  createAudio: () => HTMLAudioElement;
};

export function createMusicServerPlayer({
  apiBase,
  requestFailed,
  createAudio,
  emit,
  log,
}: Parts): ProviderPlayer {
  let current: PlaybackAttempt | null = null;
  let tick: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let handOver: ReturnType<typeof setTimeout> | undefined;
  /** The element of the next track. */
  let next: HTMLAudioElement | null = null;
  const audio = createAudioPair(createAudio);

  for (const element of audio.all) {
    const on = (event: string, react: (attempt: PlaybackAttempt) => void) =>
      element.addEventListener(event, () => current?.element === element && react(current));
    for (const event of ['playing', 'timeupdate', 'seeked', 'progress']) on(event, progressed);
    // No event is reported before the first sound: the server may not have answered.
    on('waiting', (attempt) => attempt.hasSounded && progressed(attempt));
    on('loadedmetadata', (attempt) => moveTo(attempt, attempt.target));
    on('pause', (attempt) => {
      // An element also pauses at its end.
      if (!element.paused || element.ended || attempt.whole) return;
      attempt.shouldPlay = false;
      emit(progressOf(attempt));
    });
    on('ended', (attempt) => finish(attempt));
    on('error', (attempt) => void broken(attempt));
  }

  const { path } = routes.getTrackSound;
  const addressOf = ({ provider, id }: Track) =>
    apiBase +
    path.replace(':provider', provider).replace(':trackId', encodeURIComponent(id) + bitRateQuery());

  const refusalOf = ({ address }: Pick<PlaybackAttempt, 'address'>) =>
    whyRefused(address, (failure) =>
      requestFailed({ route: `GET ${path}`, failure, provider: 'musicserver' }),
    );

  function progressed(attempt: PlaybackAttempt): void {
    const { element, stall, target } = attempt;
    const position = element.currentTime * 1000;
    stall.progressed(position, bufferedOf(attempt));
    const isLoading = attempt.isBroken || attempt.whole !== null || element.readyState === 0;
    const isThere = !isLoading && !element.seeking && position >= (target ?? 0) - NEAR_MS;
    if (isThere) attempt.target = null;
    if (isThere && position > attempt.from) {
      attempt.hasSounded = true;
      attempt.failures = { fine: 0, temporary: 0 };
      expectEnd(attempt);
    }
    attempt.arrival?.reach(position);
    emit(progressOf(attempt));
  }

  /** The next track starts shortly before this one has ended. */
  function expectEnd(attempt: PlaybackAttempt): void {
    clearTimeout(handOver);
    const wait = next === attempt.element ? null : handOverIn(attempt, next);
    if (wait !== null) handOver = setTimeout(() => finish(attempt, 'sounds on'), wait);
  }

  function moveTo(attempt: PlaybackAttempt, position: number | null): void {
    const { element } = attempt;
    attempt.from = position ?? attempt.from;
    if (position === null || Math.abs(element.currentTime * 1000 - position) < 1) return;
    attempt.target = position;
    attempt.stall.restart();
    // Before its metadata is known, an element keeps the position for its start.
    if (element.readyState === 0 || canReach(attempt, position)) element.currentTime = position / 1000;
    else if (position === 0) reload(attempt);
    else void loadWhole(attempt);
  }

  /** A stream without `Range` support can be sought after it has loaded completely. */
  async function loadWhole(attempt: PlaybackAttempt): Promise<void> {
    if (attempt.whole) return;
    const loading = new AbortController();
    attempt.whole = loading;
    attempt.element.pause();
    emit(progressOf(attempt));
    const sound = await fetch(attempt.address, { credentials: 'include', signal: loading.signal })
      .then((answer) => (answer.ok ? answer.blob() : undefined))
      .catch(() => undefined);
    if (current !== attempt) return;
    attempt.whole = null;
    if (!sound) return broken(attempt);
    reload(attempt, URL.createObjectURL(sound));
  }

  /** Loads the track again at its position. */
  function reload(attempt: PlaybackAttempt, source?: string): void {
    clearTimeout(retry);
    attempt.isBroken = false;
    const position = positionOf(attempt);
    audio.reload(attempt.element, source);
    moveTo(attempt, position);
    if (attempt.shouldPlay) sound(attempt);
  }

  function sound(attempt: PlaybackAttempt): void {
    attempt.element.play().catch((error: unknown) => {
      const isRefused = (error as { name?: unknown }).name === 'NotAllowedError';
      if (isRefused && current === attempt) fail(attempt, 'needs-gesture');
    });
  }

  /** The sound broke off, or did not begin: another request tells whether that is the network, the server or the file. */
  async function broken(attempt: PlaybackAttempt): Promise<void> {
    if (attempt.isBroken) return;
    if (isEndMissed(attempt)) return finish(attempt);
    attempt.target = positionOf(attempt);
    attempt.isBroken = true;
    if (attempt.hasSounded) emit(progressOf(attempt));
    const reason = await refusalOf(attempt);
    if (current !== attempt) return;
    const wait = afterFailure(attempt, reason);
    if (typeof wait !== 'number') fail(attempt, wait);
    else if (wait === 0) reload(attempt);
    else retry = setTimeout(() => attempt.shouldPlay && reload(attempt), wait);
  }

  function fail(attempt: PlaybackAttempt, reason: UnavailableReason): void {
    if (reason === 'needs-gesture') attempt.shouldPlay = false;
    else {
      log('A track did not play', { track: attempt.request.track.id, reason });
      drop();
    }
    emit({ kind: 'unavailable', generation: attempt.request.generation, reason });
  }

  function finish({ request }: PlaybackAttempt, tail?: 'sounds on'): void {
    drop(tail);
    emit({ kind: 'ended', generation: request.generation });
  }

  function drop(tail?: 'sounds on'): void {
    clearInterval(tick);
    clearTimeout(retry);
    clearTimeout(handOver);
    current?.whole?.abort();
    if (!tail) current?.element.pause();
    current = null;
  }

  function check(): void {
    if (!current?.shouldPlay || current.isBroken || current.whole || !current.stall.check()) return;
    log('The sound stopped', { track: current.request.track.id, position: positionOf(current) });
    void broken(current);
  }

  // The click permits the element of the current track.
  const permit = () => audio.permit(current?.element);

  return {
    warmUp: () => undefined,
    prepare: permit,
    permitPreloaded: permit,
    canPlay: ({ id }) => !/^\.*$/.test(id),
    async preflight(track) {
      const address = addressOf(track);
      next = audio.prepare(address, track.loudness);
      const result = await loadResult(next);
      if (result === 'failed') return (await refusalOf({ address })) ?? unplayable(track.title);
      return result === 'late' ? 'provider-down' : null;
    },
    preload([next]) {
      if (next) audio.prepare(addressOf(next), next.loudness);
      else audio.release('idle');
    },
    async load(request) {
      drop();
      next = null;
      const address = addressOf(request.track);
      const element = audio.take(address, request.track.loudness);
      current = new PlaybackAttempt(request, address, element);
      tick = setInterval(check, TICK_MS);
      // The stream ended early: requests the rest.
      if (element.ended && request.position > 0) audio.reload(element);
      moveTo(current, request.position);
      if (!current.whole) sound(current);
    },
    async play() {
      if (!current) throw new Error('No track is loaded from the music server');
      current.shouldPlay = true;
      current.stall.restart();
      if (current.isBroken) reload(current);
      else if (!current.whole) sound(current);
    },
    async pause() {
      if (!current) return;
      current.shouldPlay = false;
      clearTimeout(handOver);
      current.element.pause();
    },
    async seek(position) {
      if (!current) return;
      clearTimeout(handOver);
      current.arrival = waitForArrival(position);
      if (current.isBroken) current.target = position;
      else moveTo(current, position);
      await current.arrival.done;
    },
    setVolume: async (volume) => audio.setVolume(volume),
    async allow(isAllowed) {
      if (isAllowed) return;
      const lost = current?.request;
      drop();
      audio.release('both');
      if (lost) emit({ kind: 'lost', generation: lost.generation });
    },
    dispose() {
      drop();
      audio.release('both');
      for (const element of audio.all) element.remove();
    },
  };
}
