// What every browser bundle has in common.
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Decided by who starts the bundler: `dev.mjs` says development, everything else builds for production. */
export const isDevelopment = process.env.NODE_ENV === 'development';
export const browserTargets = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

const narrowVendor = (file) => join(root, 'tooling/rspack/narrow-vendors', file);

/** Compiles TypeScript and JSX with the bundler's own compiler. */
export function typescriptRule({ browser = true } = {}) {
  return {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh: browser && isDevelopment } },
      },
      env: { targets: browser ? browserTargets : 'node 20.19' },
    },
    type: 'javascript/auto',
  };
}

/** Settings shared by the shell and the remotes. */
export function browserConfig({ name, context }) {
  return {
    name,
    context,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs', '.json'],
      alias: {
        stylis$: narrowVendor('stylis.mjs'),
        // The package's exports lead every bundler to the build with development warnings.
        ...(isDevelopment
          ? {}
          : { 'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs') }),
      },
    },
    module: {
      rules: [
        typescriptRule(),
        ...(isDevelopment
          ? []
          : [
              {
                test: /[\\/]node_modules[\\/]react-router[\\/]/,
                loader: narrowVendor('droppable-parts.mjs'),
              },
            ]),
        { test: /\.css$/, type: 'css' },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Short names and numbers: nothing of one build is ever mixed with another.
      ...(isDevelopment ? {} : { mangleExports: 'size', moduleIds: 'natural', chunkIds: 'natural' }),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            compress: { passes: 3 },
            format: { comments: false },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    // Federation and lazy compilation do not go together.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  };
}
