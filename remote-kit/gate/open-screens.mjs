// Judges what is to become live: by its facts, then by its screens in a running Segue.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatTable } from '../cli/table.mjs';
import {
  entryOf,
  readChannel,
  readOwners,
  readRelease,
  readShell,
  requireFit,
  requireOperator,
  requireRight,
} from '../releases/index.mjs';
import { manifestIn } from '../rspack/package-folder.mjs';
import { UserError } from '../user-error.mjs';
import { stageDeployment } from './staged-deployment.mjs';
import { versionsInUse } from './versions-in-use.mjs';

/**
 * Throws when a version does not fit, or when one of its screens is not drawn; a shell is opened with every version in use.
 * @param {Record<string, any>} options of the command
 * @param {(state: import('../releases/formats.mjs').Channel) => import('../releases/formats.mjs').Channel} change
 */
export async function openScreens(options, change) {
  const { store, name, version, channel, key, drops } = options;
  const owners = await readOwners(store);
  requireRight(owners, key, name);
  if (options['skip-gate']) requireOperator(owners, key, 'leave out the gate');
  const state = await readChannel(store, channel);
  await requireFit(store, change(state), name, version, { before: state, drops });
  // Nothing is opened for what is live.
  if (options['skip-gate'] || entryOf(state, name)?.version === version) return;
  if (!(await readShell(store, state)))
    return console.log('The deployment has no shell yet: no screen was opened.');
  const isShell = name === 'shell';
  const releases = isShell ? await versionsInUse(store) : [await readRelease(store, name, version)];
  const deployment = await deploymentOf(options, { releases, ...(isShell && { shell: version }) });
  const rows = [];
  try {
    const { gate } = await import('./gate.mjs');
    for (const release of releases) {
      for (const { screen, ms, problem } of await gate(deployment, release)) {
        const label = `${release.name} ${release.version}`;
        rows.push([problem === null ? '✓' : '✗', label, screen, `${ms} ms`, problem ?? '']);
      }
    }
  } finally {
    await deployment.stop?.();
  }
  if (rows.length > 0) console.log(formatTable(rows));
  const failed = new Set(rows.filter(([mark]) => mark === '✗').map(([, label]) => label));
  if (failed.size === 0) return;
  throw new UserError(`${[...failed].join(', ')} does not work with this shell; nothing was changed.`);
}

/**
 * In the repository of Segue, servers with a copy of the deployment; elsewhere the Segue of --segue, which must read it, with the
 * account of GATE_ACCOUNT (`email:password`), without which all listeners are visitors.
 */
async function deploymentOf({ store, checkout, segue }, staged) {
  const product = checkout && manifestIn(checkout).segue?.product;
  const account = process.env.GATE_ACCOUNT;
  if (!product) return { address: segue, ...(account && { signUp: signInWith(account) }) };
  const { startTestProduct } = await import(pathToFileURL(join(checkout, product)).href);
  return startTestProduct((to) => stageDeployment(store, { to, ...staged }));
}

/** @param {string} account @returns {(request: import('@playwright/test').APIRequestContext) => Promise<{}>} no parameters of routes */
export const signInWith = (account) => async (request) => {
  const [, email, password] = /^(.+?):(.+)$/.exec(account) ?? [];
  if (!email)
    throw new UserError('GATE_ACCOUNT is not an account: write its email, a colon and its password.');
  const answer = await request.post('/api/auth/signIn', { data: { email, password } });
  if (!answer.ok()) throw new UserError(`GATE_ACCOUNT: the sign-in was answered with ${answer.status()}.`);
  return {};
};
