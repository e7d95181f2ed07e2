// Builds stale packages and lists the builds in the registry of this checkout; does nothing when all are fresh.
import { existsSync } from 'node:fs';
import { missingFiles } from '../rspack/remotes.mjs';
import { withLock } from './file-lock.mjs';
import { at, BUILDABLE, remotes, root } from './places.mjs';
import { runNode } from './run.mjs';
import { failureOf, step, Stop } from './say.mjs';
import { hashOf, isStale, packageHash, writeStamp } from './stale.mjs';

/** Node programs are bundled without the browser's settings, the browser's without the servers'. */
const distOf = (name) => at(BUILDABLE[name], 'dist');

/** What must be there when a build is done. */
const proofOf = (name) =>
  name === 'api' || name === 'sandbox' ? at(BUILDABLE[name], 'dist/main.js') : distOf(name);

/** Builds the named packages where stale, or all. @param {string[]} [names] */
export function ensureBuild(names = Object.keys(BUILDABLE)) {
  return withFreshBuild(names, () => updateRegistry(names));
}

/**
 * Builds the named packages where stale, then does the work before another command may build again.
 * @template T @param {string[]} names @param {() => Promise<T>} work @returns {Promise<T>}
 */
export function withFreshBuild(names, work) {
  return withLock(at('.cache/build.lock'), async () => {
    requireComplete(names);
    const hashes = new Map(names.map((name) => [name, packageHash(root, BUILDABLE[name])]));
    const stale = names.filter(
      (name) => isStale(distOf(name), hashes.get(name)) || !existsSync(proofOf(name)),
    );
    if (stale.length > 0) await step(`Building ${stale.join(', ')}`, () => build(stale, hashes));
    return work();
  });
}

function requireComplete(names) {
  const sentences = names
    .filter((name) => remotes.includes(name))
    .map((name) => ({ name, missing: missingFiles(at(BUILDABLE[name])) }))
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ name, missing }) => `remotes/${name} lacks ${missing.join(', ')}: see docs/how-to/add-a-remote.md.`,
    );
  if (sentences.length > 0) throw new Stop(sentences.join('\n'));
}

async function build(names, hashes) {
  const { code, output } = await runNode(['tooling/rspack/build.mjs', ...names]);
  const unfinished = names.filter((name) => !existsSync(proofOf(name)));
  if (code !== 0 || unfinished.length > 0) {
    throw failureOf(`The build failed${unfinished.length ? ` (${unfinished.join(', ')})` : ''}.`, output, 60);
  }
  for (const name of names) writeStamp(distOf(name), hashes.get(name));
}

// The registry is written again when a remote, the shell or tooling/registry changed, or when it was removed.
async function updateRegistry(names) {
  const listed = names.filter((name) => name === 'shell' || remotes.includes(name));
  if (listed.length === 0) return;
  const stamps = [...remotes, 'shell'].map((name) => `${BUILDABLE[name]}/dist/.build-stamp`);
  const manifests = remotes.flatMap((name) => [
    `${BUILDABLE[name]}/remote.json`,
    `${BUILDABLE[name]}/package.json`,
  ]);
  const hash = hashOf(root, ['tooling/registry', ...stamps, ...manifests]);
  if (!isStale(at('dist'), hash) && existsSync(at('dist/registry.json'))) return;
  await step('Updating the registry', async () => {
    const { code, output } = await runNode(['tooling/registry/local.mjs', ...listed]);
    if (code !== 0 || !existsSync(at('dist/registry.json'))) {
      throw failureOf('The registry of remotes could not be written.', output, 40);
    }
    // The stamp speaks for all remotes; after a part of them the others are as stale as before.
    if (listed.length === remotes.length + 1) writeStamp(at('dist'), hash);
  });
}
