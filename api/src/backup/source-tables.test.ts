import { join } from 'node:path';
import { openDatabase, SQLITE_FILE } from '../database/connection';
import { rowsOf } from '../database/content';
import { openSqlite } from '../database/sqlite';
import { tablesInOrder } from './source-tables';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

test('every table has a key and comes after the tables it refers to', async () => {
  const folder = temporaryFolder();
  await (await openDatabase({ url: null, folder })).destroy();
  const database = await openSqlite(join(folder, SQLITE_FILE), 0);
  const tables = tablesInOrder(database);
  const names = tables.map(({ name }) => name);
  for (const [index, { name, key }] of tables.entries()) {
    expect([name, key.length]).not.toEqual([name, 0]);
    const referred = rowsOf(database, `select "table" as name from pragma_foreign_key_list('${name}')`);
    for (const { name: other } of referred) expect(names.slice(0, index)).toContain(other);
  }
  expect(names).toEqual(expect.arrayContaining(['users', 'covers', 'connections']));
  expect(names.filter((name) => /^(kysely|sqlite)_/.test(name))).toEqual([]);
  database.close();
});
