// Gives the scripts here the kernel's own schemas, so that what publishes and what reads cannot disagree. Node does
// not read TypeScript, so the package is bundled first; it takes a fraction of a second.
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../rspack/base-config.mjs';
import { nodeConfig } from '../rspack/node-config.mjs';
import { shortError } from '../rspack/short-error.mjs';

/** The exports of `@segue/federation`. */
export async function loadKernel() {
  const path = join(root, '.cache/kernel');
  const config = nodeConfig({ name: 'shared-kernel/federation', entry: 'src/index.ts' });
  const compiler = rspack({
    ...config,
    devtool: false,
    output: { ...config.output, path, filename: 'federation.mjs' },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    throw new Error(stats.toJson({ all: false, errors: true }).errors.map(shortError).join('\n'));
  }
  return import(`${pathToFileURL(join(path, 'federation.mjs')).href}?at=${Date.now()}`);
}
