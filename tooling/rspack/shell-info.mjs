// Emits `shell.json`: version and kernel of this shell, which decide the remotes it can run, and the files that its page may
// request.
import { rspack } from '@rspack/core';
import { at, readJson } from '../start/paths.mjs';

export class ShellInfo {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellInfo', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellInfo', stage }, () => {
        const { version } = readJson(at('shell/package.json'));
        const kernel = readJson(at('shared-kernel/kernel/package.json')).version;
        const files = Object.keys(compilation.assets).filter((file) => file.startsWith('assets/'));
        const text = JSON.stringify({ version, kernel, files: files.sort() });
        compilation.emitAsset('shell.json', new rspack.sources.RawSource(text));
      });
    });
  }
}
