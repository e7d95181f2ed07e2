import { PROVIDERS, routes, trackKey, type Provider, type Track } from '@segue/contract';
import { createRequestFx } from '@segue/kernel/request';
import { $areProvidersSeparate, $isMember, createSessionStore } from '@segue/kernel/state';
import { combine, sample, type StoreValue } from 'effector';
import { $resumable, $recentlyPlayed, listenSaved, recentlyPlayedRequested } from '../../player/late';
import { HomeGate } from './gate';

sample({ clock: HomeGate.open, target: recentlyPlayedRequested });

const listListensFx = createRequestFx(routes.listListens, { concurrency: 'latest' });
/** The songs of the user's history, the newest first; null until loaded. */
const $history = createSessionStore<readonly Track[] | null>(null).on(
  listListensFx.doneData,
  (_, { listens }) => [...new Map(listens.map(({ track }) => [trackKey(track), track])).values()],
);
sample({
  clock: [HomeGate.open, listenSaved, $isMember],
  source: { isOpen: HomeGate.status, isMember: $isMember },
  filter: ({ isOpen, isMember }) => isOpen && isMember,
  fn: () => ({ query: {} }),
  target: listListensFx,
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
  {
    device: $recentlyPlayed,
    history: $history,
    continued: $continuation,
    areSeparate: $areProvidersSeparate,
  },
  ({ device, history, continued, areSeparate }) => {
    const tracks = (history ?? device).filter(
      (track) => !continued || trackKey(track) !== trackKey(continued.track),
    );
    const groups: readonly { provider: Provider | null; tracks: readonly Track[] }[] = areSeparate
      ? PROVIDERS.map((provider) => ({
          provider,
          tracks: tracks.filter((track) => track.provider === provider),
        }))
      : [{ provider: null, tracks }];
    return groups.filter((group) => group.tracks.length > 0);
  },
);
