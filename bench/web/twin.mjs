// The twin: the code of shell and remotes in one build without federation. Each remote is an ordinary lazy chunk, which the
// page preloads and prefetches by the registry as it does with a remote.
import { runCompiler } from '@segue/remote-kit/rspack/run-compiler';
import { integrityOf } from '@segue/releases';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../tooling/rspack/remotes.mjs';
import { twinConfig } from '../../tooling/rspack/twin-config.mjs';
import { at, readJson } from '../../tooling/start/paths.mjs';

/** Takes the place of `shell/src/remotes/container.ts`. */
const CONTAINER = `
import { startInRegion } from ${JSON.stringify(at('shell/src/remotes/region'))};

const modules = {
${REMOTES.map(
  (name) =>
    `  ${name}: () => import(/* webpackChunkName: "remote-${name}" */ ${JSON.stringify(at('remotes', name, 'src/remote'))}),`,
).join('\n')}
};

export const LOAD_LIMIT_MS = 5000;

export async function loadBuild({ name }) {
  const { default: remote } = await modules[name]();
  return { module: startInRegion(() => remote), times: {} };
}
`;

/**
 * Builds the twin into a folder.
 * @param {string} folder absolute
 * @returns {Promise<{ folder: string, registry: object }>} the files, and the registry with the chunks as entries
 */
export async function buildTwin(folder) {
  mkdirSync(folder, { recursive: true });
  const container = join(folder, 'container.ts');
  writeFileSync(container, CONTAINER);
  const output = join(folder, 'dist');
  await runCompiler(twinConfig({ output, container }));
  return { folder: output, registry: registryOf(output) };
}

/** The registry of this checkout, with the twin's chunks in place of the remotes' entries. */
function registryOf(output) {
  const files = readdirSync(join(output, 'assets'));
  const registry = readJson(at('dist/registry.json'));
  const remotes = registry.remotes.map(({ prerendered: _prerendered, lazy: _lazy, ...remote }) => {
    const file = files.find((name) => name.startsWith(`remote-${remote.name}.`));
    if (!file) throw new Error(`The twin has no chunk of ${remote.name}.`);
    const integrity = integrityOf(readFileSync(join(output, 'assets', file)));
    return { ...remote, entry: `/assets/${file}`, integrity };
  });
  return { ...registry, remotes };
}
