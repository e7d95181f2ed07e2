// Gives scripts our own TypeScript, such as the kernel's schemas, so that what publishes and what reads cannot disagree. Node
// does not read TypeScript, so it is bundled first; it takes a fraction of a second.
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
  // A folder for each load: the bundler empties it, and another process may be reading just now.
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
