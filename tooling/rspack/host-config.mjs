// Rspack configuration of the shell: the federation host. It provides the shared packages and knows no remote.
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { join } from 'node:path';
import { browserConfig, isDevelopment } from '@segue/remote-kit/rspack/base-config';
import { compileOnLoad } from '@segue/remote-kit/rspack/compile-hint';
import { providedByShell } from '@segue/remote-kit/rspack/shared-singletons';
import { VendorBuilds } from '@segue/remote-kit/rspack/vendor-builds';
import { at } from '../start/paths.mjs';
import { ShellInfo } from './shell-info.mjs';
import { WORKER_FILE } from './worker-config.mjs';

/** Returns the shell's Rspack configuration. */
export function hostConfig() {
  const context = at('shell');
  const config = browserConfig({ name: 'shell', context });
  return {
    ...config,
    entry: {
      main: [...(isDevelopment ? [at('tooling/rspack/refresh-global.mjs')] : []), './src/main.tsx'],
    },
    output: {
      path: join(context, 'dist'),
      // The worker is built beside it.
      clean: { keep: WORKER_FILE },
      // Absolute, because the page's URL may have any depth.
      publicPath: '/',
      filename: isDevelopment ? '[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : 'assets/[name].[contenthash:8].js',
      cssFilename: isDevelopment ? '[name].css' : 'assets/[name].[contenthash:8].css',
      assetModuleFilename: isDevelopment ? '[name][ext]' : 'assets/[name].[contenthash:8][ext]',
      uniqueName: 'segue-shell',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'segue-shell', onPolicyCreationFailure: 'stop' },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: {
          provideExternalRuntime: true,
          // The shell loads remotes through the standard container interface (`shell/src/platform/remotes`), with hash and
          // time-out, so the runtime's remote loader is disabled: 5 KB less before the first paint.
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      // Without `ConsumeSharedPlugin`: the shell runs first, so it finds no other copies than its own.
      new rspack.sharing.ProvideSharedPlugin({ provides: providedByShell(context), enhanced: true }),
      new VendorBuilds(),
      compileOnLoad(),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        filename: 'index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
      new ShellInfo(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      ...(isDevelopment ? [new ReactRefreshRspackPlugin()] : []),
    ],
  };
}
