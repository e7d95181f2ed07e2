// A tiny build output, for tests of the pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const KEY_SCRIPT = 'keep(keys)';
/** Of the frame. */
const FORMS = ['visitor', 'user']
  .flatMap((user) => ['home', 'home demo', 'plain', 'other'].map((screen) => `${user} ${screen}`))
  .concat('offline')
  .map((name) => `<!--segue:frame ${name}--><p>${name}</p><input name="q" class="box" value=""/>`);
const TEMPLATE = `<!doctype html><html data-appearance="dark"><head><meta name="theme-color" media="not all">
<script>${KEY_SCRIPT}</script><!--segue:head--></head><body>
<div id="frame"><style nonce>p{color:red}</style>${FORMS.join('')}<!--segue:frame end--></div>
<div id="root"></div><!--segue:data--></body></html>`;
export const INTEGRITY = `sha384-${'A'.repeat(64)}`;
export const SCRIPT = 'export const answer = 42;';

/** One remote of the registry. */
export function remoteEntry(name: string, paths: readonly string[], entry?: string) {
  return {
    name,
    version: '1.0.0',
    container: `${name}_1`,
    entry: entry ?? `/releases/${name}/1.0.0/remoteEntry.1a2b3c4d.js`,
    integrity: INTEGRITY,
    kernel: '^2.0.0',
    routes: paths.map((path) => ({ path, component: 'Screen', access: 'anyone' })),
    nav: [],
    widgets: [],
  };
}

export function writeRegistry(dist: string, remotes: readonly unknown[], revision = 'r1'): void {
  writeFileSync(join(dist, 'registry.json'), JSON.stringify({ schema: 1, revision, remotes }));
}

/** Writes a shell, one remote and the registry into a folder, and returns the folder. */
export function writeBuiltProduct(dist: string): string {
  const assets = join(dist, 'shell/assets');
  const remote = join(dist, 'releases/search/1.0.0');
  mkdirSync(assets, { recursive: true });
  mkdirSync(remote, { recursive: true });
  writeFileSync(join(dist, 'shell/index.html'), TEMPLATE);
  const info = {
    version: '1.0.0',
    kernel: '2.0.0',
    files: ['assets/auth.1a2b3c4d.js', 'assets/inter-latin-wght.1a2b3c4d.woff2', 'assets/main.1a2b3c4d.js'],
  };
  writeFileSync(join(dist, 'shell/shell.json'), JSON.stringify(info));
  writeFileSync(join(dist, 'shell/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(assets, 'main.1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(assets, 'main.1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(remote, 'remoteEntry.1a2b3c4d.js'), SCRIPT);
  writeRegistry(dist, [remoteEntry('search', ['/home']), remoteEntry('playlists', ['/playlists/:id'])]);
  return dist;
}
