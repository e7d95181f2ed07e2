// A server's bundle: our own TypeScript in one ES module, every package of node_modules left outside.
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { root, typescriptRule } from './base-config.mjs';

const isOurs = (request) =>
  request.startsWith('.') ||
  request.startsWith('/') ||
  /^@segue\//.test(request) ||
  /^[A-Z]:\\/i.test(request);

/** Makes the Rspack configuration of a program for Node; `name` is its folder. */
export function nodeConfig({ name, entry = 'src/main.ts' }) {
  const context = join(root, name);
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
    externals: [({ request }, callback) => (isOurs(request) ? callback() : callback(undefined, request))],
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: {
      rules: [typescriptRule({ browser: false })],
      // The program asks where it lies when it runs, not where it was compiled.
      parser: { javascript: { importMeta: false, url: false } },
    },
    plugins: [
      // Scripts of threads are started from their files, beside the bundle.
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
