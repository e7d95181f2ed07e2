// `npm run proof:races`: the races about provider tokens and connections, as many rounds as one has patience for.
import { spawnSync } from 'node:child_process';
import { at, root } from '../start/places.mjs';

// One test process keeps something of every request it injects: after some hundred thousand its memory is full.
const BATCH = 200;
const JEST = [at('node_modules/jest/bin/jest.js'), '--selectProjects', 'api', '--runInBand', '--'];

let left = Number(process.env.PROOF_ROUNDS ?? 1000);
while (left > 0) {
  const env = { ...process.env, PROOF_ROUNDS: String(Math.min(BATCH, left)) };
  const { status } = spawnSync(process.execPath, [...JEST, 'renewal-lease', 'linking-race'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
  left -= BATCH;
  console.log(`${Math.max(0, left)} rounds left`);
}
