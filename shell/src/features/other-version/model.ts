// Plays another service's version of a song: looks for it in the search of each, and replaces the song in the queue. Says when a song
// is added whose other version is in the queue already.
import { createRequestFx, type ApiFailure } from '@segue/kernel/request';
import { routes, SEARCH_PAGE_SIZE, searchQuery, trackKey, type Provider, type Track } from '@segue/contract';
import { createSubscriptions, send, type Notice } from '@segue/kernel/bus';
import { $areProvidersSeparate, $playbackRights, createSessionStore } from '@segue/kernel/state';
import { noticesWithdrawn, providersOfOtherVersion } from '@segue/kernel/state/ports';
import { createEffect, type Event, sample } from 'effector';
import { $queue, addRequested } from '../../player/late';
import {
  failureNotice,
  noneFoundNotice,
  playingNotice,
  repeatedNotice,
  searchingNotice,
  type Lookup,
} from './notices';

const subscriptions = createSubscriptions();
const playRequested = subscriptions.on('other-version/play');
const cancelled = subscriptions.on('other-version/cancel');

/** `text`: the least precise search text. */
type Found = { version?: Track | undefined; text: string };

const searchFx = createRequestFx(routes.search, { concurrency: 'latest' });
// An effect, so that the scope is known after the download.
const loadMatcherFx = createEffect(() => import('./matcher'));

async function findAt(provider: Provider, song: Track): Promise<Found> {
  const { findVersion, searchTexts } = await loadMatcherFx();
  const texts = searchTexts(song);
  for (const text of texts) {
    const query = searchQuery(text);
    const params = { query, provider, limit: String(SEARCH_PAGE_SIZE), offset: '0' };
    const { queryData } = await searchFx({ params });
    const version = findVersion(song, queryData);
    if (version) return { version, text };
  }
  return { text: texts.at(-1)! };
}

/** The first provider that has the song. One that fails does not end the search. */
const findFx = createEffect<Lookup, Found, ApiFailure | Error>(async ({ song, providers }) => {
  let none: Found | undefined;
  let failure: ApiFailure | Error | undefined;
  for (const provider of providers) {
    try {
      const found = await findAt(provider, song);
      if (found.version) return found;
      none = found;
    } catch (error) {
      failure = error as ApiFailure | Error;
      if ('kind' in failure && failure.kind === 'aborted') break;
    }
  }
  if (failure) throw failure;
  return none!;
});

const requested = sample({
  clock: playRequested,
  source: { rights: $playbackRights, areSeparate: $areProvidersSeparate },
  fn: ({ rights, areSeparate }, { track: song }): Lookup => ({
    song,
    providers: providersOfOtherVersion(song, rights, areSeparate),
  }),
}).filter({ fn: ({ providers }) => providers.length > 0 });

const $lookup = createSessionStore<Lookup | null>(null)
  .on(requested, (_, lookup) => lookup)
  .on(cancelled, () => null);

const ofNewest = <Answer extends { params: Lookup }>(clock: Event<Answer>) =>
  sample({
    clock,
    source: $lookup,
    filter: (lookup, { params }) => lookup === params,
    fn: (_, answer) => answer,
  });
const found = ofNewest(findFx.done);
const failed = ofNewest(findFx.fail);

const showFx = createEffect((notice: Notice) => send('notice/show', notice));
const playFx = createEffect(({ song, version }: { song: Track; version: Track }) => {
  send('queue/replace', { key: trackKey(song), track: version });
  send('notice/show', playingNotice(song, version));
});

sample({ clock: requested, target: findFx });
sample({ clock: requested, fn: ({ providers }) => searchingNotice(providers), target: showFx });
sample({
  clock: found.filterMap(({ params: { song }, result: { version } }) => version && { song, version }),
  target: playFx,
});
sample({
  clock: [
    found.filterMap(({ params, result }) =>
      result.version ? undefined : noneFoundNotice(params.providers, result.text),
    ),
    failed.filterMap(({ params, error }) => failureNotice(error, params) ?? undefined),
  ],
  target: showFx,
});
sample({
  clock: [findFx.finally, cancelled],
  fn: () => 'other-version/cancel' as const,
  target: noticesWithdrawn,
});

const compareFx = createEffect(async ({ song, queue }: { song: Track; queue: readonly Track[] }) => {
  const { findVersion } = await loadMatcherFx();
  const version = findVersion(song, queue);
  if (version) send('notice/show', repeatedNotice(song, version));
});
sample({
  clock: addRequested,
  source: $queue,
  filter: (queue, { track }) => queue.some(({ provider }) => provider !== track.provider),
  fn: (queue, { track: song }) => ({ song, queue }),
  target: compareFx,
});

export const wireOtherVersion = subscriptions.connect;
