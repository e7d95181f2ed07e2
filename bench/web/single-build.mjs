// The code of shell and remotes in one build without federation. Each remote is an ordinary lazy chunk, which the page preloads
// and prefetches by the registry as it does with a remote.
import { runCompiler } from '@segue/remote-kit/rspack/run-compiler';
import { listedRemotes } from '@segue/remote-kit/local/local-deployment';
import { integrityOf } from '@segue/remote-kit/releases';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillHtml } from '@segue/remote-kit/dev/page';
import { REMOTES } from '../../tooling/rspack/remotes.mjs';
import { singleBuildConfig } from '../../tooling/rspack/single-build-config.mjs';
import { at, root } from '../../tooling/start/paths.mjs';

/** Takes the place of `shell/src/platform/remotes/container.ts`. */
const CONTAINER = `
const modules = {
${REMOTES.map(
  (name) =>
    `  ${name}: () => import(/* webpackChunkName: "remote-${name}" */ ${JSON.stringify(at('remotes', name, 'src/remote'))}),`,
).join('\n')}
};

export const LOAD_LIMIT_MS = 5000;

export async function loadBuild({ name }) {
  return (await modules[name]()).default;
}
`;

/**
 * Builds it into a folder.
 * @param {string} folder absolute
 * @returns {Promise<{ folder: string, registry: object }>} the files, and the registry with the chunks as entries
 */
export async function buildWithoutFederation(folder) {
  mkdirSync(folder, { recursive: true });
  const container = join(folder, 'container.ts');
  writeFileSync(container, CONTAINER);
  const output = join(folder, 'dist');
  await runCompiler(singleBuildConfig({ output, container }));
  return { folder: output, registry: await registryOf(output) };
}

/** The registry of this checkout, with the chunks in place of the remotes' entries. */
async function registryOf(output) {
  const files = readdirSync(join(output, 'assets'));
  const remotes = (await listedRemotes(root)).map(({ lazy: _lazy, ...remote }) => {
    const file = files.find((name) => name.startsWith(`remote-${remote.name}.`));
    if (!file) throw new Error(`The build has no chunk of ${remote.name}.`);
    const integrity = integrityOf(readFileSync(join(output, 'assets', file)));
    return { ...remote, entry: `/assets/${file}`, integrity };
  });
  return { schema: 1, revision: '', remotes };
}

const CONFIG = /<script type="application\/json" id="segue-config"[^>]*>([^<]*)<\/script>/;

/**
 * The HTML of the build, with the settings that the product serves.
 * @param {Awaited<ReturnType<typeof buildWithoutFederation>>} build @param {string} productUrl
 */
export async function pageOf({ folder, registry }, productUrl) {
  const answer = await fetch(`${productUrl}/home`, { headers: { accept: 'text/html' } });
  const json = CONFIG.exec(await answer.text())?.[1];
  if (!json) throw new Error(`${productUrl}/home holds no settings.`);
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  return fillHtml(template, { registry, config: JSON.parse(json), address: '/home' });
}
