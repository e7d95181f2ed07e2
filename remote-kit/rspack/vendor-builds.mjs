// Which of a vendor's own builds is bundled, where the bundler's first choice is wrong. See decision 0011.
import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';
import { isDevelopment } from './base-config.mjs';

const inModules = (path) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

// The federation plugin aliases its runtime to CommonJS files, which cannot be tree-shaken, so its `optimization`
// switches remove nothing. The same packages also ship ES modules.
const federation = {
  '@module-federation/runtime$': inModules('@module-federation/runtime/dist/index.js'),
  '@module-federation/runtime-core$': inModules('@module-federation/runtime-core/dist/index.js'),
  '@module-federation/runtime-tools$': inModules('@module-federation/runtime-tools/dist/index.js'),
  '@module-federation/runtime-tools/runtime-core$': inModules(
    '@module-federation/runtime-core/dist/index.js',
  ),
  '@module-federation/sdk$': inModules('@module-federation/sdk/dist/index.js'),
  '@module-federation/error-codes$': inModules('@module-federation/error-codes/dist/index.mjs'),
};
/** The plugin's aliases that would match before the ones above. */
const REPLACED = ['@module-federation/runtime', '@module-federation/runtime-tools'];
const CJS_ENTRY =
  /@module-federation[\\/](webpack-bundler-runtime|inject-external-runtime-core-plugin)[\\/]dist[\\/]index\.cjs$/;

// The `exports` of react-router lead every bundler to the build with development warnings.
const router = { 'react-router$': inModules('react-router/dist/production/index.mjs') };

/** Points requests at the builds above. */
export class VendorBuilds {
  apply(compiler) {
    // After all plugins, because the federation plugin sets its aliases late.
    compiler.hooks.afterPlugins.tap({ name: 'VendorBuilds', stage: 1000 }, () => {
      const kept = Object.entries(compiler.options.resolve.alias ?? {}).filter(
        ([name]) => !REPLACED.includes(name),
      );
      compiler.options.resolve.alias = {
        ...Object.fromEntries(kept),
        ...federation,
        ...(isDevelopment ? {} : router),
      };
    });
    new rspack.NormalModuleReplacementPlugin(CJS_ENTRY, (data) => {
      data.request = data.request.replace(/\.cjs$/, '.js');
    }).apply(compiler);
  }
}
