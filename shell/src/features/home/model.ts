import { PROVIDERS, trackKey, type Provider, type Track } from '@segue/contract';
import { $areProvidersSeparate, $isMember } from '@segue/kernel/state';
import { combine, sample, type StoreValue } from 'effector';
import { $resumable, $recentlyPlayed, listenSaved, recentlyPlayedRequested } from '../../player/late';
import { HomeGate } from './gate';

sample({
  clock: [HomeGate.open, listenSaved, $isMember],
  source: HomeGate.status,
  filter: Boolean,
  fn: () => undefined,
  target: recentlyPlayedRequested,
});

export type Continuation = NonNullable<StoreValue<typeof $continuation>>;

/** The queue of the last visit, until the player has one. */
export const $continuation = combine($resumable, $areProvidersSeparate, (stored, areSeparate) => {
  if (!stored) return null;
  const { current, position, tracks } = stored;
  const at = tracks.findIndex((other) => trackKey(other) === trackKey(current));
  const upcoming = tracks.slice(at + 1);
  return {
    track: current,
    position,
    upcoming: areSeparate ? upcoming.filter(({ provider }) => provider === current.provider) : upcoming,
  };
});

/** Excludes the track to continue, which has its own card. `provider` is null when the tracks are of both. */
export const $tileGroups = combine(
  $recentlyPlayed,
  $continuation,
  $areProvidersSeparate,
  (played, continued, areSeparate) => {
    const tracks = played.filter((track) => !continued || trackKey(track) !== trackKey(continued.track));
    const groups: readonly { provider: Provider | null; tracks: readonly Track[] }[] = areSeparate
      ? PROVIDERS.map((provider) => ({
          provider,
          tracks: tracks.filter((track) => track.provider === provider),
        }))
      : [{ provider: null, tracks }];
    return groups.filter((group) => group.tracks.length > 0);
  },
);
