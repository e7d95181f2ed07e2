// `npm run server -- <command>`: runs a command of the built API with the settings of `npm start`. `check-providers [email]` checks
// the provider accounts of `.env`: it compiles the API's sources beside its build, so that it works before the first build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';
import { UserError } from './log.mjs';
import { at } from './paths.mjs';
import { runMain } from './processes.mjs';
import { loadDotEnv, settingsFrom } from './settings.mjs';

/** In `api`, whose dependencies the bundle imports; the next build of the API removes it. */
const OUTPUT = join('dist', 'check-providers');

async function compile() {
  const { runCompiler } = await import('@segue/remote-kit/rspack/run-compiler');
  const { nodeConfig } = await import('../rspack/node-config.mjs');
  await runCompiler(nodeConfig({ name: 'api', output: OUTPUT })).catch((error) => {
    throw new UserError('The API does not compile: see above.', error.message);
  });
}

runMain(async () => {
  requireNode();
  const isProviderCheck = process.argv[2] === 'check-providers';
  const entry = isProviderCheck ? at('api', OUTPUT, 'main.js') : at('api/dist/main.js');
  if (isProviderCheck) {
    await ensureInstalled();
    await compile();
  } else if (!existsSync(entry)) throw new UserError('The API is not built: run npm run build first.');
  loadDotEnv();
  const { apiEnv, publicUrl, usesSandbox } = settingsFrom(process.env);
  // Without credentials there is nothing to check: not with the sandbox's, which `npm start` would use.
  const env = isProviderCheck && usesSandbox ? { ...process.env, PUBLIC_URL: publicUrl } : apiEnv;
  const args = [entry, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
});
