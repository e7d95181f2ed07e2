// A shared package exists once in the page because everybody imports it by its bare name. Another door or a relative
// path builds as well and silently brings a second copy, with stores of its own: this stops such a build.
import { rspack } from '@rspack/core';
import { join, relative, sep } from 'node:path';
import { root } from './base-config.mjs';
import { singletons } from './shared-singletons.mjs';

const homes = [...new Set(singletons.map(({ request }) => packageOf(request)))].map((name) => ({
  name,
  home:
    join(root, name.startsWith('@segue/') ? `shared-kernel/${name.slice(7)}` : `node_modules/${name}`) + sep,
}));

// A door to plain data, for those who need addresses and no schemas: a second copy of it changes nothing.
const plainData = new Set([join(root, 'shared-kernel/contract/src/screens.ts')]);

function packageOf(request) {
  const [first, second] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Fails the build of a remote that carries a module of a shared package. */
export class OneCopy {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OneCopy', (compilation) => {
      compilation.hooks.finishModules.tap('OneCopy', (modules) => {
        const carried = new Map();
        for (const { resource } of modules) {
          const found =
            resource && !plainData.has(resource) && homes.find(({ home }) => resource.startsWith(home));
          if (found && !carried.has(found.name)) carried.set(found.name, relative(root, resource));
        }
        for (const [name, file] of carried) {
          const problem = `${compiler.name} carries its own copy of ${name} (${file}). Import ${name} by that name alone.`;
          compilation.errors.push(new rspack.WebpackError(problem));
        }
      });
    });
  }
}
