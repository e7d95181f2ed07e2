// `node tooling/acceptance/acceptance.mjs [--summary]`: which requirements of docs/specification.md the last `npm test` covers
// with passing tests, and which only the weekly soak run does (`npm run soak -- sweeps`).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { log, UserError } from '../start/log.mjs';
import { at, root } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { readResults } from './reports.mjs';
import { coverageOf, requirementIds, soakIds, unknownIds } from './requirements.mjs';

const SPECIFICATION = 'docs/specification.md';

function idsOfSoakTests() {
  const patterns = ['*.soak.test.ts', '*.soak.test.tsx', 'e2e/src/journeys/*.spec.ts'];
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  return new Set(
    files
      .trim()
      .split('\n')
      .flatMap((name) => soakIds(name, readFileSync(at(name), 'utf8'))),
  );
}

runMain(async () => {
  if (!existsSync(at(SPECIFICATION))) throw new UserError(`${SPECIFICATION} is missing.`);
  const ids = requirementIds(readFileSync(at(SPECIFICATION), 'utf8'));
  const results = readResults({ jest: at('reports/jest.json'), playwright: at('reports/playwright.json') });
  if (results.length === 0) throw new UserError('There are no test reports yet: run npm test first.');

  const { covered, failed, missing: notCovered } = coverageOf(ids, results);
  const inSoak = idsOfSoakTests();
  const weekly = notCovered.filter((id) => inSoak.has(id));
  const missing = notCovered.filter((id) => !inSoak.has(id));
  log(
    `Acceptance: ${covered.length} of ${ids.length} requirements covered, ${weekly.length} by the weekly soak run, ` +
      `${missing.length} missing, ${failed.length} failed`,
  );
  if (process.argv.includes('--summary')) return 0;
  const lists = {
    'weekly soak run': weekly,
    missing,
    failed,
    'unknown ids in test titles': unknownIds(ids, results),
  };
  for (const [title, list] of Object.entries(lists)) {
    if (list.length > 0) log(`${title}: ${list.join(' ')}`);
  }
  return missing.length + failed.length === 0 ? 0 : 1;
});
