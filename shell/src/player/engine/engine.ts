// One current player: silences the other before switching and ignores whoever is not current.
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import type { LoadRequest, PlaybackReport } from '@segue/stores/ports';
import type { PlayerNews, ProviderPlayer } from './provider-player';
import { withinMs } from './waiting';

/** How long the former player may take to fall silent before the next one starts. */
const SILENCING_MS = 300;
/** So long a start may be silent before the listener is told; with the delay before it, three seconds at most. */
const SILENT_START_MS = 2500;

export type Engine = Omit<ProviderPlayer, 'canPlay' | 'play' | 'expect'> & {
  /** The tracks whose turn comes next, of whatever provider. */
  expect: (tracks: readonly Track[]) => void;
  resume: () => Promise<void>;
  allowSpotify: (isAllowed: boolean) => Promise<void>;
  /** Loads a provider's script again, if that failed. */
  reloadScript: (provider: Provider) => void;
};

type Parts = {
  /** Makes the adapters; `hear` is where each tells its news. */
  players: (hear: (provider: Provider, news: PlayerNews) => void) => Record<Provider, ProviderPlayer>;
  /** Opens or closes the door to Spotify's player. */
  allowSpotify: (isAllowed: boolean) => Promise<void>;
  /** Only news of the current load arrives here. */
  tell: (news: PlayerNews) => void;
};

/** Makes the engine. Nothing sounds until `load`. */
export function createEngine({
  players: makePlayers,
  allowSpotify,
  tell,
}: Parts): Omit<Engine, 'reloadScript'> {
  let current: { provider: Provider; generation: number } | null = null;
  let volume: number | null = null;
  let silent: ReturnType<typeof setTimeout> | undefined;

  const players = makePlayers((provider, news) => {
    if (current?.provider !== provider || current.generation !== news.generation) return;
    if (news.kind !== 'progress' || isSound(news)) clearTimeout(silent);
    tell(news);
  });
  const all = Object.values(players);
  const sounding = () => (current ? players[current.provider] : null);

  /** One timer for both providers, whatever a start waits for: script, token, device, call or sound. */
  function watchStart(): void {
    clearTimeout(silent);
    silent = setTimeout(() => {
      if (current) tell({ kind: 'delayed', generation: current.generation });
    }, SILENT_START_MS);
  }

  async function silence(provider: Provider): Promise<void> {
    // A player that cannot even pause must not keep the next track from starting.
    await withinMs(SILENCING_MS, players[provider].pause()).catch(() => undefined);
  }

  return {
    prepare: () => all.forEach((player) => player.prepare()),
    async load(request: LoadRequest) {
      const { track, generation } = request;
      const former = current?.provider;
      current = { provider: track.provider, generation };
      clearTimeout(silent);
      const player = players[track.provider];
      if (!player.canPlay(track)) {
        tell({ kind: 'unavailable', generation, reason: 'failed' });
        return;
      }
      watchStart();
      if (former && former !== track.provider) await silence(former);
      if (current?.generation !== generation) return;
      await player.load(request);
      if (volume !== null && current?.generation === generation) await player.setVolume(volume);
    },
    async preflight(track) {
      const player = players[track.provider];
      return player.canPlay(track) ? player.preflight(track) : 'failed';
    },
    expect(tracks) {
      for (const provider of PROVIDERS) {
        players[provider].expect?.(tracks.filter((track) => track.provider === provider));
      }
    },
    async pause() {
      clearTimeout(silent);
      await sounding()?.pause();
    },
    async resume() {
      const player = sounding();
      if (!player) throw new Error('Nothing is loaded');
      watchStart();
      await player.play();
    },
    seek: async (position) => sounding()?.seek(position),
    async setVolume(wanted) {
      volume = wanted;
      await Promise.all(all.map((player) => player.setVolume(wanted)));
    },
    allowSpotify,
    dispose() {
      current = null;
      clearTimeout(silent);
      all.forEach((player) => player.dispose());
    },
  };
}

/** A start that is loading or stands at 0 has not sounded yet. */
function isSound({ isPlaying, isBuffering, position }: PlaybackReport): boolean {
  return isPlaying && isBuffering !== true && position > 0;
}
