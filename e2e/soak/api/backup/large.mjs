// How fast a large database is copied and restored.
import Database from 'better-sqlite3';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { runSuccessfully } from './commands.mjs';

const COVER_BYTES = 100_000;
const TRACKS_PER_COVER = 50;
const NOW = '2026-03-01T12:00:00.000Z';

/** Fills a database with covers and lists of tracks up to a size in MB. @param {string} folder @param {number} megabytes */
function fill(folder, megabytes) {
  const database = new Database(join(folder, 'segue.sqlite'));
  const count = Math.ceil((megabytes * 1_000_000) / (COVER_BYTES + TRACKS_PER_COVER * 400));
  const insertTrack = database.prepare(
    `insert into tracks (provider, track_id, payload, fetched_at) values ('spotify', ?, ?, '${NOW}')`,
  );
  const insertPlaylist = database.prepare(
    `insert into playlists (user_id, name, created_at, changed_at) values (?, 'Evening', '${NOW}', '${NOW}')`,
  );
  const insertCover = database.prepare(
    `insert into covers (id, playlist_id, image, created_at) values (?, ?, randomblob(${COVER_BYTES}), '${NOW}')`,
  );
  const insertEntry = database.prepare(
    `insert into playlist_tracks (playlist_id, provider, track_id, position, added_at) values (?, 'spotify', ?, ?, '${NOW}')`,
  );
  database.transaction(() => {
    const user = database
      .prepare(`insert into users (created_at, updated_at) values ('${NOW}', '${NOW}')`)
      .run().lastInsertRowid;
    for (let playlist = 0; playlist < count; playlist += 1) {
      const id = insertPlaylist.run(user).lastInsertRowid;
      insertCover.run(`cover-${playlist}`, id);
      for (let entry = 0; entry < TRACKS_PER_COVER; entry += 1) {
        const track = `track-${playlist}-${entry}`;
        insertTrack.run(track, JSON.stringify({ title: track, artist: 'x'.repeat(200) }));
        insertEntry.run(id, track, entry);
      }
    }
  })();
  database.close();
}

/** @param {string} folder @param {NodeJS.ProcessEnv} env @param {number} megabytes */
export async function measureLarge(folder, env, megabytes) {
  await runSuccessfully(['migrate'], env);
  fill(folder, megabytes);
  const file = join(folder, 'large.sqlite');
  const backup = await runSuccessfully(['backup', file], env);
  const restore = await runSuccessfully(['restore', file], env);
  return { megabytes: statSync(file).size / 1_000_000, backupMs: backup.ms, restoreMs: restore.ms };
}
