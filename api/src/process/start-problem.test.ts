import Fastify from 'fastify';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import type { Environment } from '../config/fields';
import { openDatabase } from '../database/connection';
import { requireBuild, requireOwner, startProblem } from './start-problem';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

const folder = temporaryFolder();

const SECRET = 'a-password-nobody-may-see';

/** The error sentence of a start with these settings. */
async function problemOf(env: Environment): Promise<string> {
  const config = readConfig({ SEGUE_DATA_DIR: folder, SEGUE_DIST: folder, ...env });
  try {
    requireBuild(config);
    await (await openDatabase({ url: config.databaseUrl, folder: config.dataDir })).destroy();
    await Fastify().listen({ host: config.host, port: config.port });
  } catch (error) {
    return startProblem(error, config);
  }
  throw new Error('it starts');
}

beforeAll(() => {
  mkdirSync(join(folder, 'damaged'));
  writeFileSync(join(folder, 'damaged', 'segue.sqlite'), 'no database. '.repeat(100));
});

test.each([
  [{ DATABASE_URL: `postgres://ada:${SECRET}@127.0.0.1:1/segue` }, /^DATABASE_URL: .*ECONNREFUSED/],
  [{ HOST: '192.0.2.1' }, /^HOST and PORT: .*EADDRNOTAVAIL/],
  [{ SEGUE_DIST: join(folder, 'nowhere') }, /^SEGUE_DIST .*npm run build/],
  [{ SEGUE_DATA_DIR: '/dev/null/data' }, /^SEGUE_DATA_DIR: .*cannot be opened/],
  [{ SEGUE_DATA_DIR: join(folder, 'damaged') }, /^SEGUE_DATA_DIR: .*put a backup in its place/],
])('a start with %j fails with one sentence that names the setting', async (env, sentence) => {
  const printed = await problemOf(env);
  expect(printed).toMatch(sentence);
  expect(printed).toMatch(/^[^\n]+\.$/);
  expect(printed).not.toContain(SECRET);
});

test('a command run as root says to run it as the owner of the data folder', () => {
  const owner = 1234;
  const uid = process.getuid?.() ?? 0;
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  if (uid === 0) chownSync(foreign, owner, owner);
  const check = (dataDir: string, as?: number) => () => requireOwner({ ...readConfig({}), dataDir }, as);
  expect(check(foreign, 0)).toThrow(/^SEGUE_DATA_DIR names a folder of another user/);
  expect(check(foreign, owner)).not.toThrow();
  expect(check(folder, uid)).not.toThrow();
  expect(check(join(folder, 'nowhere'), 0)).not.toThrow();
});

test('a file of another user in the data folder is reported with SEGUE_DATA_DIR', () => {
  const message = "EPERM: operation not permitted, open 'secret.key'";
  const error = Object.assign(new Error(message), { code: 'EPERM', syscall: 'open' });
  expect(startProblem(error, readConfig({}))).toBe(`SEGUE_DATA_DIR: ${message}.`);
});
