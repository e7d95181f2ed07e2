// Builds what is stale and publishes the remotes; does nothing when everything stands for its sources.
import { existsSync } from 'node:fs';
import { withLock } from './build-lock.mjs';
import { at, BUILDABLE, root } from './places.mjs';
import { runNode } from './run.mjs';
import { failureOf, step } from './say.mjs';
import { hashOf, isStale, packageHash, writeStamp } from './stale.mjs';

/** Node programs are bundled without the browser's settings, the browser's without the servers'. */
const distOf = (name) => at(BUILDABLE[name], 'dist');
const remotes = Object.keys(BUILDABLE).filter((name) => BUILDABLE[name].startsWith('remotes/'));

/** What must be there when a build is done. */
const proofOf = (name) =>
  name === 'api' || name === 'sandbox' ? at(BUILDABLE[name], 'dist/main.js') : distOf(name);

/** Builds the named packages where stale, or all. @param {string[]} [names] */
export function ensureBuild(names = Object.keys(BUILDABLE)) {
  return withLock(at('.cache/build.lock'), async () => {
    const hashes = new Map(names.map((name) => [name, packageHash(root, BUILDABLE[name])]));
    const stale = names.filter(
      (name) => isStale(distOf(name), hashes.get(name)) || !existsSync(proofOf(name)),
    );
    if (stale.length > 0) await step(`Building ${stale.join(', ')}`, () => build(stale, hashes));
    await publish();
  });
}

async function build(names, hashes) {
  const { code, output } = await runNode(['tooling/rspack/build.mjs', ...names]);
  const unfinished = names.filter((name) => !existsSync(proofOf(name)));
  if (code !== 0 || unfinished.length > 0) {
    throw failureOf(`The build failed${unfinished.length ? ` (${unfinished.join(', ')})` : ''}.`, output, 60);
  }
  for (const name of names) writeStamp(distOf(name), hashes.get(name));
}

// Published again when a remote, the shell or the publisher itself changed, or the result was removed.
async function publish() {
  const stamps = [...remotes, 'shell'].map((name) => `${BUILDABLE[name]}/dist/.build-stamp`);
  const manifests = remotes.flatMap((name) => [
    `${BUILDABLE[name]}/remote.json`,
    `${BUILDABLE[name]}/package.json`,
  ]);
  const hash = hashOf(root, ['tooling/registry', ...stamps, ...manifests]);
  if (!isStale(at('dist'), hash) && existsSync(at('dist/registry.json'))) return;
  await step('Publishing the remotes', async () => {
    const { code, output } = await runNode(['tooling/registry/publish.mjs']);
    if (code !== 0 || !existsSync(at('dist/registry.json'))) {
      throw failureOf('The registry of remotes could not be written.', output, 40);
    }
    writeStamp(at('dist'), hash);
  });
}
