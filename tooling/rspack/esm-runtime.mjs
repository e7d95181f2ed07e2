// The bundler takes the federation runtime as CommonJS, which cannot be tree-shaken, so its own switches for what
// to leave out do nothing. The same files lie beside it as ES modules: this points every request at those. Without
// it the shell is 8 KB (brotli) larger and each remote four times as large.
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const narrow = (file) => fileURLToPath(new URL(`./narrow-runtime/${file}`, import.meta.url));
const packages = fileURLToPath(new URL('../../node_modules/@module-federation/', import.meta.url));
const aliases = {
  '@module-federation/runtime$': narrow('runtime.mjs'),
  '@module-federation/runtime/helpers$': narrow('helpers.mjs'),
  '@module-federation/runtime-core$': join(packages, 'runtime-core/dist/index.js'),
  '@module-federation/runtime-tools$': join(packages, 'runtime-tools/dist/index.js'),
  '@module-federation/runtime-tools/runtime-core$': narrow('core.mjs'),
  '@module-federation/sdk$': join(packages, 'sdk/dist/index.js'),
  '@module-federation/error-codes$': join(packages, 'error-codes/dist/index.mjs'),
};

// The bundler's own entries; they stand before any other and would win over the ones above.
const REPLACED = ['@module-federation/runtime', '@module-federation/runtime-tools'];

export class EsModuleFederationRuntime {
  apply(compiler) {
    // After every plugin, because the federation plugin writes its aliases late.
    compiler.hooks.afterPlugins.tap({ name: 'EsModuleFederationRuntime', stage: 1000 }, () => {
      const others = Object.entries(compiler.options.resolve.alias).filter(
        ([name]) => !REPLACED.includes(name),
      );
      compiler.options.resolve.alias = { ...Object.fromEntries(others), ...aliases };
    });
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/](webpack-bundler-runtime|inject-external-runtime-core-plugin)[\\/]dist[\\/]index\.cjs$/,
      (data) => {
        data.request = data.request.replace(/\.cjs$/, '.js');
      },
    ).apply(compiler);
  }
}
