// SoundCloud's adapter of the player port: a hidden iframe plays, its widget script controls it.
import type { RuntimeConfig } from '@segue/contract';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { afterPageLoad, whyNotLoaded } from '@segue/shell/port/provider-scripts';
import { mayNeedGesture, mayNeedTap, mayPressInPage, mayPrime } from '@segue/shell/port/autoplay';
import type { PlayerCallbacks, ProviderPlayer } from '@segue/shell/port/provider-player';
import { waitForArrival } from '@segue/shell/port/seek-arrival';
import { withinMs } from '@segue/shell/port/time-limit';
import { createFirstSeek } from './first-seek';
import { createFrameEvents } from './frame-events';
import { createFrames, type PlayerFrame } from './frames';
import { PlaybackAttempt } from './playback-attempt';
import { createPlaybackWatch, LOAD_MS } from './playback-watch';
import { createPreloadPool, PRELOAD_MS } from './preload-pool';
import { frameAddress, urnOf, type Widget, type WidgetApi } from './widget';
import { createWidgetTap } from './widget-tap';

/** WebKit lets timers of a click act for it within a second: for iframes that become ready after the click. */
const PERMIT_AGAIN_MS = [300, 600];
/**
 * With an empty `url=` the widget shows an error and is never ready, so the first iframe loads the track of the
 * widget's documentation. It is never played.
 */
const NEUTRAL_TRACK = 'soundcloud:tracks:293';

type Parts = PlayerCallbacks &
  NonNullable<RuntimeConfig['providers']['soundcloud']> & {
    widgetApi: () => Promise<WidgetApi>;
    /** The widget itself became visible or is hidden again. */
    widgetShown: (isShown: boolean) => void;
  };

export function createSoundCloudPlayer({
  emit,
  log,
  widgetApi,
  apiUrl,
  widgetPlayerUrl,
  widgetShown,
}: Parts): ProviderPlayer {
  const addressOf = (urn: string) => frameAddress(widgetPlayerUrl, apiUrl, urn);
  const frames = createFrames(addressOf, NEUTRAL_TRACK);
  const tap = createWidgetTap(widgetShown);
  let cancelWarmUp: () => void = () => undefined;
  let current: PlaybackAttempt | null = null;
  let volume = 1;
  /** A click lets iframes sound that exist, but no later one: WebKit. Known from a refusal after a click. */
  let isPermittedPerFrame = false;
  const pool = createPreloadPool({
    frames,
    widgetApi,
    isInUse: () => current !== null,
    // While the user has to press play, nothing is preloaded: that press shall also permit the preloaded tracks.
    isIdle: () => !current || current.hasProgressed || (isPermittedPerFrame && !current.shouldPlay),
    // Playing muted is always allowed, but permits nothing.
    mayPrime: () => mayPrime() && !isPermittedPerFrame,
    isPermittedPerFrame: () => isPermittedPerFrame,
  });

  const reactions = { isCurrent: (attempt: PlaybackAttempt) => current === attempt, report, finish, fail };
  const { listenTo, onReady, onPause } = createFrameEvents({
    ...reactions,
    applyVolume,
    sounded,
    asked: (attempt) => tap.isExpected() && !attempt.frame?.isPermitted && fail(attempt, 'needs-gesture'),
  });
  const watch = createPlaybackWatch({ ...reactions, onPause, restart, whyNotReady });

  /** Starts an attempt in its iframe, immediately when that is preloaded. */
  function begin(attempt: PlaybackAttempt, frame: PlayerFrame): void {
    attempt.frame = frame;
    // The time limit of an iframe that failed to become ready started with its preload.
    attempt.startedAt = frame.isReady ? Date.now() : frame.createdAt;
    attempt.stall.restart();
    watch.start(attempt);
    listenTo(frame.widget, attempt);
    if (frame.isReady) onReady(attempt, frame.widget);
    else
      void frame.ready.then(
        () => current === attempt && attempt.frame === frame && onReady(attempt, frame.widget),
      );
  }

  function report({ request, isPlaying, position, duration, stall }: PlaybackAttempt): void {
    const { generation } = request;
    emit({ kind: 'progress', generation, isPlaying, isBuffering: stall.isStill(), position, duration });
  }

  function finish(attempt: PlaybackAttempt): void {
    drop();
    emit({ kind: 'ended', generation: attempt.request.generation });
  }

  function fail(attempt: PlaybackAttempt, reason: UnavailableReason): void {
    if (current !== attempt) return;
    const { generation } = attempt.request;
    if (reason === 'needs-gesture') {
      attempt.shouldPlay = false;
      attempt.refusals += 1;
      if (!document.hidden && !mayNeedGesture() && mayPressInPage()) isPermittedPerFrame = true;
      attempt.awaitsTap = attempt.widget !== null && needsTap(attempt);
      if (attempt.awaitsTap && attempt.frame) tap.show(attempt.frame);
      emit({ kind: 'unavailable', generation, reason: attempt.awaitsTap ? 'needs-tap' : reason });
    } else {
      log('A track did not play', { track: attempt.urn, reason });
      drop();
      emit({ kind: 'unavailable', generation, reason });
    }
  }

  /** The press on the page's own play button comes first, because it permits the coming tracks too. */
  function needsTap({ refusals }: PlaybackAttempt): boolean {
    const isPressedInVain = refusals > 1 || tap.isExpected();
    return isPermittedPerFrame ? isPressedInVain : mayNeedTap();
  }

  function sounded(attempt: PlaybackAttempt): void {
    if (attempt.awaitsTap) tap.sounded();
    attempt.awaitsTap = false;
  }

  /** Also silences it: widgets do not pause each other. */
  function drop(): void {
    current?.firstSeek?.cancel();
    current?.widget?.pause();
    current = null;
    watch.stop();
    tap.hide();
  }

  function applyVolume(widget: Widget): void {
    widget.setVolume(Math.round(volume * 100));
  }

  /** SoundCloud does not serve this track, or the browser keeps its player from working. */
  async function whyNotReady(): Promise<UnavailableReason> {
    return (await frames.probe(await widgetApi())) ? 'blocked' : 'player-blocked';
  }

  /** Starts a stalled track again at its position, in a new iframe; a second stall is a failure. */
  async function restart(stalled: PlaybackAttempt): Promise<void> {
    if (stalled.isRestart) return fail(stalled, 'failed');
    log('The track stalled and is started again', { track: stalled.urn, position: stalled.position });
    const again = new PlaybackAttempt({ ...stalled.request, position: stalled.position }, stalled.urn, true);
    drop();
    current = again;
    await openFrame(again);
  }

  async function openFrame(attempt: PlaybackAttempt): Promise<void> {
    // A failed download of the script is logged by widgetApi.
    let reason: UnavailableReason = 'provider-down';
    const api = await withinMs(LOAD_MS, widgetApi()).catch((error: unknown) => {
      reason = whyNotLoaded(error);
    });
    if (current !== attempt) return;
    if (api) begin(attempt, frames.openOnly(api, attempt.urn));
    else fail(attempt, reason);
  }

  return {
    warmUp() {
      // SoundCloud's answers must not delay the page's `load`, and with it Spotify. A click on a track does not wait.
      cancelWarmUp();
      cancelWarmUp = afterPageLoad(() => {
        // A failure is logged by widgetApi; the next command tries again.
        widgetApi().catch(() => undefined);
        frames.addNeutral();
      });
    },
    // The page's own user activation is enough: the iframe's `allow` attribute delegates autoplay.
    prepare: () => undefined,
    permitPreloaded() {
      if (!isPermittedPerFrame) return;
      frames.permit();
      for (const ms of PERMIT_AGAIN_MS) setTimeout(() => frames.permit(), ms);
    },
    canPlay: (track) => urnOf(track) !== null,
    async load(request) {
      drop();
      const attempt = new PlaybackAttempt(request, urnOf(request.track) ?? '');
      current = attempt;
      const preloaded = frames.takePreloaded(attempt.urn);
      const priming = preloaded?.priming;
      if (priming && !priming.isOver()) await priming.release();
      if (current !== attempt) return;
      if (preloaded) begin(attempt, preloaded);
      else await openFrame(attempt);
    },
    async preflight(track) {
      const urn = urnOf(track);
      if (!urn) return 'failed';
      const api = await withinMs(PRELOAD_MS, widgetApi()).catch(() => undefined);
      if (!api) return 'provider-down';
      const frame = frames.preload(api, urn);
      return !frame || (await frame.becomesReady(PRELOAD_MS)) ? null : whyNotReady();
    },
    preload: (tracks) => pool.preload(tracks.map(urnOf).filter((urn) => urn !== null)),
    async play() {
      if (!current) throw new Error('No track is loaded in SoundCloud');
      current.shouldPlay = true;
      current.lastEventAt = Date.now();
      current.stall.restart();
      if (!current.hasPlayed) current.startedAt = current.lastEventAt;
      current.widget?.play();
      // A click on the page's button is not a click in the widget, which keeps its state.
      if (current.awaitsTap) fail(current, 'needs-gesture');
    },
    async pause() {
      if (!current) return;
      current.shouldPlay = false;
      current.awaitsTap = false;
      current.widget?.pause();
      tap.hide();
    },
    async seek(position) {
      if (!current) return;
      const { widget } = current;
      current.firstSeek?.cancel();
      current.firstSeek = null;
      if (!widget || !current.hasPlayed) {
        current.request = { ...current.request, position };
        if (widget) current.firstSeek = createFirstSeek(position, (target) => widget.seekTo(target));
        return;
      }
      current.position = position;
      current.stall.restart();
      const arrival = waitForArrival(position);
      current.arrival = arrival;
      widget.seekTo(position);
      await arrival.done;
    },
    async setVolume(wanted) {
      volume = wanted;
      if (current?.widget) applyVolume(current.widget);
    },
    dispose() {
      cancelWarmUp();
      drop();
      pool.dispose();
      frames.dispose();
    },
  };
}
