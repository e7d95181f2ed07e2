import { PLAYLIST_ADDITIONS_MAX, type Playlist, type Provider, type Track } from '@segue/contract';

/** The editable fields of a playlist. `cover`: null leaves it unchanged. */
export type PlaylistFields = { name: string; cover?: File | 'remove' | null };
type List = PlaylistFields & { tracks: readonly Track[] };
type Requests = {
  create: (call: { form: FormData }) => Promise<{ playlist: Playlist }>;
  add: (call: {
    body: { playlistId: number; tracks: { trackId: string; provider: Provider }[] };
  }) => Promise<{ results: readonly string[] }>;
};
export type SavedPlaylist = {
  playlist: Playlist;
  /** How many tracks the list had, and how many of them are not in the playlist. */
  count: number;
  missed: number;
};

export function playlistForm({ name, cover }: PlaylistFields): FormData {
  const form = new FormData();
  form.append('name', name);
  if (cover === 'remove') form.append('cover', cover);
  else if (cover) form.append('playlistCover', cover);
  return form;
}

/**
 * Creates the playlist and adds the tracks. Tracks that their provider removed, and those of a failed request, do not prevent
 * the others. Rejects when the playlist cannot be created and when the session ends.
 */
export async function saveAsPlaylist(
  { tracks, ...fields }: List,
  { create, add }: Requests,
): Promise<SavedPlaylist> {
  const { playlist } = await create({ form: playlistForm(fields) });
  const references = tracks.map(({ id, provider }) => ({ trackId: id, provider }));
  const { playlistId } = playlist;
  const addPart = (part: typeof references) => add({ body: { playlistId, tracks: part } });
  const missed = missedIn(await addInParts(references, addPart, undefined, true));
  return { playlist, count: tracks.length, missed };
}

/**
 * Adds the entries part by part, one request after the other, so that they keep their order. Returns a result for each. Rejects
 * with the failure of a part, unless these are skipped. `onPart` gets the size of each part.
 */
export async function addInParts<Entry>(
  entries: readonly Entry[],
  add: (part: Entry[]) => Promise<{ results: readonly string[] }>,
  onPart?: (count: number) => void,
  skipsFailed = false,
): Promise<readonly string[]> {
  const all: string[] = [];
  for (let from = 0; from < entries.length; from += PLAYLIST_ADDITIONS_MAX) {
    const part = entries.slice(from, from + PLAYLIST_ADDITIONS_MAX);
    const { results } = await whenAllowed(() => add(part)).catch((failure: { kind?: unknown }) => {
      if (!skipsFailed || failure.kind === 'aborted') throw failure;
      return { results: part.map(() => 'notFound') };
    });
    all.push(...results);
    onPart?.(part.length);
  }
  return all;
}

export const missedIn = (results: readonly string[]): number =>
  results.filter((result) => result === 'notFound').length;

const ATTEMPTS = 5;

/** Repeats a request after the time of the server's Retry-After header. */
async function whenAllowed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (failure) {
      const { retryAfterS } = failure as { retryAfterS?: number };
      if (retryAfterS === undefined || attempt === ATTEMPTS) throw failure;
      await new Promise((resolve) => setTimeout(resolve, retryAfterS * 1000));
    }
  }
}

/** 'Saved “Night drive”. 1 of 2 tracks couldn't be added.' */
export const savedText = ({ playlist, count, missed }: SavedPlaylist): string =>
  `Saved “${playlist.name}”.${missedText(missed, count)}`;

export const missedText = (missed: number, count: number): string =>
  missed === 0 ? '' : ` ${missed} of ${count} tracks couldn’t be added.`;
