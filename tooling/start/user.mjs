// `npm run user -- …`: what an operator does to an account, with the settings `npm start` uses.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { loadDotEnv, settingsFrom } from './environment.mjs';
import { requireNode } from './node-version.mjs';
import { at } from './places.mjs';
import { complain, Stop } from './say.mjs';

const server = at('api/dist/main.js');

try {
  requireNode();
  loadDotEnv();
  if (!existsSync(server)) throw new Stop('The server has not been built yet: run `npm run build` once.');
  const { apiEnv } = settingsFrom(process.env);
  const { status } = spawnSync(process.execPath, [server, 'user', ...process.argv.slice(2)], {
    env: apiEnv,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
