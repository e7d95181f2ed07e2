// The databases under test: how each is reached, damaged and examined. The server is killed in the same way on both.
import { DatabaseSync } from '@photostructure/sqlite';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { storedTrack } from '../../../../bench/api/data.mjs';
import { createPostgres } from '../postgres.mjs';
import { TRACKS, trackKey } from './operations.mjs';

/** Of the server's data folder. `faults` are its own, beside kills of the server; they resolve when it runs again. */
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
      const options = ['--install-missing', '--heapallindexed', 'postgres'];
      const { status, stdout, stderr } = postgres.runProgram('pg_amcheck', options);
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

/** Stores the tracks that writers use, so that no provider is asked. */
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

/** Sentences about damage and half-made changes in the whole database. */
export const examine = ({ query, findDamage }) => [
  ...Object.keys(HALF_MADE).filter((what) => query(HALF_MADE[what]).length > 0),
  ...findDamage(),
];
