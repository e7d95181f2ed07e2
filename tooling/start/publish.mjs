// `npm run publish -- legal --to /srv/segue`: builds the named remotes, where stale, and publishes them into the folder
// of a deployment.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withFreshBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { requireNode } from './node-version.mjs';
import { remotes, root } from './places.mjs';
import { complain, say, Stop } from './say.mjs';
import { stopOnSignals, stopWith } from './stopping.mjs';

const USAGE = 'npm run publish -- <remote, …, or shell> --to <folder of the deployment>';

/** The names and the folder on the command line; stops with a sentence when one of them is missing or unknown. */
function request() {
  const { names, to } = readArguments();
  const publishable = [...remotes, 'shell'];
  const unknown = names.filter((name) => !publishable.includes(name));
  if (unknown.length > 0) {
    throw new Stop(`There is nothing called ${unknown.join(', ')} to publish: ${publishable.join(', ')}.`);
  }
  if (names.length === 0 || !to) throw new Stop(`Say what to publish and where: ${USAGE}`);
  // npm runs scripts in the root; a relative folder is meant from where the command was typed.
  return { names, to: resolve(process.env.INIT_CWD ?? process.cwd(), to) };
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    return { names: [...new Set(positionals)], to: values.to };
  } catch (error) {
    throw new Stop(`${error.message}\n${USAGE}`);
  }
}

async function publishAsked() {
  const { names, to } = request();
  await ensureInstall();
  const sentences = await withFreshBuild(names, async () => {
    // Imported late: they need the installed packages.
    const { loadKernel } = await import('../registry/load-kernel.mjs');
    const { publish } = await import('../registry/deployment.mjs');
    return publish({ checkout: root, names, to, kernel: await loadKernel() });
  });
  for (const sentence of sentences) say(sentence);
}

requireNode();
stopOnSignals(130);
publishAsked().then(
  () => stopWith(0),
  (error) => {
    complain(error);
    void stopWith(1);
  },
);
