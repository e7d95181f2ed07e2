// Backups under writers: each is restored into an empty folder, and has every change that was acknowledged before it began. Then
// killed restores, PostgreSQL and the move to it. SOAK_ROUNDS sets the backups of SQLite.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WITHOUT_SANDBOX } from '../../../bench/api/servers.mjs';
import { atLeast, atMost, none } from '../../../bench/report.mjs';
import { log } from '../../../tooling/start/log.mjs';
import { startApi } from '../../../tooling/start/product.mjs';
import { fingerprint, runSuccessfully } from './backup/commands.mjs';
import { killRestores } from './backup/killed-restores.mjs';
import { differences, startWriters } from './backup/recorded-writers.mjs';
import { examine, sqliteDatabase, storeTracks } from './crash/databases.mjs';
import { createPostgres } from './postgres.mjs';
import { serverSettings } from './server.mjs';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 100);
const POSTGRES_ROUNDS = Math.ceil(ROUNDS / 20);
const KEY = 'a key for soak tests, long enough';

const settingsOf = (folder, more = {}) =>
  serverSettings(folder, { SEGUE_RAISED_LIMITS: '1', SEGUE_SECRET_KEY: KEY, ...WITHOUT_SANDBOX, ...more });

async function withServer(settings, work) {
  const server = startApi(settings);
  try {
    await server.ready;
    return await work(settings.address);
  } finally {
    await server.stop();
  }
}

export async function run() {
  const root = mkdtempSync(join(tmpdir(), 'segue-backup-'));
  const newFolder = (name) => {
    const folder = join(root, name);
    mkdirSync(folder);
    return folder;
  };
  const postgres = await createPostgres();
  try {
    const onSqlite = await backUpSqlite(newFolder);
    const env = (await settingsOf(root)).apiEnv;
    const files = { old: onSqlite.database, backup: onSqlite.first };
    const killed = await killRestores(files, newFolder('killed'), env, Math.ceil(ROUNDS / 2));
    log(`killed restores: ${killed.killed}; then the old database ${killed.old}, the new one ${killed.new}`);
    const moved = await moveToPostgres(onSqlite, postgres);
    const onPostgres = await backUpPostgres(newFolder, postgres);
    return [
      atLeast('backups of SQLite under writers', ROUNDS, onSqlite.seconds.length, undefined, onSqlite.note),
      none('lost, half made or damaged after a restore', onSqlite.findings),
      none('restores killed: neither the old nor the new database', killed.wrong),
      none('differences after the move to PostgreSQL', moved),
      atLeast('backups of PostgreSQL under writers', POSTGRES_ROUNDS, onPostgres.rounds),
      none('lost or half made after a restore into PostgreSQL', onPostgres.findings),
      atMost('backup beside writers, slowest', 60, Math.max(...onSqlite.seconds), 's'),
    ];
  } finally {
    await postgres.remove();
    rmSync(root, { recursive: true, force: true });
  }
}

async function backUpSqlite(newFolder) {
  const folder = newFolder('source');
  const settings = await settingsOf(folder);
  const findings = [];
  const seconds = [];
  const first = join(folder, 'backup-1.sqlite');
  let checked = 0;
  return withServer(settings, async (origin) => {
    storeTracks(sqliteDatabase(folder));
    const writers = await startWriters(origin);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const file = join(folder, `backup-${round}.sqlite`);
      const backup = await writers.during(() => runSuccessfully(['backup', file], settings.apiEnv));
      seconds.push(backup.result.ms / 1000);
      findings.push(...(await checkRestored(file, newFolder(`restored-${round}`), backup.accounts)));
      checked += backup.accounts.length;
      if (file !== first) rmSync(file);
      if (round % 10 === 0)
        log(`${round} backups, ${findings.length} findings ${findings.slice(0, 3).join('; ')}`.trim());
    }
    const note = `${writers.tally.acknowledged} changes, ${checked} accounts compared`;
    findings.push(...writers.tally.unexpected);
    const database = join(folder, 'segue.sqlite');
    return { folder, database, first, accounts: writers.accounts(), findings, seconds, note };
  });
}

/** Restores into an empty folder and asks a server there what is wrong. */
async function checkRestored(file, folder, accounts) {
  const settings = await settingsOf(folder);
  await runSuccessfully(['restore', file], settings.apiEnv);
  const findings = examine(sqliteDatabase(folder));
  if (fingerprint(join(folder, 'segue.sqlite')) !== fingerprint(file))
    findings.push('the restored database has other content than the backup');
  findings.push(...(await withServer(settings, (origin) => differences(origin, accounts))));
  rmSync(folder, { recursive: true });
  return findings;
}

/** Moves the database of the first part, with a session of each writer. */
async function moveToPostgres({ folder, database, accounts }, postgres) {
  const url = newDatabase(postgres, 'moved');
  const before = fingerprint(database);
  const sqlite = await settingsOf(folder);
  const { output } = await runSuccessfully(['migrate-to-postgres', url], sqlite.apiEnv);
  log(output.split('\n').at(-3));
  const findings = fingerprint(database) === before ? [] : ['the SQLite database was changed'];
  const settings = await settingsOf(folder, { DATABASE_URL: url });
  return findings.concat(await withServer(settings, (origin) => differences(origin, accounts)));
}

async function backUpPostgres(newFolder, postgres) {
  const folder = newFolder('postgres');
  const settings = await settingsOf(folder, { DATABASE_URL: newDatabase(postgres, 'source') });
  const findings = [];
  let rounds = 0;
  await withServer(settings, async (origin) => {
    storeTracks({ query: (sql) => postgres.query(sql, 'source') });
    const writers = await startWriters(origin);
    for (; rounds < POSTGRES_ROUNDS; rounds += 1) {
      const file = join(folder, `backup-${rounds}.dump`);
      const { accounts } = await writers.during(() => runSuccessfully(['backup', file], settings.apiEnv));
      const url = newDatabase(postgres, `restored_${rounds}`);
      const restored = await settingsOf(folder, { DATABASE_URL: url });
      await runSuccessfully(['restore', file], restored.apiEnv);
      findings.push(...(await withServer(restored, (other) => differences(other, accounts))));
    }
    findings.push(...writers.tally.unexpected);
  });
  return { rounds, findings };
}

function newDatabase(postgres, name) {
  postgres.query(`create database ${name}`);
  return postgres.url.replace(/postgres$/, name);
}
