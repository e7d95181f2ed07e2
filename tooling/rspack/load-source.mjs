// Loads TypeScript of this repository into a script. Node does not run TypeScript, so the module is bundled first, which takes a
// fraction of a second.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCompiler } from '@segue/remote-kit/rspack/run-compiler';
import { nodeConfig } from './node-config.mjs';
import { root } from '../start/paths.mjs';

/** The exports of a file in a workspace. @param {string} name The folder. @param {string} entry @param {object} [settings] of the bundler */
export async function loadSource(name, entry, settings = {}) {
  // Below the workspace, whose versions of packages it needs. A new folder for each load: the bundler empties its output
  // folder, which another process may be reading.
  const path = join(root, name, '.cache/source', randomUUID());
  const filename = 'main.mjs';
  const config = nodeConfig({ name, entry });
  await runCompiler({ ...config, ...settings, devtool: false, output: { ...config.output, path, filename } });
  try {
    return await import(pathToFileURL(join(path, filename)).href);
  } finally {
    rmSync(path, { recursive: true });
  }
}
