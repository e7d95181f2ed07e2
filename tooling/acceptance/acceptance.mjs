// `node tooling/acceptance/acceptance.mjs [--summary]`: which requirements of docs/specification.md the last test run covers with passing tests.
import { existsSync, readFileSync } from 'node:fs';
import { log, UserError } from '../start/log.mjs';
import { at } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { readResults } from './reports.mjs';
import { coverageOf, requirementIds, unknownIds } from './requirements.mjs';

const SPECIFICATION = 'docs/specification.md';

runMain(async () => {
  if (!existsSync(at(SPECIFICATION))) throw new UserError(`${SPECIFICATION} is missing.`);
  const ids = requirementIds(readFileSync(at(SPECIFICATION), 'utf8'));
  const results = readResults({ jest: at('reports/jest.json'), playwright: at('reports/playwright.json') });
  if (results.length === 0) throw new UserError('There are no test reports yet: run npm test first.');

  const { covered, failed, missing } = coverageOf(ids, results);
  log(
    `Acceptance: ${covered.length} of ${ids.length} requirements covered, ${missing.length} missing, ${failed.length} failed`,
  );
  if (process.argv.includes('--summary')) return 0;
  const lists = { missing, failed, 'unknown ids in test titles': unknownIds(ids, results) };
  for (const [title, list] of Object.entries(lists)) {
    if (list.length > 0) log(`${title}: ${list.join(' ')}`);
  }
  return covered.length === ids.length ? 0 : 1;
});
