// Favorites by number, each of another user and track.
import Database from 'better-sqlite3';
import { trackOf, USERS } from '../../../../bench/api/data.mjs';

/** @param {number} number @returns {{ user: number, track: { provider: string, trackId: string } }} */
export const favoriteOf = (number) => ({
  user: USERS - (number % (USERS / 2)),
  track: trackOf(Math.floor(number / (USERS / 2))),
});

/** The favorites of these numbers that are not stored. @param {string} file @param {readonly number[]} numbers */
export function missingFavorites(file, numbers) {
  const database = new Database(file, { readonly: true });
  const find = database.prepare(
    'select 1 from favorites where user_id = ? and provider = ? and track_id = ?',
  );
  const missing = numbers.filter((number) => {
    const { user, track } = favoriteOf(number);
    return find.get(user, track.provider, track.trackId) === undefined;
  });
  database.close();
  return missing;
}
