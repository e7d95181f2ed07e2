import { PROVIDERS, trackKey, type Provider, type Track } from '@segue/contract';
import { $areProvidersSeparate, $currentTrack } from '@segue/kernel/state';
import { combine, sample, type StoreValue } from 'effector';
import { $position, $queue, $resumable, $recentlyPlayed, recentlyPlayedRequested } from '../../player/late';
import { HomeGate } from './gate';

sample({ clock: HomeGate.open, target: recentlyPlayedRequested });

export type Continuation = NonNullable<StoreValue<typeof $continuation>>;

export const $continuation = combine(
  { current: $currentTrack, queue: $queue, stored: $resumable, areSeparate: $areProvidersSeparate },
  ({ current, queue, stored, areSeparate }) => {
    const track = current ?? stored?.current;
    if (!track) return null;
    const tracks = current ? queue : (stored?.tracks ?? []);
    const at = tracks.findIndex((other) => trackKey(other) === trackKey(track));
    const upcoming = tracks.slice(at + 1);
    return {
      track,
      upcoming: areSeparate ? upcoming.filter(({ provider }) => provider === track.provider) : upcoming,
      source: current ? ('player' as const) : ('storage' as const),
    };
  },
);

export const $continuedAt = combine($currentTrack, $position, $resumable, (current, position, stored) =>
  current ? position : (stored?.position ?? 0),
);

/** Excludes the track to continue, which has its own card. `provider` is null when the tracks are of both. */
export const $tileGroups = combine(
  { recent: $recentlyPlayed, continued: $continuation, areSeparate: $areProvidersSeparate },
  ({ recent, continued, areSeparate }) => {
    const tracks = recent.filter((track) => !continued || trackKey(track) !== trackKey(continued.track));
    const groups: readonly { provider: Provider | null; tracks: readonly Track[] }[] = areSeparate
      ? PROVIDERS.map((provider) => ({
          provider,
          tracks: tracks.filter((track) => track.provider === provider),
        }))
      : [{ provider: null, tracks }];
    return groups.filter((group) => group.tracks.length > 0);
  },
);
