// Routes playback to one provider's player at a time: pauses the former one and ignores events of any other load.
import { playingLength, type Provider, type Track } from '@segue/contract';
import type { LoadRequest, PlaybackReport, UnavailableReason } from '../rules/player-messages';
import { endsEarly } from './early-end';
import type { PlayerEvent, ProviderPlayer } from './provider-player';
import { withinMs } from '../../platform/network/time-limit';

/** How long the next track waits for the pause of the previous player. */
const PAUSE_MS = 300;
/** A start without sound is reported after this time: with PAUSE_MS, within three seconds. */
const SILENT_START_MS = 2500;
/** A start without any player event fails after this time. */
const START_LIMIT_MS = 15_000;
/** A player reports a stall up to three seconds late: with this time, the notice comes within five. */
const STALL_MS = 1500;
/** How often a track that ended early is loaded again. */
const MAX_REPEATS = 2;

export type Engine = ReturnType<typeof createEngine>;

/** A provider that is not configured has no player. */
export type Players = Partial<Record<Provider, ProviderPlayer>>;

type Options = {
  /** Makes the adapters, each of which reports its events to `onEvent`. */
  players: (onEvent: (provider: Provider, event: PlayerEvent) => void) => Players;
  emit: (event: PlayerEvent) => void;
};

type Current = LoadRequest & {
  /** The load command was sent to the player; before that it waits for the pause of the previous player. */
  isRequested: boolean;
  hasEnded: boolean;
  lastReport: PlaybackReport | null;
  repeats: number;
};

export function createEngine({ players: makePlayers, emit }: Options) {
  let current: Current | null = null;
  let volume: number | null = null;
  let fade = 1;
  let isSounding = false;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let limitTimer: ReturnType<typeof setTimeout> | undefined;

  const players = makePlayers((provider, told) => {
    if (current?.track.provider !== provider || current.generation !== told.generation) return;
    clearTimeout(limitTimer);
    const event = told.kind === 'progress' ? { ...told, duration: lengthOf(current, told) } : told;
    if (event.kind === 'progress') current.lastReport = event;
    if (event.kind === 'ended' && hasBrokenOff(current)) return goOn(current, current.lastReport!);
    isSounding = event.kind === 'progress' && isSound(event);
    current.hasEnded = event.kind === 'ended';
    if (event.kind !== 'progress' || isSounding) stopSilenceTimer();
    else if (event.isPlaying && event.isBuffering) silenceTimer ??= report('stall', STALL_MS);
    emit(event);
  });
  const entries = Object.entries(players) as [Provider, ProviderPlayer][];
  const all = entries.map(([, player]) => player);

  async function applyVolume(players = all): Promise<void> {
    const wanted = volume;
    if (wanted !== null) await Promise.all(players.map((player) => player.setVolume(wanted * fade)));
  }

  const currentPlayer = () => (current ? players[current.track.provider] : undefined);

  /** One timer for all providers, whatever the start waits for: script, token, device, request or sound. */
  function watchStart(): void {
    stopSilenceTimer();
    silenceTimer = report('start', SILENT_START_MS);
  }

  function report(cause: 'start' | 'stall', afterMs: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      if (current) emit({ kind: 'delayed', generation: current.generation, cause });
    }, afterMs);
  }

  /** The token request or the player's script can hang forever. */
  function limitStart({ track: { provider }, generation }: Current): void {
    limitTimer = setTimeout(() => {
      stopSilenceTimer();
      void pausePlayer(provider);
      emit({ kind: 'unavailable', generation, reason: 'provider-down' });
    }, START_LIMIT_MS);
  }

  /** Loads a track that ended early again at its position; fails it after too many attempts. */
  function goOn(broken: Current, lastReport: PlaybackReport): void {
    const { track, generation } = broken;
    isSounding = false;
    broken.repeats += 1;
    if (broken.repeats > MAX_REPEATS) {
      stopSilenceTimer();
      emit({ kind: 'unavailable', generation, reason: 'ended-early' });
      return;
    }
    emit({ kind: 'progress', ...lastReport, isBuffering: true });
    watchStart();
    limitStart(broken);
    void players[track.provider]?.load({ track, generation, position: lastReport.position });
  }

  function stopSilenceTimer(): void {
    clearTimeout(limitTimer);
    clearTimeout(silenceTimer);
    silenceTimer = undefined;
  }

  async function pausePlayer(provider: Provider): Promise<void> {
    const player = players[provider];
    // A player that fails to pause must not prevent the next track from starting.
    if (player) await withinMs(PAUSE_MS, player.pause()).catch(() => undefined);
  }

  return {
    warmUp: (provider: Provider) => players[provider]?.warmUp(),
    prepare(): void {
      all.forEach((player) => player.permitPreloaded?.());
      // Preparing may play silence, which could interrupt a track; `load` does it then, in the same click.
      if (!isSounding) all.forEach((player) => player.prepare());
    },
    async load(request: LoadRequest): Promise<void> {
      const { track, generation } = request;
      // After an end there is nothing to pause, and the next track starts without waiting.
      const former = current?.hasEnded ? undefined : current?.track.provider;
      const starting: Current = {
        ...request,
        isRequested: false,
        hasEnded: false,
        lastReport: null,
        repeats: 0,
      };
      current = starting;
      stopSilenceTimer();
      const player = players[track.provider];
      if (!player?.canPlay(track)) {
        emit({ kind: 'unavailable', generation, reason: 'failed' });
        return;
      }
      if (isSounding) player.prepare();
      isSounding = false;
      watchStart();
      limitStart(current);
      if (former && former !== track.provider) {
        await pausePlayer(former);
        if (current?.generation !== generation) return;
      }
      starting.isRequested = true;
      await player.load(request);
      if (current?.generation === generation) await applyVolume([player]);
    },
    async preflight(track: Track): Promise<UnavailableReason | null> {
      const player = players[track.provider];
      return player?.canPlay(track) ? player.preflight(track) : 'failed';
    },
    preload(tracks: readonly Track[]): void {
      for (const [provider, player] of entries)
        player.preload?.(tracks.filter((track) => track.provider === provider));
    },
    async pause(): Promise<void> {
      stopSilenceTimer();
      // Loaded by the next play command.
      if (current?.isRequested === false) current = null;
      await currentPlayer()?.pause();
    },
    async resume(): Promise<void> {
      const player = currentPlayer();
      if (!player) throw new Error('Nothing is loaded');
      watchStart();
      await player.play();
    },
    seek: async (position: number) => currentPlayer()?.seek(position),
    async setVolume(wanted: number): Promise<void> {
      volume = wanted;
      await applyVolume();
    },
    /** A factor of the volume for the end of a sleep timer, 0..1. */
    async setFade(wanted: number): Promise<void> {
      if (fade === wanted) return;
      fade = wanted;
      await applyVolume();
    },
    async allow(provider: Provider, isAllowed: boolean): Promise<void> {
      await players[provider]?.allow?.(isAllowed);
    },
    dispose(): void {
      current = null;
      stopSilenceTimer();
      all.forEach((player) => player.dispose());
    },
  };
}

/** The catalog's length counts where a stream broke off, whose player tells a shorter one, and where a preview's player tells the song's. */
function lengthOf({ track }: Current, { duration }: PlaybackReport): number | null {
  const length = playingLength(track);
  if (duration === null || endsEarly(duration, length)) return length;
  return track.access === 'preview' && length !== null ? Math.min(duration, length) : duration;
}

const hasBrokenOff = ({ lastReport }: Current) =>
  lastReport !== null && endsEarly(lastReport.position, lastReport.duration);

/** A track that is buffering or still at position 0 makes no sound. */
function isSound({ isPlaying, isBuffering, position }: PlaybackReport): boolean {
  return isPlaying && isBuffering !== true && position > 0;
}
