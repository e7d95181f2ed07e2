// `npm run server -- <command>`: runs a command of the API with the settings of `npm start`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { requireNode } from './install.mjs';
import { at } from './paths.mjs';
import { runMain } from './processes.mjs';
import { ensureBuilt } from './product.mjs';
import { loadDotEnv, settingsFrom } from './settings.mjs';

const entry = at('api/dist/main.js');

runMain(async () => {
  requireNode();
  if (!existsSync(entry)) await ensureBuilt();
  loadDotEnv();
  const args = process.argv.slice(2);
  const { apiEnv, publicUrl, usesSandbox } = settingsFrom(process.env);
  // Without credentials there is nothing to check: not with the sandbox's, which `npm start` would use.
  const isWithoutAccount = args[0] === 'check-providers' && usesSandbox;
  const env = isWithoutAccount ? { ...process.env, PUBLIC_URL: publicUrl } : apiEnv;
  return spawnSync(process.execPath, [entry, ...args], { env, stdio: 'inherit' }).status ?? 1;
});
