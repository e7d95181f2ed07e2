// Describes a remote's build for publishing, in `build.json`, which is not served: what it needs of the kernel, from the names that it
// takes from the shared packages, and its container, which is named by the content: two builds never share a global, and an unchanged
// remote keeps its name. Both are compiled into the scripts, so placeholders are replaced once they are known.
import { rspack } from '@rspack/core';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDevelopment } from './base-config.mjs';
import { hasLazyFile } from './lazy-file.mjs';
import { ALL, MESSAGES, needsOf } from './needs-of-names.mjs';
import { packageFolder } from './package-folder.mjs';

/** As long as what takes its place. */
export const CONTAINER_PLACEHOLDER = '00container';
/** Stands for the range of the kernel's packages until it is known; no version satisfies it. */
export const KERNEL_RANGE_PLACEHOLDER = '^0.0.0-needed';

/** The kernel's surface that a bundle in this folder is compiled with: in a pack of the kernel, or in its repository. */
function surfaceFor(context) {
  const kernel = packageFolder('@segue/federation', context);
  const path = [join(kernel, 'surface.json'), join(kernel, '../surface.json')].find((file) =>
    existsSync(file),
  );
  if (!path) throw new Error(`The kernel in ${kernel} has no surface.json.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Writes build.json, and what it says into the scripts; fails the build for a name that the kernel lacks. */
export class DescribeBuild {
  #name;

  /** @param {string} name the first part of the container's */
  constructor(name) {
    this.#name = name;
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = rspack;
    const tap = { name: 'DescribeBuild', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 };
    compiler.hooks.thisCompilation.tap(tap.name, (compilation) => {
      const describe = (facts) =>
        compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(facts)}\n`));
      compilation.hooks.processAssets.tap(tap, (assets) => {
        const surface = surfaceFor(compiler.options.context);
        // Compiled together with the shell, so any name of the kernel may be in use.
        if (isDevelopment) {
          const needs = { kernel: `^${surface.version}`, names: {} };
          return describe({ container: compiler.options.output.uniqueName, needs });
        }
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const texts = scripts.sort().map((file) => String(assets[file].source()));
        const { needs, faults } = needsIn(compilation, texts, surface);
        for (const fault of faults) compilation.errors.push(new WebpackError(`${compiler.name}: ${fault}`));
        const ranged = texts.map((text) => text.replaceAll(KERNEL_RANGE_PLACEHOLDER, needs.kernel));
        const hash = createHash('sha256').update(ranged.join('')).digest('hex');
        const unique = hash.slice(0, CONTAINER_PLACEHOLDER.length);
        for (const [index, file] of scripts.entries()) {
          const text = ranged[index].replaceAll(CONTAINER_PLACEHOLDER, unique);
          compilation.updateAsset(file, new sources.RawSource(text));
        }
        describe({ container: `${this.#name}_${unique}`, needs });
      });
    });
  }
}

function needsIn(compilation, texts, surface) {
  const written = new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
  const names = namesTaken(compilation, (name) => written.has(name));
  // Shells before this field do not load lazy files.
  if (hasLazyFile(compilation)) names['@segue/federation'] = ['RegistryRemote'];
  return needsOf(names, surface, names['@segue/event-bus'] ? messagesIn(texts.join('\n'), surface) : []);
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
