// Gives the scripts here the kernel's own schemas, so that what publishes and what reads cannot disagree. Node does
// not read TypeScript, so the package is bundled first; it takes a fraction of a second.
import { rspack } from '@rspack/core';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../rspack/base-config.mjs';
import { nodeConfig } from '../rspack/node-config.mjs';
import { shortError } from '../rspack/short-error.mjs';

/** The exports of `@segue/federation`. */
export async function loadKernel() {
  // A folder for each process: the bundler empties it, and another process may be reading just now.
  const path = join(root, '.cache/kernel', String(process.pid));
  const filename = 'federation.mjs';
  const config = nodeConfig({ name: 'shared-kernel/federation', entry: 'src/index.ts' });
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
