import { type PlaylistTracks, type Provider, PROVIDERS, readWireLists, type Track } from '@segue/contract';
import { filterTracks } from '@segue/ui/tracks';
import { lengthOf } from '@segue/ui/tracks/list-page';
import type { Move } from './playlist-detail/order';

export const referenceOf = ({ id, provider }: Track) => ({ trackId: id, provider });

export const moveOf = ({ playlistId, track, before }: { playlistId: number } & Move) => ({
  body: { playlistId, ...referenceOf(track), before: before && referenceOf(before) },
});

/** The tracks of all providers as one list, by position. Tracks without a position go last, by provider. */
export function tracksInOrder(tracks: PlaylistTracks): readonly Track[] {
  const placeOf = ({ position = Infinity }: { position?: number | undefined }) => position;
  return Object.values(readWireLists('PlaylistTracks', tracks))
    .flat()
    .sort((one, other) => placeOf(one) - placeOf(other));
}

export type SourceTab = 'all' | Provider;

/** Tabs: the providers that have tracks, and "all" where they may be mixed; with one configured provider only "all". */
export function availableTabs(
  tracks: readonly Track[],
  areSeparate: boolean,
  configured: readonly Provider[],
): readonly [SourceTab, ...SourceTab[]] {
  const providers = PROVIDERS.filter((provider) => tracks.some((track) => track.provider === provider));
  const [first, ...others] = providers;
  if (areSeparate && first) return [first, ...others];
  return providers.length < 2 && configured.length < 2 ? ['all'] : ['all', ...providers];
}

export function visibleTracks(tracks: readonly Track[], tab: SourceTab, filter: string): readonly Track[] {
  return filterTracks(tab === 'all' ? tracks : tracks.filter(({ provider }) => provider === tab), filter);
}

export function summaryOf(tracks: readonly Track[]) {
  const covers = tracks.flatMap(({ imageUrl }) => imageUrl ?? []);
  return {
    trackCount: tracks.length,
    ...lengthOf(tracks),
    coverUrls: [...new Set(covers)].slice(0, 4),
  };
}
