// Fails the build of a browser bundle that holds code of the server or of the sandbox.
import { rspack } from '@rspack/core';
import { relative } from 'node:path';
import { root } from '../start/paths.mjs';

const NOT_FOR_BROWSERS = /^(api|provider-sandbox|providers\/[^/]+\/(server|sandbox))\//;

class BrowserCode {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BrowserCode', (compilation) => {
      compilation.hooks.finishModules.tap('BrowserCode', (modules) => {
        for (const { resource } of modules) {
          const file = resource ? relative(root, resource).replaceAll('\\', '/') : '';
          if (!NOT_FOR_BROWSERS.test(file)) continue;
          const problem = `${compiler.name} holds ${file}, which is not for browsers.`;
          compilation.errors.push(new rspack.WebpackError(problem));
        }
      });
    });
  }
}

/** The configuration of a browser bundle with this check. */
export const forBrowsers = (config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), new BrowserCode()],
});
