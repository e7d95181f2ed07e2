// The bundler takes the federation runtime as CommonJS, which cannot be tree-shaken, so its own switches for what
// to leave out do nothing. The same files lie beside it as ES modules: this points every request at those. Without
// it the shell is 8 KB (brotli) larger and each remote four times as large.
import { rspack } from '@rspack/core';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDevelopment } from './base-config.mjs';

const narrow = (file) => fileURLToPath(new URL(`./narrow-runtime/${file}`, import.meta.url));
const packages = fileURLToPath(new URL('../../node_modules/@module-federation/', import.meta.url));
const aliases = {
  '@module-federation/runtime$': narrow('runtime.mjs'),
  '@module-federation/runtime-core$': join(packages, 'runtime-core/dist/index.js'),
  '@module-federation/runtime-tools$': join(packages, 'runtime-tools/dist/index.js'),
  '@module-federation/runtime-tools/runtime-core$': narrow('core.mjs'),
  '@module-federation/sdk$': join(packages, 'sdk/dist/index.js'),
  '@module-federation/error-codes$': join(packages, 'error-codes/dist/index.mjs'),
};

// The bundler's own entries; they stand before any other and would win over the ones above.
const REPLACED = ['@module-federation/runtime', '@module-federation/runtime-tools'];

// Inner files of the runtime that do far more than this product asks of them; each replacement says what is left out.
const replaced = {
  'runtime-core/dist/utils/semver/index.js': 'semver.mjs',
  'runtime-core/dist/utils/context.js': 'context.mjs',
  'sdk/dist/logger.js': 'logger.mjs',
  'webpack-bundler-runtime/dist/init.js': 'init.mjs',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'shared-fallback.mjs',
  // A hot update does make more known.
  ...(isDevelopment ? {} : { 'webpack-bundler-runtime/dist/updateOptions.js': 'late-options.mjs' }),
};

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
    for (const [file, narrowed] of Object.entries(replaced)) {
      if (!existsSync(join(packages, file))) throw new Error(`Federation lost ${file}: see ${narrowed}.`);
      const place = file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
      new rspack.NormalModuleReplacementPlugin(
        new RegExp(`[\\\\/]@module-federation[\\\\/]${place}$`),
        narrow(narrowed),
      ).apply(compiler);
    }
  }
}
