// What the model's effects do: reads a list, matches one entry, saves the playlist. Part of the lazy file.
import type { ApiFailure } from '@segue/api-client';
import {
  PLAYLIST_ADDITIONS_MAX,
  SEARCH_PAGE_SIZE,
  type Linked,
  type Playlist,
  type Provider,
  type SearchPage,
} from '@segue/contract';
import { chosenTracks, reviewOf, saveFailed, savedSoFar } from './changes';
import type { Change, Entry, Review, Saved } from './import-state';
import { matchEntry } from './matching/match-entry';
import { countRequest, requestWaitMs } from './matching/request-limit';
import { readFile, readList } from './reading/read-list';

/** Rejects with a sentence for the user as its message. */
export async function readReview({
  list,
  providers,
}: {
  list: File | string;
  /** The preferred one first. */
  providers: readonly Provider[];
}): Promise<Review> {
  const read = typeof list === 'string' ? readList(list) : await readFile(list);
  // Ids differ from those of the import before, whose last answers may still come.
  return reviewOf(read, providers[0]!, providers, Math.floor(performance.now()) * 10_000);
}

type SearchParams = { query: string; provider: Provider; limit: string; offset: string };

/** Reports what was found and settles when the next entry may be searched for. */
export async function match(
  job: { entry: Entry; providers: readonly Provider[] },
  ask: {
    search: (call: { params: SearchParams }) => Promise<SearchPage>;
    openLink: (call: { query: { url: string } }) => Promise<Linked>;
  },
  change: (made: Change) => void,
): Promise<void> {
  const { change: made, waitMs } = await matchEntry(job, {
    search: async (query, provider) => {
      countRequest();
      const params = { query, provider, limit: String(SEARCH_PAGE_SIZE), offset: '0' };
      return (await ask.search({ params })).queryData;
    },
    openLink: (url) => {
      countRequest();
      return ask.openLink({ query: { url } });
    },
  });
  change(made);
  await sleep(Math.max(waitMs, requestWaitMs()));
}

const ATTEMPTS = 5;

/** Creates the playlist and adds its tracks part by part. After a failure the next call continues with the same playlist. */
export async function save(
  review: Review,
  ask: {
    create: (call: { form: FormData }) => Promise<{ playlist: Playlist }>;
    add: (call: {
      body: { playlistId: number; tracks: { trackId: string; provider: Provider }[] };
    }) => Promise<{ results: readonly string[] }>;
  },
  change: (made: Change) => void,
): Promise<{ playlist: Playlist; missed: number }> {
  let saved = review.saved;
  const tracks = chosenTracks(review.entries).map(({ id, provider }) => ({ trackId: id, provider }));
  try {
    if (!saved) {
      const form = new FormData();
      form.append('name', review.name.trim());
      saved = { ...(await ask.create({ form })), count: 0, missed: 0 };
      change(savedSoFar(saved));
    }
    while (saved.count < tracks.length) {
      const { playlist, count, missed }: Saved = saved;
      const part = tracks.slice(count, count + PLAYLIST_ADDITIONS_MAX);
      const { results } = await insisting(() =>
        ask.add({ body: { playlistId: playlist.playlistId, tracks: part } }),
      );
      const unknown = results.filter((result) => result === 'notFound').length;
      saved = { playlist, count: count + part.length, missed: missed + unknown };
      change(savedSoFar(saved));
    }
    return saved;
  } catch (failure) {
    change(saveFailed(failure as ApiFailure));
    throw failure;
  }
}

/** Waits as long as the server asks for, several times. */
async function insisting<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (reason) {
      const failure = reason as ApiFailure;
      const waitS = failure.kind === 'answered' ? failure.retryAfterS : undefined;
      if (waitS === undefined || attempt === ATTEMPTS) throw failure;
      await sleep(waitS * 1000);
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
