/**
 * In an environment of its own, because it replaces a module of those that are kept.
 * @jest-environment node
 */
import { sql } from 'kysely';
import type * as Connections from '../database/sqlite-connection';
import { appPerTest, newBrowser } from '../testing/server.fixture';

// As on a file system where processes cannot share memory: the request for the write-ahead log changes nothing.
jest.mock('../database/sqlite-connection', () => {
  const { openConnection } = jest.requireActual<typeof Connections>('../database/sqlite-connection');
  const open: typeof openConnection = (...parameters) => {
    const connection = openConnection(...parameters);
    const prepare = (text: string) =>
      connection.prepare(text === 'pragma journal_mode = wal' ? 'pragma journal_mode' : text);
    return { ...connection, prepare };
  };
  return { openConnection: open };
});

const server = appPerTest({ LOG_LEVEL: 'warn' });

test('without the write-ahead log a start warns, and changes stay durable', async () => {
  const log = server.lines.join('');
  expect(log).toContain('SEGUE_DATA_DIR cannot have a write-ahead log');
  expect(log).toContain('"journalMode":"truncate"');
  const { rows } = await sql`select * from pragma_synchronous, pragma_journal_mode`.execute(
    server.app.database,
  );
  expect(rows).toEqual([{ synchronous: 2, journal_mode: 'truncate' }]);
  await newBrowser(server.app).register('ada@example.com');
});
