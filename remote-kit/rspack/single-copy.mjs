// A shared package exists once in the page because all bundles import it by its bare name. An import of another entry
// point or by a relative path also builds, but bundles a second copy with its own stores. This plugin fails such builds.
import { rspack } from '@rspack/core';
import { join, relative, sep } from 'node:path';
import { manifestIn, packageFolder } from './package-folder.mjs';
import { SHARED_PACKAGES } from './shared-singletons.mjs';

/** Entry points without state: a second copy is harmless. */
const STATELESS = {
  '@segue/contract': [
    './screens',
    './oauth-failures',
    './asked-to-wait',
    './connection-end',
    './appearance',
    './cleaning',
  ],
  '@segue/kernel': ['./remote'],
};

/** The files of these entry points; of an index.ts its whole folder. */
function statelessFiles(context) {
  return Object.entries(STATELESS).flatMap(([name, entries]) => {
    const folder = packageFolder(name, context);
    const { exports } = manifestIn(folder);
    return entries.map((entry) => join(folder, exports[entry].replace(/index\.ts$/, '')));
  });
}

/** Fails the build of a remote that bundles a module of a shared package. */
export class SingleCopy {
  apply(compiler) {
    const { context } = compiler.options;
    const allowed = statelessFiles(context);
    const packages = SHARED_PACKAGES.map((name) => ({ name, folder: packageFolder(name, context) + sep }));
    compiler.hooks.thisCompilation.tap('SingleCopy', (compilation) => {
      compilation.hooks.finishModules.tap('SingleCopy', (modules) => {
        const bundled = new Map();
        for (const { resource } of modules) {
          const found =
            resource &&
            !allowed.some((file) => resource.startsWith(file)) &&
            packages.find(({ folder }) => resource.startsWith(folder));
          if (found && !bundled.has(found.name)) bundled.set(found.name, relative(context, resource));
        }
        for (const [name, file] of bundled) {
          const problem = `${compiler.name} bundles its own copy of ${name} (${file}). Import it as ${name}.`;
          compilation.errors.push(new rspack.WebpackError(problem));
        }
      });
    });
  }
}
