// Builds a remote without content, with the configuration of the real ones: its size is the overhead of Module Federation.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { at } from '../start/paths.mjs';

const SOURCE = `import { defineRemote } from '@segue/federation';
const manifest = { name: 'empty', version: '1.0.0', kernel: '^2.0.0', routes: [], widgets: [] };
export default defineRemote(manifest, {});
`;

/** The entry of the empty remote. @returns {Promise<Buffer>} */
export async function buildEmptyRemote() {
  // Below the root, where packages are resolved as for a real remote.
  const folder = at('.cache/empty-remote');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/src`, { recursive: true });
  writeFileSync(`${folder}/src/remote.ts`, SOURCE);

  const { rspack } = await import('@rspack/core');
  const { remoteConfig } = await import('../rspack/remote-config.mjs');
  const config = remoteConfig({ name: 'empty', port: 0 });
  const output = `${folder}/dist`;
  const compiler = rspack({ ...config, context: folder, output: { ...config.output, path: output } });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  const entry = readdirSync(output).find((file) => /^remoteEntry.*\.js$/.test(file));
  return readFileSync(`${output}/${entry}`);
}
