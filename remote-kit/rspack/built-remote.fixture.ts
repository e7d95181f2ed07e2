import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** A folder for a remote called probe, until `remove`. It lies below the root, where packages are resolved as for a real one. */
export function createRemoteFolder() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/remote-'));
  mkdirSync(join(folder, 'src'));
  const publicParts = { name: 'probe', version: '1.0.0', routes: [], nav: [], widgets: [] };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(publicParts));
  return {
    folder,
    /** Builds these files in another process: the bundler is an ES module, which Jest cannot load. The build's errors. */
    build(files: Record<string, string>): string {
      for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'src', file), text);
      const program = `
        const { remoteConfig } = await import('@segue/remote-kit/rspack/remote-config');
        const { runCompiler } = await import('@segue/remote-kit/rspack/run-compiler');
        await runCompiler(remoteConfig({ folder: ${JSON.stringify(folder)}, name: 'probe' }))
          .catch((error) => console.log(error.message));`;
      const args = ['--input-type=module', '-e', program];
      return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout;
    },
    builtFiles: () => readdirSync(join(folder, 'dist')),
    /** The built file whose name begins like this. */
    builtText(name: string): string {
      const file = readdirSync(join(folder, 'dist')).find((one) => one.startsWith(name)) ?? '';
      return readFileSync(join(folder, 'dist', file), 'utf8');
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
