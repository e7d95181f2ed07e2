// Draws the first state of public screens with the published bundles: markup and styles that the server joins into its
// answer and the page hydrates. The bundles run in a process of their own, so that a broken remote ends no other process.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The answer is two orders of magnitude smaller. */
const MAX_OUTPUT = 4 * 1024 * 1024;

/**
 * Draws the public screens of a remote, or (`remote: null`) the shell's own screens and every guarded one, which show the
 * frame and the guard's "Loading...". Routes with parameters are drawn behind a guard, or where they say so. Rejects with a sentence
 * for the log of a release.
 * @param {object} options
 * @param {string} options.shellFolder the built shell, with `index.html` and `shell.json`
 * @param {{ remotes: object[] }} options.registry as the page gets it, with the entry of the drawn remote
 * @param {{ name: string, entryFile: string } | null} options.remote
 * @param {object} options.config `runtimeConfigSchema` of the contract, without `hasSession`
 * @param {number} options.limitMs a remote that hangs is given up after this
 * @returns {Promise<Record<'pages' | 'visitorPages', Record<string, import('../releases/formats.mjs').PrerenderedPage>>>} by route
 * pattern; `visitorPages` are what a browser without a session sees instead
 */
export async function renderPages({ limitMs, ...options }) {
  const running = promisify(execFile)(
    process.execPath,
    [...restrictions(), join(import.meta.dirname, 'worker.mjs')],
    { env: { NODE_ENV: 'production' }, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT },
  );
  // A process that ends early breaks the pipe; its exit code is the error.
  running.child.stdin.on('error', () => undefined).end(JSON.stringify(options));
  const { stdout } = await running.catch(({ signal, code, stderr }) => {
    if (signal) throw new Error(`The pages were not drawn within ${limitMs} ms.`);
    throw new Error(`The renderer ended with code ${code}: ${stderr.trim().slice(-2000)}`);
  });
  const { error, ...drawn } = JSON.parse(stdout);
  if (error) throw new Error(error);
  return drawn;
}

/** Code of a remote may neither write files nor start processes: Node's permission model, under the name that this version knows. */
function restrictions() {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  return ['--max-old-space-size=512', '--no-warnings', ...(flag ? [flag, '--allow-fs-read=*'] : [])];
}
