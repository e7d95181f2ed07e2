// Names a remote's container after what is in it, so that two builds never share a global and an unchanged
// remote keeps its name. The name is compiled in, so a mark of equal length stands in until the content is known.
import { rspack } from '@rspack/core';
import { createHash } from 'node:crypto';

export const CONTAINER_MARK = '00container';
const MARKED = new RegExp(CONTAINER_MARK, 'g');

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
          const unique = hash.digest('hex').slice(0, CONTAINER_MARK.length);
          for (const file of scripts) {
            const text = String(assets[file].source()).replaceAll(MARKED, unique);
            compilation.updateAsset(file, new sources.RawSource(text));
          }
          // For the publisher; never made public.
          const note = JSON.stringify({ container: `${this.#name}_${unique}` });
          compilation.emitAsset('build.json', new sources.RawSource(note));
        },
      );
    });
  }
}
