// Bundles the page of the public clients and serves it. Only the providers' addresses in the libraries are replaced.
import { rspack } from '@rspack/core';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sandboxUrl } from '../../src/support/sandbox';
import { startForeignSite } from '../../src/support/foreign-site';

const ADDRESSES = {
  'https://api.spotify.com': `${sandboxUrl}/spotify/api`,
  'https://sdk.scdn.co/spotify-player.js': `${sandboxUrl}/spotify/sdk/spotify-player.js`,
  'https://w.soundcloud.com/player/': `${sandboxUrl.replace('127.0.0.1', 'localhost')}/soundcloud/w/player/`,
};

/** Starts a site with the page on an origin of its own, so that CORS and frames are real. */
export async function servePublicClients(): Promise<{ url: string; close: () => Promise<void> }> {
  const site = await startForeignSite('127.0.0.1');
  const script = (await bundle()).replaceAll('</script', '<\\/script');
  return { url: site.page(`<script type="module">${script}</script>`), close: site.close };
}

async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'segue-clients-'));
  const parser = { syntax: 'typescript', tsx: true };
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    entry: fileURLToPath(new URL('page.tsx', import.meta.url)),
    output: { path: folder, filename: 'page.js', publicPath: '' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser, transform: { react: { runtime: 'automatic' } } } },
        },
      ],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  compiler.close(() => undefined);
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  const script = await readFile(join(folder, 'page.js'), 'utf8');
  await rm(folder, { recursive: true });
  return Object.entries(ADDRESSES).reduce((text, [real, local]) => text.replaceAll(real, local), script);
}
