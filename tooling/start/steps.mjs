// The steps of a test run.
import { log, reportError, secondsSince } from './log.mjs';
import { commandError, runNpm } from './processes.mjs';

const SHOWN_LINES = 200;

/**
 * One npm command. `live` prints the output as it arrives.
 * @typedef {{ name: string, args: string[], live?: boolean, env?: () => Promise<NodeJS.ProcessEnv> }} Step
 */

async function runNpmStep({ name, args, live = false, env }) {
  const variables = { ...process.env, ...(await env?.()) };
  const { code, output } = await runNpm(['--silent', ...args], { live, env: variables });
  if (code !== 0) throw commandError(`${name} failed: see above.`, live ? '' : output, SHOWN_LINES);
}

/**
 * A failed step ends the run; with `all` the other steps run, too.
 * @param {{ all: boolean, execute?: (step: Step) => Promise<void> }} options
 */
export function createStepRunner({ all, execute = runNpmStep }) {
  /** The time of a passed step, or `failed`. @type {Map<string, string>} */
  const results = new Map();
  const failed = () => [...results.keys()].filter((name) => results.get(name) === 'failed');

  /** @param {Step} step */
  async function runStep(step) {
    const started = performance.now();
    try {
      await execute(step);
      results.set(step.name, secondsSince(started));
      log(`✓ ${step.name} (${secondsSince(started)})`);
    } catch (error) {
      results.set(step.name, 'failed');
      log(`✗ ${step.name} (${secondsSince(started)})`);
      reportError(error);
    }
  }

  const isEnded = () => !all && failed().length > 0;

  async function runLane(steps) {
    for (const step of steps) if (!isEnded()) await runStep(step);
    // The other lane may have long to go.
    if (!isEnded()) return;
    throw new Error('A step failed.');
  }

  return {
    /**
     * Runs the steps of each lane one after another, the lanes in parallel. False once the run has ended; steps of other
     * lanes may still be running then. @param {Step[][]} lanes
     */
    run: (...lanes) =>
      Promise.all(lanes.map(runLane)).then(
        () => true,
        () => false,
      ),
    failed,
    summary: () => [...results].map(([name, result]) => `${name} ${result}`).join(' · '),
  };
}
