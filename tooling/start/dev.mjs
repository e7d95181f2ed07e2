// `npm run dev [-w remotes/search]`: the servers, restarted on change, and the bundler's development servers with hot
// reload; with one package named, that one alone inside the built rest.
import { spawn } from 'node:child_process';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { loadDotEnv, settingsFrom } from './environment.mjs';
import { requireNode } from './node-version.mjs';
import { at, BUILDABLE, root } from './places.mjs';
import { requireFreePorts, startApi, startSandbox } from './product.mjs';
import { complain, say, step, Stop } from './say.mjs';
import { isStopping, stopOnSignals, stopWith, track } from './stopping.mjs';
import { startWatched } from './watched-server.mjs';

const browserPackages = Object.keys(BUILDABLE).filter((name) => name !== 'api' && name !== 'sandbox');

const FIRST_DEV_PORT = 4100;

/** The bundler's servers; their words are for the developer and shown as they come. */
function startBundler(names, env) {
  const child = spawn(
    process.execPath,
    [at('tooling/start/child.mjs'), at('tooling/rspack/dev.mjs'), ...names],
    {
      cwd: root,
      env: { ...env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  track(child);
  return new Promise((resolve) => {
    child.once('exit', (code) =>
      resolve(new Stop(`The bundler's development server stopped, with code ${code}.`)),
    );
  });
}

async function develop() {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !browserPackages.includes(name));
  if (unknown.length > 0) {
    throw new Stop(
      `There is nothing called ${unknown.join(', ')} to develop: ${browserPackages.join(', ')}.`,
    );
  }
  loadDotEnv();
  // The page comes from the bundler's first server, so that is where the providers send people back to.
  const pageUrl = `http://127.0.0.1:${process.env.DEV_FIRST_PORT || FIRST_DEV_PORT}`;
  const settings = settingsFrom({ ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || pageUrl });
  await requireFreePorts(settings);
  await ensureInstall();
  await ensureBuild();
  const servers = await step('Starting the servers', () =>
    Promise.all([
      ...(settings.usesStandIns ? [startWatched('sandbox', () => startSandbox(settings))] : []),
      startWatched('api', () => startApi(settings)),
    ]),
  );
  say(`The API is at ${settings.address}; the page will be at ${settings.publicUrl}`);
  throw await Promise.race([startBundler(names, settings.apiEnv), ...servers.map((server) => server.ended)]);
}

requireNode();
stopOnSignals(0);
develop().catch((error) => {
  if (isStopping()) return;
  complain(error);
  void stopWith(1);
});
