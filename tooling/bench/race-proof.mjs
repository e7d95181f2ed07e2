// `npm run proof:races`: the races about provider tokens and connections, as many rounds as one has patience for.
import { spawnSync } from 'node:child_process';
import { at, root } from '../start/places.mjs';

const JEST = [at('node_modules/jest/bin/jest.js'), '--selectProjects', 'api', '--runInBand', '--'];

const { status } = spawnSync(process.execPath, [...JEST, 'renewal-lease', 'linking-race'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PROOF_ROUNDS: process.env.PROOF_ROUNDS ?? '1000' },
});
process.exitCode = status ?? 1;
