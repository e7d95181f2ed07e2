// Which of a vendor's own builds is bundled, where the bundler's first choice is wrong. See decision 11.
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { isDevelopment } from './base-config.mjs';
import { findPackage, packageFolder } from './package-folder.mjs';

const ofFederation = (name, file) =>
  join(packageFolder(`@module-federation/${name}`, import.meta.dirname), 'dist', file);

const USED_OF_RUNTIME = join(import.meta.dirname, 'federation-runtime.mjs');

// The federation plugin aliases its runtime to CommonJS files, which cannot be tree-shaken, so its `optimization`
// switches remove nothing. The same packages also ship ES modules.
const federation = {
  '@module-federation/runtime$': USED_OF_RUNTIME,
  '@module-federation/runtime/helpers$': USED_OF_RUNTIME,
  '@module-federation/runtime/dist/index.js$': ofFederation('runtime', 'index.js'),
  '@module-federation/runtime-core$': ofFederation('runtime-core', 'index.js'),
  '@module-federation/runtime-tools$': ofFederation('runtime-tools', 'index.js'),
  '@module-federation/runtime-tools/runtime-core$': join(import.meta.dirname, 'shared-runtime-core.mjs'),
  '@module-federation/sdk$': ofFederation('sdk', 'index.js'),
  '@module-federation/error-codes$': ofFederation('error-codes', 'index.mjs'),
};
/** The plugin's aliases that would match before the ones above. */
const REPLACED = ['@module-federation/runtime', '@module-federation/runtime-tools'];
const CJS_ENTRY =
  /@module-federation[\\/](webpack-bundler-runtime|inject-external-runtime-core-plugin)[\\/]dist[\\/]index\.cjs$/;

// The `exports` of react-router lead every bundler to the build with development warnings.
function productionRouter(context) {
  const folder = findPackage('react-router', context);
  return folder ? { 'react-router$': join(folder, 'dist/production/index.mjs') } : {};
}

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
        ...(isDevelopment ? {} : productionRouter(compiler.options.context)),
      };
    });
    new rspack.NormalModuleReplacementPlugin(CJS_ENTRY, (data) => {
      data.request = data.request.replace(/\.cjs$/, '.js');
    }).apply(compiler);
  }
}
