// Builds a remote without content, with the configuration of the real ones: its size is the overhead of Module Federation.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { at } from '../start/paths.mjs';

const MANIFEST = JSON.stringify({ name: 'empty', version: '1.0.0', routes: [], nav: [], widgets: [] });
const SOURCE = `import { defineRemote } from '@segue/kernel/remote';
export default defineRemote(${MANIFEST}, {});
`;

/** The entry of the empty remote. @returns {Promise<Buffer>} */
export async function buildEmptyRemote() {
  // Below the root, where packages are resolved as for a real remote.
  const folder = at('.cache/empty-remote');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/src`, { recursive: true });
  writeFileSync(`${folder}/src/remote.ts`, SOURCE);
  writeFileSync(`${folder}/remote.json`, MANIFEST);

  const { runCompiler } = await import('@segue/remote-kit/rspack/run-compiler');
  const { remoteConfig } = await import('@segue/remote-kit/rspack/remote-config');
  const output = `${folder}/dist`;
  await runCompiler(remoteConfig({ folder, name: 'empty' }));
  const entry = readdirSync(output).find((file) => /^remoteEntry.*\.js$/.test(file));
  return readFileSync(`${output}/${entry}`);
}
