import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnDatabase } from './postgres-programs';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

const PATH = process.env['PATH'];
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  process.env['PATH'] = folder;
});
afterEach(() => {
  process.env['PATH'] = PATH;
});

/** A program that prints its arguments and the password it is given. */
const writeProgram = (last: string) =>
  writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\necho "$@"\necho "password: $PGPASSWORD"\n${last}\n`, {
    mode: 0o755,
  });

test.each([
  'postgres://ada:s%40cret@db.test:5433/segue?sslmode=require',
  'postgres://ada@db.test:5433/segue?password=s%40cret&sslmode=require',
])('the password of %s is in the environment and not on the command line', async (url) => {
  writeProgram('');
  expect(await runOnDatabase('pg_dump', url, ['--format=custom'])).toBe(
    '--format=custom --no-password --dbname=postgres://ada@db.test:5433/segue?sslmode=require\npassword: s@cret\n',
  );
});

test('a program that fails is reported by its last line', async () => {
  writeProgram('echo "pg_dump: first" >&2; echo "pg_dump: error: server version mismatch" >&2; exit 1');
  await expect(runOnDatabase('pg_dump', 'postgres://db.test/segue', [])).rejects.toThrow(
    'pg_dump: error: server version mismatch',
  );
});

test('a program that is not installed is named with its package', async () => {
  await expect(runOnDatabase('pg_dump', 'postgres://db.test/segue', [])).rejects.toThrow(
    /^pg_dump is not installed on this machine: .* apt-get install postgresql-client/,
  );
});
