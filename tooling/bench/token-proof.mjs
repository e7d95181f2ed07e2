// `npm run proof:tokens`: a thousand rounds in which five hundred callers need one expired token at once.
// TOKEN_ROUNDS and TOKEN_NEEDS change the numbers.
import { spawn } from 'node:child_process';
import { at, root } from '../start/places.mjs';

const rounds = process.env.TOKEN_ROUNDS ?? '1000';
const needs = process.env.TOKEN_NEEDS ?? '500';
const started = performance.now();
const jest = spawn(
  process.execPath,
  [at('node_modules/jest/bin/jest.js'), '--selectProjects', 'api', '--', 'token-storm'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TOKEN_ROUNDS: rounds, TOKEN_NEEDS: needs } },
);
jest.on('exit', (code) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    code === 0
      ? `${rounds} rounds of ${needs} needs at once: exactly one refresh each (${seconds} s).`
      : `At least one round did not refresh exactly once (${seconds} s): see above.`,
  );
  process.exitCode = code ?? 1;
});
