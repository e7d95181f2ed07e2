// Vendors offered through a narrow file (`shared-singletons.mjs`) give `undefined` for any other name, and only when
// it is used. So each build asks here first: which names do a bundle and everything in it take from those vendors?
import { rspack } from '@rspack/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserConfig, root } from './base-config.mjs';
import { singletons } from './shared-singletons.mjs';

const narrowed = singletons.filter(({ source }) => source);
const offered = new Map(narrowed.map(({ request, source }) => [request, namesIn(source)]));

/** The names that a narrow file re-exports. */
export function namesIn(source) {
  const text = readFileSync(join(root, source), 'utf8').replaceAll(/\/\/.*$/gm, '');
  const lists = [...text.matchAll(/export\s*\{([^}]*)\}/g)].map(([, list]) => list);
  return new Set(
    lists
      .flatMap((list) => list.split(','))
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

/** One sentence for each name that bundles use and the shell does not offer. */
export async function missingNames(bundles) {
  // A bundler of nothing never reports that it is done.
  if (bundles.length === 0) return [];
  const compiler = rspack(bundles.map(surveyConfig));
  const found = [];
  for (const single of compiler.compilers) {
    single.hooks.compilation.tap('VendorNames', (compilation) => {
      compilation.hooks.processAssets.tap('VendorNames', () => {
        for (const module of compilation.modules) {
          const request = /^external module "vendor:(.+)"$/.exec(module.identifier())?.[1];
          if (!offered.has(request)) continue;
          const used = compilation.moduleGraph.getUsedExports(module, 'main');
          found.push(...faultsOf(single.name, request, used));
        }
      });
    });
  }
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  return found;
}

function faultsOf(bundle, request, used) {
  const { source } = narrowed.find((one) => one.request === request);
  if (typeof used === 'boolean' || used === null) {
    return used ? [`${bundle} takes all of ${request}; name what it needs, as in ${source}.`] : [];
  }
  return [...used]
    .filter((name) => !offered.get(request).has(name))
    .map((name) => `${bundle} uses ${name} of ${request}, which ${source} does not offer.`);
}

// The same sources without federation, with every shared vendor left outside and nothing written.
function surveyConfig({ name, context, entry }) {
  const config = browserConfig({ name, context });
  const vendors = singletons
    .map(({ request }) => request)
    .filter((request) => !request.startsWith('@segue/'));
  return {
    ...config,
    mode: 'production',
    devtool: false,
    entry: { main: entry },
    externals: Object.fromEntries(vendors.map((request) => [request, `module vendor:${request}`])),
    optimization: { minimize: false, concatenateModules: false, emitOnErrors: false },
    // As modules, so that a default import counts as the name it is.
    output: { path: join(root, '.cache/vendor-names', name), module: true },
    plugins: [{ apply: (compiler) => compiler.hooks.shouldEmit.tap('VendorNames', () => false) }],
  };
}
