// Builds a remote that does nothing, with the very settings of the real ones: what is left is what federation costs.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = `import { defineRemote } from '@segue/federation';
const manifest = { name: 'empty', version: '1.0.0', kernel: '^1.0.0', routes: [], widgets: [] };
export default defineRemote(manifest, {});
`;

/** The empty remote's entry. @returns {Promise<Buffer>} */
export async function buildEmptyTwin() {
  // Below the root, so that packages are found as they are for a real remote.
  const folder = join(root, '.cache/empty-remote');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/remote.ts'), SOURCE);

  const { rspack } = await import('@rspack/core');
  const { remoteConfig } = await import('../rspack/remote-config.mjs');
  const config = remoteConfig({ name: 'empty', port: 0 });
  const output = join(folder, 'dist');
  const compiler = rspack({ ...config, context: folder, output: { ...config.output, path: output } });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors())
    throw new Error(`The empty remote does not build: ${stats.toString({ preset: 'errors-only' })}`);

  const entry = readdirSync(output).find((file) => /^remoteEntry.*\.js$/.test(file));
  if (!entry) throw new Error('The empty remote has no entry.');
  return readFileSync(join(output, entry));
}
