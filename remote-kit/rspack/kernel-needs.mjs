// Describes a remote's build for publishing, in `build.json`, which is not served: the range of the kernel that it was built with, and its
// container, which is named by the content: two builds never share a global, and an unchanged remote keeps its name. Both are compiled
// into the scripts, so placeholders are replaced once they are known.
import { rspack } from '@rspack/core';
import { createHash } from 'node:crypto';
import { isDevelopment } from './base-config.mjs';
import { manifestIn, packageFolder } from './package-folder.mjs';

/** As long as what takes its place. */
export const CONTAINER_PLACEHOLDER = '00container';
/** Stands for the range of the kernel's packages until it is known; no version satisfies it. */
export const KERNEL_RANGE_PLACEHOLDER = '^0.0.0-needed';

/** Writes build.json, and what it says into the scripts. */
export class DescribeBuild {
  #name;

  /** @param {string} name the first part of the container's */
  constructor(name) {
    this.#name = name;
  }

  apply(compiler) {
    const { Compilation, sources } = rspack;
    const tap = { name: 'DescribeBuild', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 };
    compiler.hooks.thisCompilation.tap(tap.name, (compilation) => {
      const describe = (facts) =>
        compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(facts)}\n`));
      compilation.hooks.processAssets.tap(tap, (assets) => {
        const { version } = manifestIn(packageFolder('@segue/federation', compiler.options.context));
        const needs = { kernel: `^${version}`, names: {} };
        if (isDevelopment) {
          return describe({ container: compiler.options.output.uniqueName, needs });
        }
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const texts = scripts.sort().map((file) => String(assets[file].source()));
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
