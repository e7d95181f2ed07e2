// Finds the waiting changes that undo each other, such as a removal and the addition after it: none of them needs to be sent.
import { routes } from '@segue/contract';
import {
  additionsOf,
  findTrack,
  isJson,
  keyOf,
  tracksInOrder,
  tracksPath,
  withChanges,
  type Change,
  type Json,
  type Lists,
} from './changes';
import { isCallOf } from './requests';

/** An undo sends two requests at most: a track is added again and moved to its place. */
const MAX_CHANGES = 3;

/** What a change is about. Changes with another path or key do not affect it. */
type Subject = {
  /** Of the answer that shows it. */
  path: string;
  key: string;
  stateIn: (answer: Json) => string;
};

/** The newest changes of one thing, when they leave it as it was before them. `stored` is the answer of `changedPath`. */
export function undoneChanges(changes: readonly Change[], stored: unknown): readonly Change[] {
  const newest = changes.at(-1);
  if (!newest) return [];
  const { path, key, stateIn } = subjectOf(newest);
  const related = changes.filter((change) => {
    const subject = subjectOf(change);
    return subject.path === path && subject.key === key;
  });
  const stateAfter = (count: number) => {
    const answer = withChanges(path, stored, related.slice(0, count));
    return isJson(answer) ? stateIn(answer) : '';
  };
  for (let count = 2; count <= Math.min(MAX_CHANGES, related.length); count += 1) {
    const last = related.slice(-count);
    if (last.every(isUnsent) && stateAfter(related.length - count) === stateAfter(related.length))
      return last;
  }
  return [];
}

/** The path of the answer that shows what a change is about. */
export const changedPath = (change: Change): string => subjectOf(change).path;

/** Its effect is known, and the server did not receive it. */
const isUnsent = (change: Change) => !change.isTried && change.tracks.length === additionsOf(change).length;

function subjectOf(change: Change): Subject {
  const { body, path } = change;
  if (path === routes.listFavorites.path) {
    const stateIn = (favorites: Json) => {
      const favorite = findTrack(favorites, body);
      return favorite ? `since ${String(favorite['favoritedAt'])}` : '';
    };
    return { path, key: keyOf(body), stateIn };
  }
  if (PLAYLIST_ROUTES.some((route) => isCallOf(route, change))) {
    const key = String(body['playlistId'] ?? path.split('/')[3]);
    const stateIn = (answer: Json) => {
      const playlists = answer['playlists'] as readonly Json[] | undefined;
      const playlist = playlists?.find(({ playlistId }) => String(playlistId) === key);
      return playlist ? `called ${String(playlist['name'])}` : '';
    };
    return { path: routes.listPlaylists.path, key, stateIn };
  }
  const stateIn = ({ playlistTracks }: Json) =>
    tracksInOrder(playlistTracks as Lists)
      .map(({ id, provider }) => keyOf({ trackId: id, provider }))
      .join();
  return { path: tracksPath(body['playlistId']), key: '', stateIn };
}

/** Routes that change a playlist's name or whether it exists. */
const PLAYLIST_ROUTES = [routes.editPlaylist, routes.deletePlaylist, routes.restorePlaylist];
