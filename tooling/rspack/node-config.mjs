// Rspack configuration of a Node program: the workspace's TypeScript in one ES module, node_modules external.
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { typescriptRule } from '@segue/remote-kit/rspack/base-config';
import { at } from '../start/paths.mjs';

/** A path, also one of Windows, or a package of ours. */
const isWorkspaceCode = (request) => /^([./]|[A-Z]:\\|@segue\/)/i.test(request);

/** Returns the Rspack configuration of a Node program; `name` is its folder. */
export function nodeConfig({ name, entry = 'src/main.ts' }) {
  const context = at(name);
  return {
    name,
    context,
    mode: 'production',
    target: 'node20',
    devtool: 'source-map',
    entry: { main: `./${entry}` },
    output: {
      path: join(context, 'dist'),
      clean: true,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module-import',
    externals: [
      ({ request }, callback) => (isWorkspaceCode(request) ? callback() : callback(undefined, request)),
    ],
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: {
      rules: [typescriptRule({ browser: false })],
      // import.meta.url is evaluated at run time, not replaced by the source path.
      parser: { javascript: { importMeta: false, url: false } },
    },
    plugins: [
      // Worker threads are started from files beside the bundle.
      new rspack.CopyRspackPlugin({
        patterns: [{ from: 'src/**/*-worker.mjs', to: '[name][ext]', noErrorOnMissing: true }],
      }),
    ],
    optimization: { minimize: false, splitChunks: false },
    node: { __dirname: false, __filename: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
