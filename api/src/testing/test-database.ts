// A database per test file: a folder for SQLite, or a schema when TEST_DATABASE_URL names a PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../database/connection';
import type { Tables } from '../database/tables';

export type TestDatabase = { url: string | null; folder: string; remove: () => Promise<void> };

/** An empty database; the server under test creates its tables. */
export async function testDatabase(): Promise<TestDatabase> {
  const embedded = sqliteDatabase();
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return embedded;

  const schema = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create schema ${schema}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    folder: embedded.folder,
    remove: async () => {
      await onServer(server, `drop schema ${schema} cascade`);
      await embedded.remove();
    },
  };
}

export function sqliteDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'segue-api-'));
  return { url: null, folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** An open, migrated test database; `close` also removes it. */
export async function openTestDatabase(): Promise<{
  place: TestDatabase;
  database: Kysely<Tables>;
  close: () => Promise<void>;
}> {
  const place = await testDatabase();
  const database = await openDatabase(place);
  return {
    place,
    database,
    close: async () => {
      await database.destroy();
      await place.remove();
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
