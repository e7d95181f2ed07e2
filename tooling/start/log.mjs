// Console output of the start commands: one line per step, one sentence when a command cannot go on.
// By its path: `npm start` runs before anything is installed.
import { UserError } from '../../remote-kit/user-error.mjs';

export { UserError };

/** @param {string} line */
export const log = (line) => process.stdout.write(`${line}\n`);

/** @param {number} from a value of `performance.now()` */
export const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/**
 * Runs a task and prints whether it succeeded and how long it took.
 * @template T @param {string} title @param {() => Promise<T>} task @returns {Promise<T>}
 */
export async function logStep(title, task) {
  log(`  ${title} …`);
  const started = performance.now();
  let mark = '✗';
  try {
    const result = await task();
    mark = '✓';
    return result;
  } finally {
    log(`${mark} ${title} (${secondsSince(started)})`);
  }
}

/** Prints the details first, so that the message is the last line on the screen. @param {unknown} error */
export function reportError(error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { details, message } =
    error instanceof UserError
      ? error
      : { details: text, message: `Unexpected error: ${text.split('\n')[0]}` };
  process.stderr.write(`${details ? `${details}\n\n` : ''}${message}\n`);
}
