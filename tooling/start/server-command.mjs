// Runs a command of the built API with the settings of `npm start`: `user` (`npm run user -- list`) or `check-providers`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from './log.mjs';
import { at } from './paths.mjs';
import { runMain } from './processes.mjs';
import { loadDotEnv, settingsFrom } from './settings.mjs';

runMain(async () => {
  const entry = at('api/dist/main.js');
  if (!existsSync(entry)) throw new UserError('The API is not built: run npm run build first.');
  loadDotEnv();
  const { apiEnv, publicUrl } = settingsFrom(process.env);
  const [command, ...args] = process.argv.slice(2);
  // `check-providers` asks the real services: without the addresses of the sandbox.
  const env = command === 'check-providers' ? { ...process.env, PUBLIC_URL: publicUrl } : apiEnv;
  const { status } = spawnSync(process.execPath, [entry, command, ...args], { env, stdio: 'inherit' });
  return status ?? 1;
});
