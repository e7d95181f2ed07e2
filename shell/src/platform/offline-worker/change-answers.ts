// Answers changes of favorites and playlists: by the server, or as the server would when the change waits for the network.
import { routes } from '@segue/contract';
import {
  additionsOf,
  findTrack,
  isRenamed,
  isRestored,
  jsonResponse,
  keyOf,
  readChange,
  tracksPath,
  type Change,
  type Json,
} from './changes';
import type { Outbox } from './outbox';
import type { Refresh } from './refresh';
import { isCallOf, type Asked } from './requests';
import type { UserCopies } from './user-copies';

type Needs = {
  copies: UserCopies;
  outbox: Outbox;
  refresh: Refresh;
  load: (request: Request) => Promise<Response>;
  now: () => number;
  /** The stored answer with the waiting changes. */
  copyOf: (path: string) => Promise<Response | null>;
  /** Rejects when some are left. */
  sendChanges: () => Promise<void>;
  /** A change waits for the network. */
  onKept: () => void;
};

export function createChangeAnswers(needs: Needs) {
  const { copies, outbox, refresh, load, now, copyOf, sendChanges, onKept } = needs;
  const shownTracks = new Map<string, Json>();

  async function answer({ request, later }: Asked): Promise<Response> {
    const change = await readChange(request.clone(), new Date(now()).toISOString());
    const waiting = await outbox.changes();
    if (waiting.length > 0) await sendChanges().catch(() => undefined);
    const isFree = waiting.length === 0 || (await outbox.changes()).length === 0;
    if (isFree || !change) {
      try {
        const response = await load(request.clone());
        if (response.ok) later(refresh.afterChange(request));
        return response;
      } catch (error) {
        if (!change || request.signal.aborted) throw error;
      }
    }
    const known = change && { ...change, tracks: await tracksOf(change) };
    const response = known && (await acceptance(known));
    if (!response || !(await outbox.add(known))) throw new TypeError('The change cannot be kept');
    onKept();
    return response;
  }

  /** What the server would answer; null when that is not known. */
  async function acceptance(change: Change): Promise<Response | null> {
    const { body } = change;
    if (isCallOf(routes.editPlaylist, change)) {
      const playlist = await playlistIn(await copyOf(routes.listPlaylists.path), (one) =>
        isRenamed(one, change),
      );
      return playlist && jsonResponse({ playlist: { ...playlist, name: body['name'] } });
    }
    if (isCallOf(routes.restorePlaylist, change)) {
      // Of the stored list: in the shown one it is deleted.
      const stored = await (await copies.open())?.match(routes.listPlaylists.path);
      const playlist = await playlistIn(stored, (one) => isRestored(one, change));
      return playlist && jsonResponse({ playlist });
    }
    if (isCallOf(routes.addPlaylistTracks, change)) {
      return jsonResponse({ results: await resultsOf(change) });
    }
    const isDuplicate =
      isCallOf(routes.addPlaylistTrack, change) && (await resultsOf(change)).includes('duplicate');
    return jsonResponse({ success: true, ...(isDuplicate && { isDuplicate }) });
  }

  /** Of each addition to a playlist whether the playlist had the track before it. */
  async function resultsOf(change: Change): Promise<readonly ('added' | 'duplicate')[]> {
    const copy = await copyOf(tracksPath(change.body['playlistId']));
    const tracks: unknown = await copy?.json();
    return additionsOf(change).map((one, index, all) => {
      const isRepeated = all.slice(0, index).some((earlier) => keyOf(earlier) === keyOf(one));
      return isRepeated || findTrack(tracks, one) ? 'duplicate' : 'added';
    });
  }

  /** A page tells which track its user is about to add: its request names the track only. */
  function noteTrack(track: Json): void {
    shownTracks.set(keyOf({ ...track, trackId: track['id'] }), track);
  }

  /** The added tracks as the pages or the copies have them. */
  async function tracksOf(change: Change): Promise<readonly Json[]> {
    const shownOf = (one: Json) => shownTracks.get(keyOf(one));
    const additions = [...new Map(additionsOf(change).map((one) => [keyOf(one), one])).values()];
    const answers = additions.every(shownOf) ? [] : await storedAnswers();
    const storedOf = (one: Json) => answers.map((answer) => findTrack(answer, one)).find(Boolean);
    return additions.map((one) => shownOf(one) ?? storedOf(one) ?? null).filter((track) => track !== null);
  }

  async function storedAnswers(): Promise<readonly unknown[]> {
    const cache = await copies.open();
    const stored = await Promise.all(((await cache?.keys()) ?? []).map((key) => cache?.match(key)));
    const lists = stored.filter((copy) => copy?.headers.get('content-type')?.includes('json') === true);
    return Promise.all(lists.map((copy): Promise<unknown> => copy!.json()));
  }

  return { answer, noteTrack, forgetTracks: () => shownTracks.clear() };
}

async function playlistIn(list: Response | null | undefined, isWanted: (playlist: Json) => boolean) {
  const { playlists } = ((await list?.json()) ?? {}) as { playlists?: Json[] };
  return playlists?.find(isWanted) ?? null;
}
