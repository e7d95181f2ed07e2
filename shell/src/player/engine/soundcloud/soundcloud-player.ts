// SoundCloud behind the player port: one hidden frame plays, its widget script speaks with it.
import type { RuntimeConfig, Track } from '@segue/contract';
import type { LoadRequest, UnavailableReason } from '@segue/stores/ports';
import type { PlayerOutlets, ProviderPlayer } from '../provider-player';
import { waitForArrival, type Arrival } from '../seek-arrival';
import { withinMs } from '../waiting';
import { createFirstSeek, type FirstSeek } from './first-seek';
import { createWidgetFrame, trackAddress, type AudioNews, type Widget, type WidgetApi } from './widget';

const LOAD_MS = 10_000;
const TICK_MS = 1000;
const SILENCE_MS = 5000;
const ANSWER_MS = 1000;
/** The frame pauses just before it finishes; that pause is not the listener's. */
const NEAR_END_MS = 500;
const NEAR_END_RATIO = 0.995;
/** Sound that stopped this close to the end without a word has finished. */
const LOST_END_MS = 2000;

type Parts = PlayerOutlets & RuntimeConfig['providers']['soundcloud'] & { widgetApi: Promise<WidgetApi> };

/** One load and what the frame said of it. */
type Run = {
  request: LoadRequest;
  urn: string;
  wantsSound: boolean;
  isLoaded: boolean;
  hasPlayed: boolean;
  /** Sound was really heard; a start that the browser refuses says play and pause without it. */
  hasProgressed: boolean;
  isPlaying: boolean;
  position: number;
  /** The frame's own; a preview is shorter than the catalogue says. */
  duration: number;
  /** When something was last heard of it. */
  heardAt: number;
  loadedAt: number;
  firstSeek: FirstSeek | null;
  arrival: Arrival | null;
};

export function createSoundCloudPlayer({
  tell,
  log,
  widgetApi,
  apiUrl,
  widgetPlayerUrl,
}: Parts): ProviderPlayer {
  const frame = createWidgetFrame(widgetPlayerUrl, apiUrl);
  const widget = widgetApi.then((api) => listenTo(api.Widget(frame)));
  // The script's failure is logged where it was asked for.
  widget.catch(() => undefined);
  let run: Run | null = null;
  let volume: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function listenTo(made: Widget): Widget {
    made.bind('play', (news) => heed(news, (playing) => onPlay(playing, made)));
    made.bind('playProgress', (news) => heed(news, (playing, told) => onProgress(playing, told, made)));
    made.bind('pause', (news) => heed(news, onPause));
    made.bind('seek', (news) =>
      heed(news, (playing, told) => playing.arrival?.reach(told.currentPosition ?? NaN)),
    );
    made.bind('finish', (news) => heed(news, finish));
    made.bind('error', () => run?.isLoaded && giveUp(run, 'blocked'));
    return made;
  }

  /** Between `load` and its callback the frame still speaks of the former track. */
  function heed(news: AudioNews | undefined, react: (current: Run, news: AudioNews) => void): void {
    if (!run?.isLoaded) return;
    const { soundId } = news ?? {};
    if (soundId !== undefined && !run.urn.endsWith(`:${String(soundId).split(':').at(-1)}`)) return;
    run.heardAt = Date.now();
    react(run, news ?? {});
  }

  function onPlay(playing: Run, made: Widget): void {
    playing.isPlaying = true;
    if (!playing.hasPlayed) {
      playing.hasPlayed = true;
      // Every load is a new document at full volume; the first sound is the last moment to say otherwise.
      applyVolume(made);
      made.getDuration((duration) => {
        if (run === playing && duration > 0) playing.duration = duration;
      });
    }
    if (!playing.wantsSound) made.pause();
    report(playing);
  }

  function onProgress(playing: Run, news: AudioNews, made: Widget): void {
    const heard = news.currentPosition ?? playing.position;
    if (!playing.hasPlayed) onPlay(playing, made);
    playing.isPlaying = true;
    playing.hasProgressed = true;
    playing.firstSeek?.progressed(heard, (news.loadedProgress ?? news.loadProgress ?? 0) * playing.duration);
    if (playing.firstSeek?.isOver()) playing.firstSeek = null;
    playing.position = playing.firstSeek ? playing.firstSeek.target : heard;
    playing.arrival?.reach(heard);
    report(playing);
  }

  function onPause(playing: Run, { relativePosition = 0, currentPosition }: AudioNews): void {
    const position = currentPosition ?? playing.position;
    playing.isPlaying = false;
    if (!playing.hasProgressed && playing.wantsSound) return giveUp(playing, 'needs-gesture');
    if (relativePosition > NEAR_END_RATIO || playing.duration - position < NEAR_END_MS) return;
    report(playing);
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
    if (reason === 'needs-gesture') failed.wantsSound = false;
    else drop();
    tell({ kind: 'unavailable', generation: failed.request.generation, reason });
  }

  function drop(): void {
    run?.firstSeek?.cancel();
    run = null;
    clearInterval(timer);
  }

  function applyVolume(made: Widget): void {
    if (volume !== null) made.setVolume(Math.round(volume * 100));
  }

  function onLoaded(loaded: Run, made: Widget): void {
    if (run !== loaded) return;
    loaded.isLoaded = true;
    loaded.heardAt = Date.now();
    applyVolume(made);
    const { position } = loaded.request;
    if (position > 0) loaded.firstSeek = createFirstSeek(position, (target) => made.seekTo(target));
    if (loaded.wantsSound) made.play();
  }

  /** The frame tells no error for a track it cannot play, and sometimes forgets to tell the end of one. */
  async function watchOver(made: Widget): Promise<void> {
    const watched = run;
    const now = Date.now();
    if (!watched || !watched.wantsSound) return;
    if (!watched.hasPlayed) {
      if (now - watched.loadedAt > LOAD_MS)
        giveUp(watched, watched.isLoaded && mayNeedGesture() ? 'needs-gesture' : 'blocked');
      return;
    }
    if (now - watched.heardAt < SILENCE_MS) return;
    const [isPaused, position] = await Promise.all([
      withinMs(ANSWER_MS, new Promise<boolean>((answer) => made.isPaused(answer))),
      withinMs(ANSWER_MS, new Promise<number>((answer) => made.getPosition(answer))),
    ]);
    if (run !== watched || watched.heardAt > now) return;
    watched.heardAt = now;
    if (watched.duration - (position ?? watched.position) < LOST_END_MS) finish(watched);
    else if (isPaused === undefined) giveUp(watched, 'failed');
    else if (isPaused) onPause(watched, { currentPosition: position ?? watched.position });
  }

  return {
    // The frame may sound because the page was clicked: its `allow` attribute hands that leave on.
    prepare: () => undefined,
    canPlay: (track) => urnOf(track) !== null,
    async load(request) {
      drop();
      const urn = urnOf(request.track) ?? '';
      const { duration } = request.track;
      const now = Date.now();
      const fresh: Run = {
        request,
        urn,
        wantsSound: true,
        isLoaded: false,
        hasPlayed: false,
        hasProgressed: false,
        isPlaying: false,
        position: request.position,
        duration,
        heardAt: now,
        loadedAt: now,
        firstSeek: null,
        arrival: null,
      };
      run = fresh;
      const made = await withinMs(LOAD_MS, widget).catch((error: unknown) => {
        log('The widget is not there', error);
        return undefined;
      });
      if (run !== fresh) return;
      if (!made) return giveUp(fresh, 'provider-down');
      fresh.loadedAt = Date.now();
      timer = setInterval(() => void watchOver(made), TICK_MS);
      // It starts by command, after the volume was set: a new document would begin at full volume.
      made.load(trackAddress(apiUrl, urn), { auto_play: false, callback: () => onLoaded(fresh, made) });
    },
    async play() {
      if (!run) throw new Error('SoundCloud holds no track');
      run.wantsSound = true;
      run.heardAt = Date.now();
      if (run.isLoaded) (await widget).play();
    },
    async pause() {
      if (!run) return;
      run.wantsSound = false;
      if (run.isLoaded) (await widget).pause();
    },
    async seek(position) {
      if (!run) return;
      if (!run.hasPlayed) {
        run.firstSeek?.cancel();
        run.request = { ...run.request, position };
        const made = await widget;
        if (run.isLoaded) run.firstSeek = createFirstSeek(position, (target) => made.seekTo(target));
        return;
      }
      run.firstSeek?.cancel();
      run.firstSeek = null;
      run.position = position;
      const arrival = waitForArrival(position);
      run.arrival = arrival;
      (await widget).seekTo(position);
      await arrival.done;
    },
    async setVolume(wanted) {
      volume = wanted;
      if (run?.isLoaded) applyVolume(await widget);
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

/** The name the frame knows a track by; null for an id that is none. Only digits of an id reach an address. */
export function urnOf({ id }: Pick<Track, 'id'>): string | null {
  const number = /^(?:soundcloud:tracks:)?(\d+)$/.exec(id)?.[1];
  return number ? `soundcloud:tracks:${number}` : null;
}
