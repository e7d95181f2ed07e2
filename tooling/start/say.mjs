// How the start commands speak: one short line per step, one clear sentence when they cannot go on.

/** A failure whose message is written for the person at the keyboard; everything else is a defect. */
export class Stop extends Error {
  /** @param {string} sentence @param {string} [details] */
  constructor(sentence, details = '') {
    super(sentence);
    this.name = 'Stop';
    this.details = details;
  }
}

const HEARTBEAT_MS = 20_000;

/** @param {number} from */
export const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a piece of work under a title and prints how long it took; a long one shows that it is still alive.
 * @template T @param {string} title @param {() => Promise<T> | T} work @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now();
  const heartbeat = setInterval(() => say(`  ${title} … ${secondsSince(started)}`), HEARTBEAT_MS);
  try {
    const result = await work();
    say(`✓ ${title} (${secondsSince(started)})`);
    return result;
  } catch (error) {
    say(`✗ ${title} (${secondsSince(started)})`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

const NO_SPACE = /ENOSPC|no space left on device/i;

const DISK_FULL = 'There is no space left on the disk: free some space and run the command again.';

/** Whether a program's output tells of a full disk; npm goes on after one as if nothing had happened. */
export const tellsOfFullDisk = (output) => NO_SPACE.test(output);

/**
 * The failure of a program we ran: its sentence, and the end of its output.
 * @param {string} sentence @param {string} output @param {number} [lines]
 */
export const failureOf = (sentence, output, lines = 20) =>
  tellsOfFullDisk(output)
    ? new Stop(DISK_FULL)
    : new Stop(sentence, output.trim().split('\n').slice(-lines).join('\n'));

/**
 * The sentence for a failure, with what else is worth printing below it.
 * @param {unknown} error @returns {{ sentence: string, details: string }}
 */
export function explain(error) {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const details = error instanceof Stop ? error.details : '';
  if (tellsOfFullDisk(text) || tellsOfFullDisk(details)) return { sentence: DISK_FULL, details: '' };
  if (error instanceof Stop) return { sentence: error.message, details };
  return { sentence: `Something unexpected went wrong: ${text.split('\n')[0]}`, details: text };
}

/**
 * Prints a failure, details first, so that the sentence is the last thing seen.
 * @param {unknown} error
 */
export function complain(error) {
  const { sentence, details } = explain(error);
  if (details.trim()) process.stderr.write(`${details.trim()}\n\n`);
  process.stderr.write(`${sentence}\n`);
}
