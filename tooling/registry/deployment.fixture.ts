// Checkouts with built remotes, and the folder of a deployment, as real files in a temporary folder.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Built = { version?: string; text?: string; path?: string };
export type Entry = Record<string, unknown> & { name: string; version: string; entry: string };

/** Folders of one test; removed by `remove`. */
export function deploymentFolders() {
  const home = mkdtempSync(join(tmpdir(), 'deployment-'));
  const to = join(home, 'live');
  const registryPath = join(to, 'registry.json');
  const text = () => readFileSync(registryPath, 'utf8');
  return {
    home,
    to,
    registryPath,
    text,
    entries: () => (JSON.parse(text()) as { remotes: Entry[] }).remotes,
    remove: () => rmSync(home, { recursive: true }),
    /** Writes a built remote into a checkout; answers with the root of that checkout. */
    build(checkout: string, folder: string, { version = '1.0.0', text = folder, path }: Built = {}) {
      const root = join(home, checkout);
      const hash = createHash('sha256').update(text).digest('hex');
      const container = `${folder}_${hash.slice(0, 11)}`;
      const remote = join(root, 'remotes', folder);
      const dist = join(remote, 'dist');
      rmSync(dist, { recursive: true, force: true });
      mkdirSync(dist, { recursive: true });
      const routes = [{ path: path ?? `/${folder}`, component: 'Screen', access: 'anyone' }];
      const manifest = { name: folder, version, kernel: '^2.0.0', routes, nav: [], widgets: [] };
      writeFileSync(join(remote, 'remote.json'), JSON.stringify(manifest));
      writeFileSync(join(remote, 'package.json'), JSON.stringify({ version }));
      writeFileSync(join(dist, 'build.json'), JSON.stringify({ container }));
      writeFileSync(join(dist, `remoteEntry.${hash.slice(0, 8)}.js`), `var ${container};/*${text}*/`);
      return root;
    },
  };
}
