// `npm run lint [-- path …]`: oxlint, whose plugins are installed at the first run.
import { ensureTools } from '../start/install.mjs';
import { at } from '../start/paths.mjs';
import { run, runMain } from '../start/processes.mjs';

runMain(async () => {
  await ensureTools('tooling/lint');
  const args = ['-c', 'oxlint.config.mjs', ...process.argv.slice(2)];
  return (await run(at('node_modules/.bin/oxlint'), args, { live: true, cwd: process.cwd() })).code;
});
