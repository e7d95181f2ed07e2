import Fastify from 'fastify';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config';
import type { Environment } from './config-fields';
import { openDatabase } from './database/connection';
import { failListen, requireBuild, requireDataFolder, requireOwner, startProblem } from './start-problem';
import { temporaryFolder } from './testing/temporary-folder.fixture';

const folder = temporaryFolder();

const SECRET = 'a-password-nobody-may-see';

/** The error sentence of a start with these settings. */
async function problemOf(env: Environment): Promise<string> {
  const config = readConfig({ SEGUE_DATA_DIR: folder, SEGUE_DIST: folder, ...env });
  try {
    requireDataFolder(config);
    requireBuild(config);
    await (await openDatabase({ url: config.databaseUrl, folder: config.dataDir })).destroy();
    await Fastify()
      .listen({ host: config.host, port: config.port })
      .catch((error: unknown) => failListen(config, error));
  } catch (error) {
    return startProblem(error, config);
  }
  throw new Error('it starts');
}

test.each([
  [{ DATABASE_URL: `postgres://ada:${SECRET}@127.0.0.1:1/segue` }, /^DATABASE_URL .*ECONNREFUSED/],
  [{ HOST: '192.0.2.1' }, /^HOST "192\.0\.2\.1" is not an address of this machine/],
  [{ SEGUE_DIST: join(folder, 'nowhere') }, /^SEGUE_DIST .*npm run build/],
  [{ SEGUE_DATA_DIR: '/dev/null/data' }, /^SEGUE_DATA_DIR .*cannot be made or written/],
])('a start with %j fails with one sentence that names the setting', async (env, sentence) => {
  const said = await problemOf(env);
  expect(said).toMatch(sentence);
  expect(said).toMatch(/^[^\n]+\.$/);
  expect(said).not.toContain(SECRET);
});

test('root is told to run a command as the owner of the data folder', () => {
  const owner = 1234;
  const uid = process.getuid?.() ?? 0;
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  if (uid === 0) chownSync(foreign, owner, owner);
  const check = (dataDir: string, as?: number) => () => requireOwner({ ...readConfig({}), dataDir }, as);
  expect(check(foreign, 0)).toThrow(/^SEGUE_DATA_DIR .*another user: run this command as that user/);
  expect(check(foreign, owner)).not.toThrow();
  expect(check(folder, uid)).not.toThrow();
  expect(check(join(folder, 'nowhere'), 0)).not.toThrow();
});

test('a damaged database file is named with what to do', async () => {
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'segue.sqlite'), 'no database. '.repeat(100));
  expect(await problemOf({ SEGUE_DATA_DIR: damaged })).toMatch(
    /^The database .*segue\.sqlite in SEGUE_DATA_DIR is damaged .*: put a backup in its place, or move it away/,
  );
});

test.each([
  ['28000', 'role "ada" does not exist'],
  ['3D000', 'database "segue" does not exist'],
])('the PostgreSQL error %s names DATABASE_URL', (code, message) => {
  const config = readConfig({ DATABASE_URL: 'postgres://ada@127.0.0.1/segue' });
  expect(startProblem(Object.assign(new Error(message), { code }), config)).toBe(
    `DATABASE_URL names a database that cannot be used: ${message}.`,
  );
});

test('a file of another user in the data folder is reported with SEGUE_DATA_DIR', () => {
  const error = Object.assign(new Error("EPERM: operation not permitted, open 'secret.key'"), {
    code: 'EPERM',
    syscall: 'open',
  });
  const sentence = /^SEGUE_DATA_DIR names the folder "\.\/data"/;
  expect(startProblem(error, readConfig({}))).toMatch(sentence);
  const config = readConfig({ DATABASE_URL: 'postgres://ada@127.0.0.1/segue' });
  expect(startProblem(error, config)).toMatch(sentence);
});

test('with DATABASE_URL and a key no data folder is needed', () => {
  const env = { DATABASE_URL: 'postgres://ada@127.0.0.1/segue', SEGUE_SECRET_KEY: 'k'.repeat(32) };
  expect(() => requireDataFolder(readConfig({ ...env, SEGUE_DATA_DIR: '/dev/null/data' }))).not.toThrow();
});
