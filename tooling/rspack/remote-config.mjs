// A remote's bundle: one script that carries one exposed module and none of the shared packages.
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { join } from 'node:path';
import { browserConfig, isDevelopment, root } from './base-config.mjs';
import { CONTAINER_MARK, NameContainerByContent } from './container-name.mjs';
import { devServerOf, portOf, REFRESH_GLOBAL } from './dev-server.mjs';
import { VendorBuilds } from './vendor-builds.mjs';
import { OneCopy } from './one-copy.mjs';
import { expectedByRemote } from './shared-singletons.mjs';

/** Makes a remote's Rspack configuration; `port` is where its development server listens. */
export function remoteConfig({ name, port }) {
  const context = join(root, 'remotes', name);
  const config = browserConfig({ name, context });
  const filename = isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js';
  const container = isDevelopment ? `${name}_development` : `${name}_${CONTAINER_MARK}`;
  return {
    ...config,
    entry: {},
    output: {
      path: join(context, 'dist'),
      clean: true,
      // In development the entry's own address changes with its content; its updates keep theirs.
      publicPath: isDevelopment ? `http://127.0.0.1:${portOf(port)}/` : 'auto',
      uniqueName: container,
      // When all chunks are folded into one, it goes by this name or by the container's own.
      filename,
      crossOriginLoading: 'anonymous',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // React Refresh keeps one registry per page: the shell's.
    ...(isDevelopment ? { externals: { 'react-refresh/runtime': `var ${REFRESH_GLOBAL}` } } : {}),
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename,
        exposes: { './remote': './src/remote.ts' },
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: expectedByRemote(),
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new VendorBuilds(),
      new OneCopy(),
      // One request, one hash, one thing to retry.
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      isDevelopment ? new ReactRefreshRspackPlugin({ injectEntry: false }) : new NameContainerByContent(name),
    ],
    ...(isDevelopment ? { devServer: devServerOf(port) } : {}),
  };
}
