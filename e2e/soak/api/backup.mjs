// Backups under writers: a server on a copy has every change that was acknowledged before the backup began. Then the move to
// PostgreSQL. SOAK_ROUNDS sets the number of backups.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WITHOUT_SANDBOX } from '../../../bench/api/servers.mjs';
import { atLeast, none } from '../../../bench/report.mjs';
import { log } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { startApi } from '../../../tooling/start/product.mjs';
import { differences, startWriters } from './backup/recorded-writers.mjs';
import { examine, sqliteDatabase, storeTracks } from './crash/databases.mjs';
import { createPostgres } from './postgres.mjs';
import { serverSettings } from './server.mjs';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 20);
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

/** Runs a command of the built API, which must succeed. */
const runCommand = (words, env) =>
  promisify(execFile)(process.execPath, [at('api/dist/main.js'), ...words], { env });

export async function run() {
  const root = mkdtempSync(join(tmpdir(), 'segue-backup-'));
  const source = join(root, 'source');
  mkdirSync(source);
  try {
    const { accounts, findings, note } = await backUp(source, root);
    return [
      atLeast('backups under writers', ROUNDS, ROUNDS, undefined, note),
      none('lost, half made or damaged in a copy', findings),
      none('differences after the move to PostgreSQL', await moveToPostgres(source, accounts)),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function backUp(source, root) {
  const settings = await settingsOf(source);
  const findings = [];
  let checked = 0;
  return withServer(settings, async (origin) => {
    storeTracks(sqliteDatabase(source));
    const writers = await startWriters(origin);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const file = join(root, 'copy.sqlite');
      const { accounts } = await writers.during(() => runCommand(['backup', file], settings.apiEnv));
      findings.push(...(await checkCopy(file, join(root, `copy-${round}`), accounts)));
      checked += accounts.length;
      log(`${round} backups, ${findings.length} findings ${findings.slice(0, 3).join('; ')}`.trim());
    }
    findings.push(...writers.tally.unexpected);
    const note = `${writers.tally.acknowledged} changes, ${checked} accounts compared`;
    return { accounts: writers.accounts(), findings, note };
  });
}

/** Puts the copy into an empty folder and asks a server there what is wrong. */
async function checkCopy(file, folder, accounts) {
  mkdirSync(folder);
  renameSync(file, join(folder, 'segue.sqlite'));
  const findings = examine(sqliteDatabase(folder));
  findings.push(...(await withServer(await settingsOf(folder), (origin) => differences(origin, accounts))));
  rmSync(folder, { recursive: true });
  return findings;
}

async function moveToPostgres(folder, accounts) {
  const postgres = await createPostgres();
  try {
    const settings = await settingsOf(folder, { DATABASE_URL: postgres.url });
    await runCommand(['move-to-postgres'], settings.apiEnv);
    return await withServer(settings, (origin) => differences(origin, accounts));
  } finally {
    await postgres.remove();
  }
}
