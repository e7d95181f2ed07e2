// Rspack configuration of the service worker: one file with a fixed name beside the shell's page.
import { join } from 'node:path';
import { browserConfig } from '@segue/remote-kit/rspack/base-config';
import { at } from '../start/paths.mjs';

export const WORKER_FILE = 'worker.js';

/** Returns the worker's Rspack configuration. */
export function workerConfig() {
  const context = at('shell');
  return {
    ...browserConfig({ name: 'shell worker', context }),
    target: ['webworker', 'es2022'],
    entry: { worker: './src/platform/offline-worker/worker.ts' },
    output: { path: join(context, 'dist'), filename: WORKER_FILE },
  };
}
