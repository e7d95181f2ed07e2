// What the model's effects do: reads a list, matches one entry, saves the playlist. Part of the lazy file.
import type { ApiFailure } from '@segue/api-client';
import {
  parseTrack,
  type Playlist,
  PLAYLIST_ADDITIONS_MAX,
  type Provider,
  PROVIDERS,
  SEARCH_PAGE_SIZE,
} from '@segue/contract';
import { type addTracksFx, type createFromListFx, formOf, type matchLinkFx, type searchFx } from '../api';
import { referenceOf } from '../tracks';
import { chosenTracks, reviewOf, saveFailed, withFields } from './changes';
import { matchEntry, type Matching } from './match-entry';
import { released } from './holds';
import type { ListChoice, Preview, Review, ReviewChange, Saved } from './import-state';
import { readFile, readList } from './reading/read-list';

/** The request of this effect, bound to a scope. */
type Bound<Fx extends (call: never) => unknown> = (call: Parameters<Fx>[0]) => ReturnType<Fx>;

/** Rejects with a message for the user. `providers`: the preferred one first. */
export async function read({
  choice: { source, encoding },
  providers,
}: {
  choice: ListChoice;
  providers: readonly Provider[];
}): Promise<Preview> {
  const isText = typeof source === 'string';
  const file = isText ? { lists: readList(source), encoding: null } : await readFile(source, encoding);
  // Ids differ from those of other imports, whose last answers may still come.
  const firstId = (at: number) => ((Date.now() % 1e9) + at) * 10_000;
  const lists = file.lists.map((list, at) => reviewOf(list, providers[0]!, providers, firstId(at)));
  return { ...file, lists, source };
}

/** The import that an earlier load of the page kept; null when the text is none. */
export function restored(text: string | null): Review | null {
  try {
    const kept = JSON.parse(text ?? '') as Review;
    const isWhole = kept.entries.every(({ choice, candidates }) =>
      [choice, ...candidates.map(({ track }) => track)].every((track) => track === null || parseTrack(track)),
    );
    return isWhole && PROVIDERS.includes(kept.prefer) && typeof kept.name === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Reports what was found and settles when the next entry may be searched for. */
export async function match(
  job: Matching,
  ask: { search: Bound<typeof searchFx>; openLink: Bound<typeof matchLinkFx> },
  change: (made: ReviewChange) => void,
): Promise<void> {
  const made = await matchEntry(job, {
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
  await sleep(requestWaitMs());
}

/** Resolves when a held service may be asked again. */
export async function awaitHold(until: number): Promise<ReviewChange> {
  await sleep(until - Date.now());
  return released(until);
}

const ATTEMPTS = 5;

/** Creates the playlist and adds its tracks part by part. After a failure the next call continues with the same playlist. */
export async function save(
  review: Review,
  ask: { create: Bound<typeof createFromListFx>; add: Bound<typeof addTracksFx> },
  change: (made: ReviewChange) => void,
): Promise<{ playlist: Playlist; missed: number }> {
  let saved = review.saved;
  const tracks = chosenTracks(review.entries).map(referenceOf);
  try {
    if (!saved) {
      const form = formOf({ name: review.name.trim() });
      saved = { ...(await ask.create({ form })), count: 0, missed: 0 };
      change(withFields({ saved, saveError: null }));
    }
    while (saved.count < tracks.length) {
      const { playlist, count, missed }: Saved = saved;
      const part = tracks.slice(count, count + PLAYLIST_ADDITIONS_MAX);
      const { results } = await withRetries(() =>
        ask.add({ body: { playlistId: playlist.playlistId, tracks: part } }),
      );
      const unknown = results.filter((result) => result === 'notFound').length;
      saved = { playlist, count: count + part.length, missed: missed + unknown };
      change(withFields({ saved, saveError: null }));
    }
    return saved;
  } catch (failure) {
    change(saveFailed(failure as ApiFailure));
    throw failure;
  }
}

/** Repeats a request after the time that the server's Retry-After names, several times. */
async function withRetries<Answer>(call: () => Promise<Answer>): Promise<Answer> {
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

/** A network may search 80 times a minute, and the user searches meanwhile. */
const PER_WINDOW = 60;
const WINDOW_MS = 60_000;

let times: number[] = [];

function countRequest(): void {
  const now = Date.now();
  times = [...times.filter((time) => now - time < WINDOW_MS), now];
}

/** How long to wait before the next request. */
function requestWaitMs(): number {
  const crowded = times.at(-PER_WINDOW);
  return crowded === undefined ? 0 : Math.max(0, crowded + WINDOW_MS - Date.now());
}
