// Owns the pages of artists, albums and playlists of the providers, and who is the same artist at the other services.
import { createRequestFx } from '@segue/kernel/request';
import { type ArtistPage, type CollectionPage, type Provider, PROVIDERS, routes } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $areProvidersSeparate, $providers, createPageStore, createSessionStore } from '@segue/kernel/state';
import { combine, createEffect, createEvent, sample } from 'effector';
import { latest } from '../api';
import { type PageAddress, PageGate } from '../gates';
import { failureOf, isDue, type SearchFailure } from '../results/failure';
import { $locked } from '../results/model';
import { retryDue, scheduleRetryFx } from '../results/self-retry';

const artistFx = createRequestFx(routes.getArtist, latest);
const collectionFx = createRequestFx(routes.getCollection, latest);
const findArtistFx = createRequestFx(routes.findArtist, { ...latest, concurrency: 'every' });

type CataloguePage = ArtistPage | CollectionPage;
type Kept<Value> = ReadonlyMap<string, Value>;

export const isArtist = (page: CataloguePage): page is ArtistPage => 'albums' in page;

export const retryRequested = createEvent('pageRetryRequested');

export const pageKey = ({ kind, provider, id }: PageAddress) => [kind, provider, id].join('/');
export const foundKey = (provider: Provider, name: string) => `${provider}/${name}`;

const KEPT = 30;
const keep = <Value>(kept: Kept<Value>, key: string, value: Value): Kept<Value> =>
  new Map([...kept].slice(1 - KEPT)).set(key, value);

/** The last pages, by `pageKey`, so that Back shows them at once. Some are of the user's own server. */
export const $pages = createSessionStore<Kept<CataloguePage>>(new Map())
  .on(artistFx.done, (pages, { params: { params }, result }) =>
    keep(pages, pageKey({ kind: 'artist', ...params }), result),
  )
  .on(collectionFx.done, (pages, { params: { params }, result }) =>
    keep(pages, pageKey({ ...params, kind: params.kind === 'albums' ? 'album' : 'playlist' }), result),
  );
/** Keyed by `foundKey`; null for an artist whom the service does not have. */
export const $found = createSessionStore<Kept<ArtistPage | null>>(new Map()).on(
  findArtistFx.done,
  (found, { params: { params, query }, result }) =>
    keep(found, foundKey(params.provider, query.name), result.artist),
);
export const $failure = createPageStore<SearchFailure | null>(null)
  .on([artistFx.failed, collectionFx.failed], (former, { error }) => failureOf(error, former))
  .on([artistFx.done, collectionFx.done], () => null);
const askFx = createEffect(
  async ({ kind, provider, id }: PageAddress & { provider: Provider }) =>
    void (await (kind === 'artist'
      ? artistFx({ params: { provider, id } })
      : collectionFx({ params: { provider, id, kind: `${kind}s` } }))),
);
export const $isAsking = askFx.pending;

const $screen = combine({ address: PageGate.state, isOpen: PageGate.status });
/** The page to show; empty while there is none, or none that the user can open. */
const $key = combine($screen, $providers, $locked, ({ address, isOpen }, providers, locked) => {
  const isOpenable = providers.some((one) => one === address.provider && !locked.includes(one));
  return isOpen && isOpenable ? pageKey(address) : '';
});
export const $openPage = combine($key, $pages, (key, pages) => pages.get(key) ?? null);
$failure.reset($key);

// Requests of the former address; those that start afterwards are not aborted.
sample({ clock: $key, fn: () => undefined, target: [artistFx.abort, collectionFx.abort] });
sample({ clock: $failure, filter: (failure) => failure !== null, target: scheduleRetryFx });
const repeated = sample({
  clock: [retryDue, PageGate.open.map(() => Date.now())],
  source: { failure: $failure, isAsking: $isAsking },
  filter: ({ failure, isAsking }, now) => failure !== null && !isAsking && isDue(failure, now),
  fn: (): void => undefined,
});
sample({
  clock: [$key, $openPage, retryRequested, repeated],
  source: { key: $key, page: $openPage, address: PageGate.state },
  // An incomplete page counts as failed when the user retries.
  filter: ({ key, page }, by) => key !== '' && (page === null || by === undefined),
  fn: ({ address }) => ({ ...address, provider: address.provider as Provider }),
  target: askFx,
});

for (const provider of PROVIDERS) {
  sample({
    clock: $openPage,
    source: { providers: $providers, locked: $locked, areSeparate: $areProvidersSeparate, found: $found },
    filter: ({ providers, locked, areSeparate, found }, page) =>
      page !== null &&
      isArtist(page) &&
      page.provider !== provider &&
      !areSeparate &&
      providers.includes(provider) &&
      !locked.includes(provider) &&
      !found.has(foundKey(provider, page.name)),
    fn: (_, page) => ({ params: { provider }, query: { name: (page as ArtistPage).name } }),
    target: findArtistFx,
  });
}

const nameScreenFx = createEffect((screen: { path: string; name: string }) => send('screen/name', screen));
sample({
  clock: $openPage,
  source: PageGate.state,
  filter: (_, page) => page !== null,
  fn: ({ path }, page) => ({ path, name: page === null ? '' : isArtist(page) ? page.name : page.title }),
  target: nameScreenFx,
});
