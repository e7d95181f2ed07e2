// Rspack configuration of a remote: an entry with one exposed module, and a lazy file when something is imported with
// `import()`. The shared packages are in neither.
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { basename, join } from 'node:path';
import { browserConfig, isDevelopment } from './base-config.mjs';
import { compileOnLoad } from './compile-hint.mjs';
import { EXPOSED, lazyFile, twoFiles } from './lazy-file.mjs';
import { CONTAINER_PLACEHOLDER, WriteManifest } from './manifest.mjs';
import { VendorBuilds } from './vendor-builds.mjs';
import { SingleCopy } from './single-copy.mjs';
import { consumedByRemote } from './shared-singletons.mjs';

/**
 * Returns a remote's Rspack configuration.
 * @param {object} options
 * @param {string} options.folder of the remote, absolute; its last part is the remote's name unless `name` is given
 * @param {string} [options.name]
 * @param {boolean} [options.isSingleFile] without a lazy file, for servers that offer the entry alone
 */
export function remoteConfig({ folder: context, name = basename(context), isSingleFile = isDevelopment }) {
  const config = browserConfig({ name, context });
  const filename = isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js';
  // The container is a global variable.
  const variable = name.replaceAll('-', '_');
  const container = `${variable}_${isDevelopment ? 'development' : CONTAINER_PLACEHOLDER}`;
  return {
    ...config,
    entry: {},
    output: {
      path: join(context, 'dist'),
      clean: true,
      // The entry's address has its hash; hot updates are served at a fixed one.
      publicPath: isDevelopment ? `/dev/${name}/` : 'auto',
      uniqueName: container,
      // With a single chunk, the output is named by this or by the container's `filename`.
      filename,
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    ...(isSingleFile ? {} : { optimization: { ...config.optimization, splitChunks: twoFiles(container) } }),
    // React Refresh keeps one registry per page: use the shell's (`tooling/rspack/refresh-global.mjs`).
    ...(isDevelopment ? { externals: { 'react-refresh/runtime': 'var __segueReactRefresh' } } : {}),
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename,
        exposes: { './remote': { import: './src/remote.ts', name: EXPOSED } },
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: consumedByRemote(context),
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new VendorBuilds(),
      compileOnLoad(),
      new SingleCopy(),
      new WriteManifest(variable),
      isSingleFile ? new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }) : lazyFile(container),
      ...(isDevelopment ? [new ReactRefreshRspackPlugin({ injectEntry: false })] : []),
    ],
  };
}
