// `npm run proof:races`: the races about provider tokens and connections, as many rounds as one has patience for.
import { spawnSync } from 'node:child_process';
import { at, root } from '../start/places.mjs';

const rounds = process.env.PROOF_ROUNDS ?? '1000';
const { status } = spawnSync(
  process.execPath,
  [
    at('node_modules/jest/bin/jest.js'),
    '--selectProjects',
    'api',
    '--runInBand',
    '--',
    'renewal-lease',
    'linking-race',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROOF_ROUNDS: rounds } },
);
process.exitCode = status ?? 1;
