// Saves reviewed lists part by part, in the favorites or as playlists. What is there is not added again, so that saving goes on
// after a failure, and a file can be imported twice.
import { adviceOnTooMany, type ApiFailure } from '@segue/kernel/request';
import { type Playlist, trackKey } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { addInParts, missedIn, playlistForm } from '@segue/ui/tracks/save-playlist';
import { createEffect, createEvent, scopeBind } from 'effector';
import { addFavoritesFx, addTracksFx, createFromListFx, findPlaylistsFx, readTracksFx } from '../api';
import { playlistAppended } from '../playlist-list/model';
import { tracksInOrder } from '../tracks';
import { isRefused } from './match-entry';
import { additionsOf, type Review } from './review';

/** How many tracks were sent. */
export const partSaved = createEvent<number>('importPartSaved');

/** `path`: the screen that shows the last list. */
type Saved = { missed: number; path: string };

export const saveFx = createEffect<readonly Review[], Saved, ApiFailure>(async (reviews) => {
  const [addFavorites, addTracks] = [scopeBind(addFavoritesFx), scopeBind(addTracksFx)];
  const [findPlaylists, readTracks] = [scopeBind(findPlaylistsFx), scopeBind(readTracksFx)];
  const [create, onCreated] = [scopeBind(createFromListFx), scopeBind(playlistAppended)];
  const onPart = scopeBind(partSaved);
  const { playlists } = await findPlaylists();
  const results: string[] = [];
  let path: string = screens.favorites;
  for (const review of reviews) {
    const additions = additionsOf(review);
    if (review.isFavorites) {
      // Without times in the file, its first one is the newest.
      const favorites = additions.map(({ addedAt, ...track }, index) => ({
        ...track,
        favoritedAt: addedAt ?? new Date(review.id - index).toISOString(),
      }));
      results.push(...(await addInParts(favorites, (tracks) => addFavorites({ body: { tracks } }), onPart)));
    } else {
      const name = review.name.trim();
      const keys = additions.map(({ trackId: id, provider }) => trackKey({ provider, id }));
      const begun = await findBegun(name, new Set(keys));
      const { playlistId } = begun ?? (await createPlaylist(name));
      const left = additions.filter((_, index) => !begun?.keys.has(keys[index]!));
      onPart(additions.length - left.length);
      const add = (tracks: typeof left) => addTracks({ body: { playlistId, tracks } });
      results.push(...(await addInParts(left, add, onPart)));
      path = screens.playlist(playlistId);
    }
  }
  return { missed: missedIn(results), path: reviews.length > 1 ? screens.playlists : path };

  async function createPlaylist(name: string): Promise<Playlist> {
    const { playlist } = await create({ form: playlistForm({ name }) });
    onCreated(playlist);
    return playlist;
  }

  /** The playlist of this name that has most of these tracks and no others. */
  async function findBegun(name: string, keys: ReadonlySet<string>) {
    const named = playlists.filter((playlist) => playlist.name === name);
    const read = named.map(async ({ playlistId }) => {
      const { playlistTracks } = await readTracks({ params: { id: String(playlistId) } });
      return { playlistId, keys: new Set<string>(tracksInOrder(playlistTracks).map(trackKey)) };
    });
    const parts = (await Promise.all(read)).filter((list) => [...list.keys].every((key) => keys.has(key)));
    return parts.sort((one, other) => other.keys.size - one.keys.size)[0];
  }
});

/** `status`: what is saved, in words. */
export function failureText(status: string | null, failure: ApiFailure): string {
  if (isRefused(failure)) return failure.message;
  return `${status ?? 'The tracks couldn’t be saved.'} ${adviceOnTooMany(failure) ?? 'Try again.'}`;
}
