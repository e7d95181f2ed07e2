// Runs a command of the built API with the settings of `npm start`: `npm run user -- list`.
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
  const { apiEnv } = settingsFrom(process.env);
  const { status } = spawnSync(process.execPath, [entry, ...process.argv.slice(2)], {
    env: apiEnv,
    stdio: 'inherit',
  });
  return status ?? 1;
});
