// `npm run proof:sessions`: 1,000 session ids that somebody chose before each of the five ways in, and 10,000 almost right
// callbacks. PROOF_ROUNDS shortens both.
import { spawnSync } from 'node:child_process';
import { at, root } from '../start/places.mjs';

const JEST = [at('node_modules/jest/bin/jest.js'), '--selectProjects', 'api', '--runInBand', '--'];
/** One round of the callbacks is 500 of them. */
const PROOFS = [
  { test: 'session-fixation', rounds: '1000' },
  { test: 'mutated-callbacks', rounds: '20' },
];

for (const { test, rounds } of PROOFS) {
  const { status } = spawnSync(process.execPath, [...JEST, test], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROOF_ROUNDS: process.env.PROOF_ROUNDS ?? rounds },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
