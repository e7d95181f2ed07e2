// Names a remote's container by its content hash: two builds never share a global, and an unchanged remote keeps its
// name. The name is compiled into the script, so a placeholder of equal length is replaced after hashing.
import { rspack } from '@rspack/core';
import { createHash } from 'node:crypto';
import { extendBuildFile } from './build-file.mjs';

export const CONTAINER_PLACEHOLDER = '00container';
const PLACEHOLDER = new RegExp(CONTAINER_PLACEHOLDER, 'g');

export class NameContainerByContent {
  #name;

  constructor(name) {
    this.#name = name;
  }

  apply(compiler) {
    const { Compilation, sources } = rspack;
    compiler.hooks.thisCompilation.tap('NameContainerByContent', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'NameContainerByContent', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        (assets) => {
          const scripts = Object.keys(assets)
            .filter((file) => file.endsWith('.js'))
            .sort();
          const hash = createHash('sha256');
          for (const file of scripts) hash.update(assets[file].source());
          const unique = hash.digest('hex').slice(0, CONTAINER_PLACEHOLDER.length);
          for (const file of scripts) {
            const text = String(assets[file].source()).replaceAll(PLACEHOLDER, unique);
            compilation.updateAsset(file, new sources.RawSource(text));
          }
          extendBuildFile(compilation, { container: `${this.#name}_${unique}` });
        },
      );
    });
  }
}
