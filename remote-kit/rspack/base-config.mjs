// Settings of every browser bundle.
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';

/** `npm run dev` sets NODE_ENV to development; every other command builds for production. */
export const isDevelopment = process.env.NODE_ENV === 'development';
const STYLE_COMMENTS_LOADER = fileURLToPath(new URL('style-comments-loader.mjs', import.meta.url));
const manifest = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
/** The browsers that Segue supports: of the root's package.json, which is copied into that of the packed kit. */
const { browserslist: targets = manifest('../../package.json').browserslist } = manifest('../package.json');

/** Compiles TypeScript and JSX with the bundler's own compiler. */
export function typescriptRule({ browser = true } = {}) {
  const compile = {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh: browser && isDevelopment } },
      },
      env: { targets: browser ? targets : 'node 20.19' },
    },
  };
  return {
    test: /\.[cm]?tsx?$/,
    // Packs of the kernel hold TypeScript.
    exclude: /node_modules[\\/](?!@segue[\\/])/,
    use: browser && !isDevelopment ? [compile, STYLE_COMMENTS_LOADER] : [compile],
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
    },
    module: {
      rules: [
        typescriptRule(),
        { test: /\.css$/, type: 'css' },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Short ids: chunks of two builds are never mixed.
      ...(isDevelopment ? {} : { mangleExports: 'size', moduleIds: 'natural', chunkIds: 'natural' }),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 3 },
            format: { comments: false },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    // Not supported together with federation.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  };
}
