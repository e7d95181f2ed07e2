// SoundCloud behind the player port: one hidden frame plays, its widget script speaks with it.
import type { RuntimeConfig } from '@segue/contract';
import type { UnavailableReason } from '@segue/stores/ports';
import type { PlayerOutlets, ProviderPlayer } from '../provider-player';
import { waitForArrival } from '../seek-arrival';
import { withinMs } from '../waiting';
import { createFirstSeek } from './first-seek';
import { isEndingPause, isEndLost, isOfAnother, newRun, type Run } from './run';
import { frameAddress, replaceFrame, urnOf, type AudioNews, type Widget, type WidgetApi } from './widget';

const LOAD_MS = 10_000;
const TICK_MS = 1000;
const SILENCE_MS = 5000;
const ANSWER_MS = 1000;
/**
 * An empty `url=` shows an error inside the frame and is never ready, so the frame begins with the track of the
 * widget's own documentation. Nothing plays it.
 */
const NEUTRAL_TRACK = 'soundcloud:tracks:293';

type Parts = PlayerOutlets & RuntimeConfig['providers']['soundcloud'] & { widgetApi: Promise<WidgetApi> };

export function createSoundCloudPlayer({
  tell,
  log,
  widgetApi,
  apiUrl,
  widgetPlayerUrl,
}: Parts): ProviderPlayer {
  const addressOf = (urn: string) => frameAddress(widgetPlayerUrl, apiUrl, urn);
  let frame = replaceFrame(null, addressOf(NEUTRAL_TRACK));
  let run: Run | null = null;
  let volume: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function listenTo(widget: Widget, listened: Run): void {
    const heed = (react: (news: AudioNews) => void) => (news: AudioNews | undefined) => {
      if (run !== listened || isOfAnother(listened, news ?? {})) return;
      listened.heardAt = Date.now();
      react(news ?? {});
    };
    widget.bind(
      'ready',
      heed(() => onReady(listened, widget)),
    );
    widget.bind(
      'play',
      heed(() => onPlay(listened, widget)),
    );
    widget.bind(
      'playProgress',
      heed((news) => onProgress(listened, news, widget)),
    );
    widget.bind(
      'pause',
      heed((news) => onPause(listened, news)),
    );
    widget.bind(
      'seek',
      heed((news) => listened.arrival?.reach(news.currentPosition ?? NaN)),
    );
    widget.bind(
      'finish',
      heed(() => finish(listened)),
    );
    widget.bind(
      'error',
      heed(() => giveUp(listened, 'blocked')),
    );
  }

  function onReady(ready: Run, widget: Widget): void {
    ready.widget = widget;
    // A new document begins at full volume, so it starts by command, after the volume was set.
    applyVolume(widget);
    const { position } = ready.request;
    if (position > 0) ready.firstSeek = createFirstSeek(position, (target) => widget.seekTo(target));
    if (ready.wantsSound) widget.play();
  }

  function onPlay(playing: Run, widget: Widget): void {
    playing.isPlaying = true;
    if (!playing.hasPlayed) {
      playing.hasPlayed = true;
      applyVolume(widget);
      widget.getDuration((duration) => {
        if (duration > 0) playing.duration = duration;
      });
    }
    if (!playing.wantsSound) widget.pause();
    report(playing);
  }

  function onProgress(playing: Run, news: AudioNews, widget: Widget): void {
    const heard = news.currentPosition ?? playing.position;
    if (!playing.hasPlayed) onPlay(playing, widget);
    playing.isPlaying = true;
    playing.hasProgressed = true;
    playing.firstSeek?.progressed(heard, (news.loadedProgress ?? news.loadProgress ?? 0) * playing.duration);
    if (playing.firstSeek?.isOver()) playing.firstSeek = null;
    playing.position = playing.firstSeek ? playing.firstSeek.target : heard;
    playing.arrival?.reach(heard);
    report(playing);
  }

  function onPause(paused: Run, news: AudioNews): void {
    paused.isPlaying = false;
    if (!paused.hasProgressed && paused.wantsSound) giveUp(paused, 'needs-gesture');
    else if (!isEndingPause(paused, news)) {
      paused.position = news.currentPosition ?? paused.position;
      report(paused);
    }
  }

  function report({ request, isPlaying, position, duration }: Run): void {
    tell({ kind: 'progress', generation: request.generation, isPlaying, position, duration });
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

  /** The frame tells no error for a track it cannot play, and sometimes forgets to tell the end of one. */
  async function watchOver(watched: Run): Promise<void> {
    const now = Date.now();
    const { widget } = watched;
    if (run !== watched || !watched.wantsSound) return;
    if (!widget || !watched.hasPlayed) {
      if (now - watched.startedAt > LOAD_MS)
        giveUp(watched, widget && mayNeedGesture() ? 'needs-gesture' : 'blocked');
      return;
    }
    if (now - watched.heardAt < SILENCE_MS) return;
    const [isPaused, position = watched.position] = await Promise.all([
      withinMs(ANSWER_MS, new Promise<boolean>((answer) => widget.isPaused(answer))),
      withinMs(ANSWER_MS, new Promise<number>((answer) => widget.getPosition(answer))),
    ]);
    if (run !== watched || watched.heardAt > now) return;
    watched.heardAt = now;
    if (isEndLost(watched, position)) finish(watched);
    else if (isPaused === undefined) giveUp(watched, 'failed');
    else if (isPaused) onPause(watched, { currentPosition: position });
  }

  return {
    // The frame may sound because the page was clicked: its `allow` attribute hands that leave on.
    prepare: () => undefined,
    canPlay: (track) => urnOf(track) !== null,
    async load(request) {
      drop();
      const fresh = newRun(request, urnOf(request.track) ?? '');
      run = fresh;
      // Why the script is missing was logged where it was asked for.
      const api = await withinMs(LOAD_MS, widgetApi).catch(() => undefined);
      if (run !== fresh) return;
      if (!api) return giveUp(fresh, 'provider-down');
      fresh.startedAt = Date.now();
      timer = setInterval(() => void watchOver(fresh), TICK_MS);
      frame = replaceFrame(frame, addressOf(fresh.urn));
      listenTo(api.Widget(frame), fresh);
    },
    async play() {
      if (!run) throw new Error('SoundCloud holds no track');
      run.wantsSound = true;
      run.heardAt = Date.now();
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
      frame.remove();
    },
  };
}

/** Without any click in this page, silence is the browser's doing rather than the track's. */
function mayNeedGesture(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}
