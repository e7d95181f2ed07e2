// Loads TypeScript of this repository into a script: publishing validates with the schemas that the shell reads with. Node
// does not run TypeScript, so the module is bundled first, which takes a fraction of a second.
import { rspack } from '@rspack/core';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../rspack/base-config.mjs';
import { nodeConfig } from '../rspack/node-config.mjs';
import { shortError } from '../rspack/short-error.mjs';

/** The exports of `@segue/federation`. */
export const loadKernel = () => loadSource('shared-kernel/federation', 'src/index.ts');

/** The exports of a file in a workspace. @param {string} name The folder. @param {string} entry */
export async function loadSource(name, entry) {
  // A new folder for each load: the bundler empties its output folder, which another process may be reading.
  const path = join(root, '.cache/source', randomUUID());
  const filename = 'main.mjs';
  const config = nodeConfig({ name, entry });
  const compiler = rspack({
    ...config,
    devtool: false,
    output: { ...config.output, path, filename },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    throw new Error(stats.toJson({ all: false, errors: true }).errors.map(shortError).join('\n'));
  }
  try {
    return await import(pathToFileURL(join(path, filename)).href);
  } finally {
    rmSync(path, { recursive: true });
  }
}
