// The databases under test: how each is reached, damaged and examined. The server is killed in the same way on both.
import { DatabaseSync } from '@photostructure/sqlite';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { storedTrack } from '../../../../bench/api/data.mjs';
import { createPostgres } from '../postgres.mjs';
import { TRACKS, trackKey } from './operations.mjs';

/**
 * @typedef {object} TestDatabase
 * @property {Record<string, string>} settings of the server
 * @property {(sql: string) => unknown[]} query the rows, or their text
 * @property {() => string[]} findDamage sentences about damaged files
 * @property {Record<string, () => Promise<void>>} faults of its own, beside kills of the server; resolve when it runs again
 * @property {() => void} loseWrites removes acknowledged changes while the server is down
 * @property {() => Promise<void>} remove
 */

/** @param {string} folder the server's data folder @returns {TestDatabase} */
export function sqliteDatabase(folder) {
  const file = join(folder, 'segue.sqlite');
  const query = (sql) => {
    const database = new DatabaseSync(file, { timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  return {
    settings: {},
    query,
    findDamage: () =>
      [...query('pragma integrity_check'), ...query('pragma foreign_key_check')]
        .map((row) => JSON.stringify(row))
        .filter((text) => text !== '{"integrity_check":"ok"}'),
    faults: {},
    loseWrites: () => rmSync(`${file}-wal`, { force: true }),
    remove: async () => undefined,
  };
}

/** @returns {Promise<TestDatabase>} */
export async function postgresDatabase() {
  const postgres = await createPostgres();
  const restart = (how) => async () => {
    await postgres.stop(how);
    await postgres.start();
  };
  return {
    settings: { DATABASE_URL: postgres.url },
    query: (sql) => postgres.query(sql).split('\n').filter(Boolean),
    findDamage: () => {
      const { status, stdout, stderr } = postgres.runProgram('pg_amcheck', [
        '--install-missing',
        '--heapallindexed',
        'postgres',
      ]);
      return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
    },
    faults: {
      'postmaster killed': restart('killed'),
      'connections terminated': async () => {
        postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()`);
      },
      'fast restart': restart('fast'),
      'immediate restart': restart('immediate'),
    },
    loseWrites: () => postgres.query('delete from favorites'),
    remove: postgres.remove,
  };
}

/** Stores the tracks that writers use, so that no provider is asked. @param {TestDatabase} database */
export function storeTracks({ query }) {
  const text = (value) => `'${String(value).replaceAll("'", "''")}'`;
  for (let index = 0; index < TRACKS; index += 1) {
    const [provider, id] = trackKey(index).split(' ');
    const track = { ...storedTrack(index), provider, id };
    const values = [provider, id, JSON.stringify(track), new Date().toISOString(), track.imageUrl].map(text);
    query(
      `insert into tracks (provider, track_id, payload, fetched_at, image_url, duration) values (${values.join(', ')}, ${track.duration})`,
    );
  }
}

/** Rows that no completed change leaves. */
const HALF_MADE = {
  'two tracks at one position':
    'select playlist_id from playlist_tracks group by playlist_id, position having count(*) > 1',
  'two covers of one playlist': 'select playlist_id from covers group by playlist_id having count(*) > 1',
  'a cover without a playlist':
    'select id from covers where not exists (select 1 from playlists where playlists.id = covers.playlist_id)',
  'an entry without a playlist':
    'select playlist_id from playlist_tracks where not exists (select 1 from playlists where playlists.id = playlist_tracks.playlist_id)',
  'a playlist without an account':
    'select id from playlists where not exists (select 1 from users where users.id = playlists.user_id)',
  'a session without an account':
    'select id_hash from sessions where not exists (select 1 from users where users.id = sessions.user_id)',
  'an account without a password': 'select id from users where password_hash is null',
};

/** Sentences about damage and half-made changes in the whole database. @param {TestDatabase} database */
export function examine(database) {
  const halfMade = Object.entries(HALF_MADE).flatMap(([what, sql]) =>
    database.query(sql).length > 0 ? [what] : [],
  );
  return [...halfMade, ...database.findDamage()];
}
