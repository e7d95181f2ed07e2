// Emits `shell.json`: version and kernel of this shell, which decide what remotes it can run.
import { rspack } from '@rspack/core';
import { at, readJson } from '../start/paths.mjs';

export class ShellInfo {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellInfo', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ShellInfo', stage }, () => {
        const { version } = readJson(at('shell/package.json'));
        const kernel = readJson(at('shared-kernel/federation/package.json')).version;
        const text = JSON.stringify({ version, kernel });
        compilation.emitAsset('shell.json', new rspack.sources.RawSource(text));
      });
    });
  }
}
