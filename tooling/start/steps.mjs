// Runs the steps of a test run and prints the result of each; a failed step does not stop the others.
import { log, reportError, secondsSince } from './log.mjs';
import { commandError, runNpm } from './processes.mjs';

const SHOWN_LINES = 200;

/**
 * One npm command. `needs` names the steps without which it is skipped; `live` prints the output as it arrives.
 * @typedef {{ name: string, args: string[], needs?: string[], live?: boolean, env?: () => Promise<NodeJS.ProcessEnv> }} Step
 */

/** @param {(step: Step) => Promise<void>} [execute] */
export function createStepRunner(execute = runStep) {
  /** @type {Map<string, { isPassed: boolean, text: string }>} */
  const results = new Map();

  async function perform(step) {
    const missing = (step.needs ?? []).filter((name) => !results.get(name)?.isPassed);
    if (missing.length > 0) {
      results.set(step.name, { isPassed: false, text: 'skipped' });
      return log(`- ${step.name}: skipped, because ${missing.join(' and ')} did not pass`);
    }
    const started = performance.now();
    const error = await execute(step).then(
      () => undefined,
      (reason) => reason ?? new Error('no reason'),
    );
    const took = secondsSince(started);
    results.set(step.name, { isPassed: !error, text: error ? 'failed' : took });
    log(`${error ? '✗' : '✓'} ${step.name} (${took})`);
    if (error) reportError(error);
  }

  return {
    /** Runs the steps of each lane one after another, the lanes in parallel. @param {Step[][]} lanes */
    async run(...lanes) {
      await Promise.all(
        lanes.map(async (steps) => {
          for (const step of steps) await perform(step);
        }),
      );
    },
    notPassed: () => [...results].flatMap(([name, { isPassed }]) => (isPassed ? [] : [name])),
    /** One line with the time of each step. */
    summary: () => [...results].map(([name, { text }]) => `${name} ${text}`).join(' · '),
  };
}

async function runStep({ name, args, live = false, env }) {
  const variables = { ...process.env, ...(await env?.()) };
  const { code, output } = await runNpm(['--silent', ...args], { live, env: variables });
  if (code !== 0) throw commandError(`${name} failed: see above.`, live ? '' : output, SHOWN_LINES);
}
