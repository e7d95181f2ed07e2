// Derives what a remote needs of the kernel from the names that its bundle takes from the shared packages. The kernel range
// is compiled into the script, so a placeholder is replaced once the names are known.
import { rspack } from '@rspack/core';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDevelopment } from './base-config.mjs';
import { extendBuildFile } from './build-file.mjs';
import { hasLazyFile } from './lazy-file.mjs';
import { ALL, MESSAGES, needsOf } from './needs-of-names.mjs';
import { packageFolder } from './package-folder.mjs';

/** Stands for the range of the kernel's packages until it is known; no version satisfies it. */
export const KERNEL_RANGE_PLACEHOLDER = '^0.0.0-needed';

/**
 * The kernel's surface that a bundle is compiled with: in a pack of the kernel, or in its repository.
 * @param {string} context folder of the bundle
 */
export function surfaceFor(context) {
  const kernel = packageFolder('@segue/federation', context);
  const path = [join(kernel, 'surface.json'), join(kernel, '../surface.json')].find((file) =>
    existsSync(file),
  );
  if (!path) throw new Error(`The kernel in ${kernel} has no surface.json.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Writes the derived needs into build.json and into the script; fails the build for a name that the kernel lacks. */
export class DeriveKernelNeeds {
  apply(compiler) {
    const { Compilation, sources } = rspack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2;
    compiler.hooks.thisCompilation.tap('DeriveKernelNeeds', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'DeriveKernelNeeds', stage }, (assets) => {
        const surface = surfaceFor(compiler.options.context);
        // Compiled together with the shell, so any name of the kernel may be in use.
        if (isDevelopment) {
          const needs = { kernel: `^${surface.version}`, names: {} };
          return extendBuildFile(compilation, { container: compiler.options.output.uniqueName, needs });
        }
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const texts = scripts.map((file) => String(assets[file].source()));
        const written = new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
        const names = namesTaken(compilation, (name) => written.has(name));
        // Shells before this field do not load lazy files.
        if (hasLazyFile(compilation)) names['@segue/federation'] = ['RegistryRemote'];
        const messages = names['@segue/event-bus'] ? messagesIn(texts.join('\n'), surface) : [];
        const { needs, faults } = needsOf(names, surface, messages);
        for (const fault of faults) {
          compilation.errors.push(new rspack.WebpackError(`${compiler.name}: ${fault}`));
        }
        for (const [index, file] of scripts.entries()) {
          const text = texts[index].replaceAll(KERNEL_RANGE_PLACEHOLDER, needs.kernel);
          compilation.updateAsset(file, new sources.RawSource(text));
        }
        extendBuildFile(compilation, { needs });
      });
    });
  }
}

/**
 * The names that the modules of a bundle import from shared packages, by package. A module is kept for one of its functions, so
 * names that only the removed ones use do not stand in the script any more.
 */
function namesTaken({ modules, moduleGraph, chunkGraph }, isWritten) {
  /** @type {Record<string, string[]>} */
  const names = {};
  for (const shared of modules) {
    const request = /^consume shared module \(\w+\) (.+)@[^@]+$/.exec(shared.identifier())?.[1];
    if (shared.type !== 'consume-shared-module' || !request) continue;
    const taken = [...moduleGraph.getIncomingConnections(shared)]
      .filter(({ originModule }) => originModule && chunkGraph.getModuleChunks(originModule).length > 0)
      .flatMap(({ dependency }) => namesOf(dependency))
      .filter((name) => name === ALL || name === 'default' || isWritten(name));
    names[request] = [...new Set(taken)].sort();
  }
  return Object.fromEntries(Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Dependencies that stand for a statement; each name of it is a dependency of its own. */
const STATEMENTS = ['esm import', 'esm export import'];

// A namespace that is used as a value, and `require`, take all.
const namesOf = ({ type, ids }) => (STATEMENTS.includes(type) ? [] : [ids?.[0] ?? ALL]);

function messagesIn(text, { entries }) {
  const literals = new Set(text.match(/(?<=["'`])[a-z-]+\/[a-z-]+(?=["'`])/g));
  return Object.keys(entries[MESSAGES] ?? {}).filter((message) => literals.has(message));
}
