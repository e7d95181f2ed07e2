// SoundCloud behind the player port: one hidden frame plays, its widget script speaks with it.
import type { RuntimeConfig } from '@segue/contract';
import type { UnavailableReason } from '@segue/stores/ports';
import type { PlayerOutlets, ProviderPlayer } from '../provider-player';
import type { Retried } from '../retried';
import { waitForArrival } from '../seek-arrival';
import { withinMs } from '../waiting';
import { createFirstSeek } from './first-seek';
import { createFrames, type Seat } from './frames';
import { becomesReady, createSeatsAhead, SEATING_MS } from './seats-ahead';
import { createListening } from './listening';
import { newRun, type Run } from './run';
import { judge } from './watch';
import { frameAddress, urnOf, type Widget, type WidgetApi } from './widget';

const LOAD_MS = 10_000;
const TICK_MS = 1000;
/** So long a track of a hidden tab may take to begin. */
const HIDDEN_MS = 8000;
/**
 * An empty `url=` shows an error inside the frame and is never ready, so the frame begins with the track of the
 * widget's own documentation. Nothing plays it.
 */
const NEUTRAL_TRACK = 'soundcloud:tracks:293';

type Parts = PlayerOutlets & RuntimeConfig['providers']['soundcloud'] & { widgetApi: Retried<WidgetApi> };

export function createSoundCloudPlayer({
  tell,
  log,
  widgetApi,
  apiUrl,
  widgetPlayerUrl,
}: Parts): ProviderPlayer {
  const addressOf = (urn: string) => frameAddress(widgetPlayerUrl, apiUrl, urn);
  const frames = createFrames(addressOf, NEUTRAL_TRACK);
  let run: Run | null = null;
  let volume: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const ahead = createSeatsAhead({
    frames,
    widgetApi,
    isInUse: () => run !== null,
    isLineFree: () => !run || run.hasProgressed,
  });

  const { listenTo, onReady, onPause } = createListening({
    isCurrent: (asked) => run === asked,
    applyVolume,
    report,
    finish,
    giveUp,
  });

  /** Lets a run sound in its seat, at once when the seat was got ready before. */
  function begin(beginning: Run, seat: Seat): void {
    beginning.seat = seat;
    // A seat that was got ready in vain has used up its time already.
    beginning.startedAt = seat.isReady ? Date.now() : seat.madeAt;
    beginning.stall.restart();
    clearInterval(timer);
    timer = setInterval(() => void watchOver(beginning), TICK_MS);
    listenTo(seat.widget, beginning);
    if (seat.isReady) onReady(beginning, seat.widget);
    else
      void seat.ready.then(
        () => run === beginning && beginning.seat === seat && onReady(beginning, seat.widget),
      );
  }

  function report({ request, isPlaying, position, duration, stall }: Run): void {
    const { generation } = request;
    tell({ kind: 'progress', generation, isPlaying, isBuffering: stall.isStill(), position, duration });
  }

  function finish(finished: Run): void {
    drop();
    tell({ kind: 'ended', generation: finished.request.generation });
  }

  function giveUp(failed: Run, reason: UnavailableReason): void {
    if (run !== failed) return;
    if (reason === 'needs-gesture') {
      failed.wantsSound = false;
    } else {
      log('A track did not play', { track: failed.urn, reason });
      drop();
    }
    tell({ kind: 'unavailable', generation: failed.request.generation, reason });
  }

  function drop(): void {
    run?.firstSeek?.cancel();
    run = null;
    clearInterval(timer);
  }

  function applyVolume(widget: Widget): void {
    if (volume !== null) widget.setVolume(Math.round(volume * 100));
  }

  /** The frame tells no error for a track it cannot play, forgets ends, and hangs. */
  async function watchOver(watched: Run): Promise<void> {
    if (run !== watched || !watched.wantsSound) return;
    const now = Date.now();
    if (document.hidden && !watched.hasProgressed) {
      // The browser loads no sound for a frame that is new in a hidden tab; it does once the tab is seen.
      if (now - watched.startedAt > HIDDEN_MS) giveUp(watched, 'needs-gesture');
      return;
    }
    if (!watched.widget || !watched.hasPlayed) {
      if (now - watched.startedAt > LOAD_MS)
        giveUp(watched, watched.widget && mayNeedGesture() ? 'needs-gesture' : 'blocked');
      return;
    }
    const { verdict, position } = await judge(watched, watched.widget);
    if (run !== watched || !watched.wantsSound) return;
    // A frame that buffers says nothing of it.
    if (watched.isPlaying && watched.stall.isStill()) report(watched);
    if (verdict === 'finished') finish(watched);
    else if (verdict === 'paused') onPause(watched, { currentPosition: position });
    else if (verdict === 'deaf') giveUp(watched, 'failed');
    else if (verdict === 'stalled') await replace(watched);
  }

  /** Sound that stands still gets one fresh frame where it stood; after that the track has failed. */
  async function replace(stalled: Run): Promise<void> {
    if (stalled.isReplaced) return giveUp(stalled, 'failed');
    log('The sound stood still and is begun again', { track: stalled.urn, position: stalled.position });
    const again = newRun({ ...stalled.request, position: stalled.position }, stalled.urn);
    again.isReplaced = true;
    drop();
    run = again;
    await seat(again);
  }

  async function seat(seated: Run): Promise<void> {
    // Why the script is missing was logged where it was asked for.
    const api = await withinMs(LOAD_MS, widgetApi.get()).catch(() => undefined);
    if (run !== seated) return;
    if (api) begin(seated, frames.seatAlone(api, seated.urn));
    else giveUp(seated, 'provider-down');
  }

  return {
    // The frame may sound because the page was clicked: its `allow` attribute hands that leave on.
    prepare: () => undefined,
    canPlay: (track) => urnOf(track) !== null,
    async load(request) {
      drop();
      const fresh = newRun(request, urnOf(request.track) ?? '');
      run = fresh;
      const next = frames.take(fresh.urn);
      if (next) begin(fresh, next);
      else await seat(fresh);
    },
    async preflight(track) {
      const urn = urnOf(track);
      if (!urn) return 'failed';
      const api = await withinMs(SEATING_MS, widgetApi.get()).catch(() => undefined);
      if (!api) return 'provider-down';
      const seat = frames.seatAhead(api, urn);
      return !seat || (await becomesReady(seat)) ? null : 'blocked';
    },
    expect: (tracks) => ahead.expect(tracks.map(urnOf).filter((urn) => urn !== null)),
    async play() {
      if (!run) throw new Error('SoundCloud holds no track');
      run.wantsSound = true;
      run.heardAt = Date.now();
      run.stall.restart();
      if (!run.hasPlayed) run.startedAt = run.heardAt;
      run.widget?.play();
    },
    async pause() {
      if (!run) return;
      run.wantsSound = false;
      run.widget?.pause();
    },
    async seek(position) {
      if (!run) return;
      const { widget } = run;
      run.firstSeek?.cancel();
      run.firstSeek = null;
      if (!widget || !run.hasPlayed) {
        run.request = { ...run.request, position };
        if (widget) run.firstSeek = createFirstSeek(position, (target) => widget.seekTo(target));
        return;
      }
      run.position = position;
      run.stall.restart();
      const arrival = waitForArrival(position);
      run.arrival = arrival;
      widget.seekTo(position);
      await arrival.done;
    },
    async setVolume(wanted) {
      volume = wanted;
      if (run?.widget) applyVolume(run.widget);
    },
    dispose() {
      drop();
      ahead.dispose();
      frames.dispose();
    },
  };
}

/** Without any click in this page, silence is the browser's doing rather than the track's. */
function mayNeedGesture(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}
