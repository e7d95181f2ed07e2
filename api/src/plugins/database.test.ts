import { migrateDatabase } from '../backup/migrate-command';
import { runCommand } from '../testing/data-commands';
import { makeOlderDatabase } from '../testing/older-database';
import { startTestApp } from '../testing/test-app';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

test('a second server on one SQLite file starts when the first has closed', async () => {
  const first = await startTestApp({ SEGUE_DATA_DIR: folder });
  const order: string[] = [];
  let log = '';
  const write = (line: string) => {
    log += line;
    // The first server closes when the second one reports that it waits.
    if (line.includes('waiting for another server'))
      void first.close().then(() => order.push('first closed'));
  };
  const second = await startTestApp({ SEGUE_DATA_DIR: folder, LOG_LEVEL: 'warn' }, { log: { write } });
  order.push('second started');
  expect(order).toEqual(['first closed', 'second started']);
  expect(log).toContain(`"holder":${process.pid}`);
  await second.close();
});

test('the log of a start names the version of SQLite and the journal mode', async () => {
  const server = await startTestApp({ SEGUE_DATA_DIR: folder, LOG_LEVEL: 'info' });
  await server.close();
  const log = server.lines.join('');
  expect(log).toMatch(/"sqlite":\{"version":"3\.\d+\.\d+","journalMode":"wal"\}/);
  expect(log).not.toContain('write-ahead log');
});

test('MIGRATE_AT_START=0: a server refuses an older database until npm run server -- migrate', async () => {
  await makeOlderDatabase({ url: null, folder }, '0013-shares');
  const env = { SEGUE_DATA_DIR: folder, MIGRATE_AT_START: '0' };
  await expect(startTestApp(env)).rejects.toThrow(
    /^The database needs an upgrade first \(0014-.*\): stop the servers and run npm run server -- migrate\.$/,
  );
  expect(await runCommand(migrateDatabase, [], folder)).toEqual({
    code: 0,
    printed: 'The database is ready for this version.\n',
  });
  await (await startTestApp(env)).close();
});

test('npm run server -- migrate creates a database that does not exist yet', async () => {
  const env = { SEGUE_DATA_DIR: folder, MIGRATE_AT_START: '0' };
  await expect(startTestApp(env)).rejects.toThrow('There is no database in');
  await runCommand(migrateDatabase, [], folder);
  await (await startTestApp(env)).close();
});
