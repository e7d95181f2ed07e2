// `npm run proof:postgres`: the API's tests, or those named after `--`, on a PostgreSQL of their own that is made for the
// run and removed after it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, root } from '../start/places.mjs';
import { complain, Stop } from '../start/say.mjs';
import { createPostgres } from './throwaway-postgres.mjs';

/** The tests' exit code. */
function runTests(url) {
  const words = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--', ...process.argv.slice(2)];
  const tests = spawn(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
}

let postgres;
try {
  if (!existsSync(at('node_modules/jest'))) throw new Stop('Run npm install first.');
  postgres = await createPostgres();
  process.exitCode = await runTests(postgres.url);
} catch (error) {
  complain(error);
  process.exitCode = 1;
} finally {
  await postgres?.remove();
}
