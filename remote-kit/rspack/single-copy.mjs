// A shared package exists once in the page because all bundles import it by its bare name. An import of another entry
// point or by a relative path also builds, but bundles a second copy with its own stores. This plugin fails such builds.
import { rspack } from '@rspack/core';
import { join, relative, sep } from 'node:path';
import { root } from './base-config.mjs';
import { singletons } from './shared-singletons.mjs';

const packages = [...new Set(singletons.map(({ request }) => packageOf(request)))].map((name) => ({
  name,
  folder:
    join(root, name.startsWith('@segue/') ? `shared-kernel/${name.slice(7)}` : `node_modules/${name}`) + sep,
}));

// Plain data without state: a second copy is harmless.
const statelessFiles = new Set(
  ['screens', 'oauth-failures', 'connection-end'].map((name) =>
    join(root, `shared-kernel/contract/src/${name}.ts`),
  ),
);

function packageOf(request) {
  const [first, second] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Fails the build of a remote that bundles a module of a shared package. */
export class SingleCopy {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SingleCopy', (compilation) => {
      compilation.hooks.finishModules.tap('SingleCopy', (modules) => {
        const bundled = new Map();
        for (const { resource } of modules) {
          const found =
            resource &&
            !statelessFiles.has(resource) &&
            packages.find(({ folder }) => resource.startsWith(folder));
          if (found && !bundled.has(found.name)) bundled.set(found.name, relative(root, resource));
        }
        for (const [name, file] of bundled) {
          const problem = `${compiler.name} bundles its own copy of ${name} (${file}). Import it as ${name}.`;
          compilation.errors.push(new rspack.WebpackError(problem));
        }
      });
    });
  }
}
