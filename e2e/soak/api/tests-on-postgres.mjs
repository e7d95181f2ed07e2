// The API's Jest tests, or those with the given names, on a temporary PostgreSQL instead of SQLite.
import { runLive } from '../run-live.mjs';
import { createPostgres } from './postgres.mjs';

/** @param {string[]} names */
export async function run(names) {
  const postgres = await createPostgres();
  try {
    const args = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--', ...names];
    return await runLive(args, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.remove();
  }
}
