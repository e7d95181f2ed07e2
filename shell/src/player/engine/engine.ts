// One current player: silences the other before switching and ignores whoever is not current.
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import type { LoadRequest } from '@segue/stores/ports';
import type { PlayerNews, ProviderPlayer } from './provider-player';
import { withinMs } from './waiting';

/** How long the former player may take to fall silent before the next one starts. */
const SILENCING_MS = 300;

export type Engine = Omit<ProviderPlayer, 'canPlay' | 'play' | 'expect'> & {
  /** The tracks whose turn comes next, of whatever provider. */
  expect: (tracks: readonly Track[]) => void;
  resume: () => Promise<void>;
  allowSpotify: (isAllowed: boolean) => Promise<void>;
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
export function createEngine({ players: makePlayers, allowSpotify, tell }: Parts): Engine {
  let current: { provider: Provider; generation: number } | null = null;
  let volume: number | null = null;

  const players = makePlayers((provider, news) => {
    if (current?.provider === provider && current.generation === news.generation) tell(news);
  });
  const all = Object.values(players);
  const sounding = () => (current ? players[current.provider] : null);

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
      const player = players[track.provider];
      if (!player.canPlay(track)) {
        tell({ kind: 'unavailable', generation, reason: 'failed' });
        return;
      }
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
    pause: async () => sounding()?.pause(),
    async resume() {
      const player = sounding();
      if (!player) throw new Error('Nothing is loaded');
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
      all.forEach((player) => player.dispose());
    },
  };
}
