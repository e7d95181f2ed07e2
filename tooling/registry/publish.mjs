// `npm run publish -- legal --to /srv/segue`: builds the named remotes, or the shell, and publishes them into the folder of
// a deployment.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTES } from '../rspack/remotes.mjs';
import { log, UserError } from '../start/log.mjs';
import { root } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { ensureBuilt } from '../start/product.mjs';

const USAGE = 'npm run publish -- <remote, …, or shell> --to <folder of the deployment>';
const PUBLISHABLE = [...REMOTES, 'shell'];

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    return { names: [...new Set(positionals)], to: values.to };
  } catch (error) {
    throw new UserError(`${error.message}\n${USAGE}`);
  }
}

runMain(async () => {
  const { names, to } = readArguments();
  const unknown = names.filter((name) => !PUBLISHABLE.includes(name));
  if (unknown.length > 0)
    throw new UserError(`Unknown: ${unknown.join(', ')}. Known: ${PUBLISHABLE.join(', ')}.`);
  if (names.length === 0 || !to) throw new UserError(`Name what to publish and where: ${USAGE}`);
  await ensureBuilt(names);
  // Imported here: they need the installed packages.
  const { loadKernel } = await import('./load-kernel.mjs');
  const { publish } = await import('./deployment.mjs');
  // npm runs scripts in the root; a relative folder is relative to where the command was typed.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  const kernel = await loadKernel();
  for (const line of await publish({ checkout: root, names, to: folder, kernel })) log(line);
});
