// A tiny build output, for tests of the pages.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const KEY_SCRIPT = 'keep(keys)';
/** A marker in the frame. */
const FORMS = ['visitor', 'user']
  .flatMap((user) => ['home', 'home demo', 'plain', 'other'].map((screen) => `${user} ${screen}`))
  .concat('offline')
  .map((name) => `<!--segue:frame ${name}--><p>${name}</p><input name="q" class="box" value=""/>`);
const TEMPLATE = `<!doctype html><html data-appearance="dark"><head><meta name="theme-color" media="not all">
<script>${KEY_SCRIPT}</script><!--segue:head--></head><body>
<div id="frame"><style nonce>p{color:red}</style>${FORMS.join('')}<!--segue:frame end--></div>
<div id="root"></div><!--segue:data--></body></html>`;
export const SCRIPT = 'export const answer = 42;';
/** The hash of `SCRIPT`. */
export const INTEGRITY = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
export const ENTRY = 'remoteEntry.1a2b3c4d.js';

/** A remote whose files are the same in all versions. */
export function remoteEntry(name: string, paths: readonly string[], version = '1.0.0', kernel = '^2.0.0') {
  return {
    name,
    version,
    container: `${name}_1`,
    entry: ENTRY,
    kernel,
    routes: paths.map((path) => ({ path, component: 'Screen', access: 'anyone' })),
    nav: [],
    widgets: [],
    files: { [ENTRY]: INTEGRITY },
  };
}

type Remote = ReturnType<typeof remoteEntry>;

/** Writes these remotes, the live ones, in place of all others; `previous` is the version before. */
export function writeRegistry(dist: string, remotes: readonly (Remote & { previous?: Remote })[]): void {
  rmSync(join(dist, 'remotes'), { recursive: true, force: true });
  for (const { previous, ...current } of remotes) {
    for (const remote of [current, ...(previous ? [previous] : [])]) publishRemote(dist, remote);
    pointTo(dist, current.name, current.version, previous?.version);
  }
}

export function publishRemote(dist: string, remote: Remote): void {
  const folder = join(dist, 'remotes', remote.name, remote.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ENTRY), SCRIPT);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(remote));
}

export const pointTo = (dist: string, name: string, current: string, previous?: string) =>
  writeFileSync(join(dist, 'remotes', name, 'live.json'), JSON.stringify({ current, previous }));

/** Writes a shell and two remotes into a folder, and returns the folder. */
export function writeBuiltProduct(dist: string): string {
  const assets = join(dist, 'shell/assets');
  mkdirSync(assets, { recursive: true });
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
  writeRegistry(dist, [remoteEntry('search', ['/home']), remoteEntry('playlists', ['/playlists/:id'])]);
  return dist;
}
