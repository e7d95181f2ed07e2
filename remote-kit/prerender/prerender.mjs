// Draws the first state of public screens with the published bundles: markup and styles that the server joins into its
// answer and the page hydrates. The bundles run in a process of their own, so that a broken remote ends no other process.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A remote that hangs is given up after this. */
const LIMIT_MS = 20_000;
/** The answer is two orders of magnitude smaller. */
const MAX_OUTPUT = 4 * 1024 * 1024;

/**
 * @typedef {{ html: string, styles: string, title?: string, scripts?: string[] }} PrerenderedPage `styles` is the content of styled-components' style element
 * @typedef {{ pages: Record<string, PrerenderedPage>, visitorPages: Record<string, PrerenderedPage> }} DrawnPages by route
 * pattern; `visitorPages` are what a browser without a session sees instead
 * @typedef {{ name: string, container: string, entry: string, routes: { path: string, access: string }[] }} RegistryEntry
 */

/**
 * Draws the public screens of a remote, or (`remote: null`) the shell's own screens and every guarded one, which show the
 * frame and the guard's "Loading...". Routes with parameters are drawn behind a guard, or where they say so. Rejects with a sentence
 * for the log of a release.
 * @param {object} options
 * @param {string} options.shellFolder the built shell, with `index.html` and `shell.json`
 * @param {{ remotes: RegistryEntry[] }} options.registry as the page gets it, with the entry of the drawn remote
 * @param {{ name: string, entryFile: string } | null} options.remote
 * @param {object} options.config `runtimeConfigSchema` of the contract, without `hasSession`
 * @param {number} [options.limitMs]
 * @returns {Promise<DrawnPages>}
 */
export async function renderPages({ shellFolder, registry, remote, config, limitMs = LIMIT_MS }) {
  const input = JSON.stringify({ shellFolder, registry, remote, config });
  return readAnswer(await runWorker(input, limitMs));
}

/** Code of a remote may neither write files nor start processes. @param {string} input @param {number} limitMs @returns {Promise<string>} */
async function runWorker(input, limitMs) {
  const running = promisify(execFile)(
    process.execPath,
    [...restrictions(), join(import.meta.dirname, 'worker.mjs')],
    { env: { NODE_ENV: 'production' }, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT },
  );
  // A process that ends early breaks the pipe; its exit code is the error.
  running.child.stdin.on('error', () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch ({ signal, code, stderr }) {
    if (signal) throw new Error(`The pages were not drawn within ${limitMs} ms.`);
    throw new Error(`The renderer ended with code ${code}: ${stderr.trim().slice(-2000)}`);
  }
}

/** Node's permission model, under the name that this version knows. */
function restrictions() {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  return ['--max-old-space-size=512', '--no-warnings', ...(flag ? [flag, '--allow-fs-read=*'] : [])];
}

/** @param {string} output @returns {DrawnPages} */
function readAnswer(output) {
  const { error, ...drawn } = JSON.parse(output);
  if (error) throw new Error(error);
  return drawn;
}
