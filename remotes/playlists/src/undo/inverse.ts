// The inverse of each change of a playlist, and its notice. It reads the playlist from the server first: another tab may have
// changed it since. Downloaded with the first undo.
import { type ApiFailure, failedWith } from '@segue/api-client';
import {
  errors,
  type Playlist,
  PLAYLIST_ADDITIONS_MAX,
  type Track,
  trackKey,
  type TrackKey,
} from '@segue/contract';
import { formOf, type Requests } from '../api';
import { withMove, withOrder } from '../playlist-detail/order';
import { moveOf, referenceOf, tracksInOrder } from '../tracks';
import { type Change, followersOf, nameOf } from './change';

export type Outcome = {
  /** For the notice. */
  text: string;
  isUndone: boolean;
  /** What the playlist is now, as far as the undo knows. */
  playlist?: Playlist;
  tracks?: readonly Track[];
};
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
type Known = Omit<Outcome, 'text' | 'isUndone'>;

/** Undoes a change, unless something else was changed since. Throws a failure that may pass. */
export async function undo(change: Change, requests: Requests): Promise<Outcome> {
  const { undone, stale } = messagesOf(change);
  try {
    const known = await inverse(change, requests);
    return known ? { text: undone, isUndone: true, ...known } : { text: stale, isUndone: false };
  } catch (failure) {
    const text = lastingReason(change, failure as ApiFailure);
    if (text === null) throw failure;
    return { text, isUndone: false };
  }
}

/** Null when the change can no longer be undone. */
async function inverse(change: Change, requests: Requests): Promise<Known | null> {
  switch (change.kind) {
    case 'deleted':
      return requests.restore({ params: { id: String(change.playlistId) } });
    case 'created':
      await requests.remove({ body: { playlistId: change.playlistId } });
      return {};
    case 'renamed':
      return nameBack(change, requests);
    case 'added':
      return removeAdded(change, requests);
    case 'removed':
      return restoreRemoved(change, requests);
  }
}

async function nameBack({ playlistId, name, to }: Of<'renamed'>, requests: Requests): Promise<Known | null> {
  const { playlists } = await requests.readPlaylists();
  const now = playlists.find((one) => one.playlistId === playlistId);
  if (now?.name !== to) return null;
  return requests.edit({ params: { id: String(playlistId) }, form: formOf({ name }) });
}

async function removeAdded({ playlistId, tracks }: Of<'added'>, requests: Requests): Promise<Known | null> {
  const { playlistTracks } = await requests.readTracks({ params: { id: String(playlistId) } });
  const now = tracksInOrder(playlistTracks);
  const present = tracks.filter(isAmong(now));
  for (const track of present) await requests.removeTrack({ body: { playlistId, ...referenceOf(track) } });
  const isAdded = isAmong(tracks);
  return present.length === 0 ? null : { tracks: now.filter((track) => !isAdded(track)) };
}

async function restoreRemoved(change: Of<'removed'>, requests: Requests): Promise<Known | null> {
  const { playlistId, former } = change;
  const { playlistTracks } = await requests.readTracks({ params: { id: String(playlistId) } });
  const now = tracksInOrder(playlistTracks);
  const isThere = isAmong(now);
  const missing = withOrder(
    change.tracks.filter((track) => !isThere(track)),
    former,
  );
  const [only] = missing;
  if (!only) return null;
  if (missing.length === 1) await requests.addTrack({ body: { playlistId, ...referenceOf(only) } });
  for (let from = 0; from < missing.length && missing.length > 1; from += PLAYLIST_ADDITIONS_MAX) {
    const part = missing.slice(from, from + PLAYLIST_ADDITIONS_MAX).map(referenceOf);
    await requests.addTracks({ body: { playlistId, tracks: part } });
  }
  let order: readonly Track[] = [...now, ...missing];
  // The last one first: each has its former follower in place then.
  for (const track of missing.toReversed()) {
    const before = placeIn(order, followersOf(former, track));
    if (before === (order[order.indexOf(track) + 1] ?? null)) continue;
    await requests.moveTrack(moveOf({ playlistId, track, before }));
    order = withMove(order, { track, before });
  }
  return { tracks: order };
}

function isAmong(tracks: readonly Track[]): (track: Track) => boolean {
  const keys = new Set(tracks.map(trackKey));
  return (track) => keys.has(trackKey(track));
}

/** The first of the former followers that the playlist still has: a track goes back before it, or to the end for null. */
function placeIn(tracks: readonly Track[], followers: readonly TrackKey[]): Track | null {
  const present = new Map(tracks.map((track) => [trackKey(track), track]));
  return followers.map((key) => present.get(key)).find((track) => track !== undefined) ?? null;
}

const are = ({ tracks }: { tracks: readonly Track[] }) => (tracks.length === 1 ? 'is' : 'are');

const GONE = 'That playlist was deleted meanwhile.';

/** What is said after the undo, and when something else was changed since. */
function messagesOf(change: Change): { undone: string; stale: string } {
  switch (change.kind) {
    case 'created':
      return { undone: `Deleted “${change.name}”.`, stale: GONE };
    case 'deleted':
      return { undone: `“${change.name}” is back.`, stale: `“${change.name}” can no longer be restored.` };
    case 'renamed':
      return {
        undone: `It's called “${change.name}” again.`,
        stale: 'The playlist was renamed or deleted meanwhile.',
      };
    case 'added':
      return {
        undone: `Removed from “${change.name}”.`,
        stale: `${nameOf(change)} ${are(change)} no longer in “${change.name}”.`,
      };
    case 'removed':
      return {
        undone: `${nameOf(change)} ${are(change)} back.`,
        stale: `${nameOf(change)} ${are(change)} already back in “${change.name}”.`,
      };
  }
}

/** Why an undo fails however often it is repeated; null when it may succeed later. */
function lastingReason(change: Change, failure: ApiFailure): string | null {
  if (failedWith(failure, 'otherProvider')) return errors.otherProvider.message;
  if (failedWith(failure, 'playlistNotFound')) {
    return change.kind === 'deleted' ? messagesOf(change).stale : GONE;
  }
  if (failedWith(failure, 'trackNotFound')) {
    return change.kind === 'removed'
      ? `${nameOf(change)} ${are(change)} no longer available.`
      : 'The playlist was changed meanwhile.';
  }
  // The server's message names the limit.
  return failedWith(failure, 'badRequest') ? failure.message : null;
}
