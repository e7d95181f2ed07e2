// The steps of a test run: a failed step does not stop the others.
import { log, reportError, secondsSince } from './log.mjs';
import { commandError, runNpm } from './processes.mjs';

const SHOWN_LINES = 200;

/**
 * One npm command. `needs` names the steps without which it is skipped; `live` prints the output as it arrives;
 * `lowPriority` leaves the processor to the other steps.
 * @typedef {{ name: string, args: string[], needs?: string[], live?: boolean, lowPriority?: boolean,
 *   env?: () => Promise<NodeJS.ProcessEnv> }} Step
 */

async function runNpmStep({ name, args, live = false, lowPriority = false, env }) {
  const variables = { ...process.env, ...(await env?.()) };
  const { code, output } = await runNpm(['--silent', ...args], { live, lowPriority, env: variables });
  if (code !== 0) throw commandError(`${name} failed: see above.`, live ? '' : output, SHOWN_LINES);
}

/** @param {(step: Step) => Promise<void>} [execute] */
export function createStepRunner(execute = runNpmStep) {
  /** The time of a passed step, `failed` or `skipped`. @type {Map<string, string>} */
  const results = new Map();
  const isPassed = (name) => results.get(name)?.endsWith(' s') ?? false;

  /** @param {Step} step */
  async function runStep(step) {
    const missing = (step.needs ?? []).filter((name) => !isPassed(name));
    if (missing.length > 0) {
      results.set(step.name, 'skipped');
      return log(`- ${step.name}: skipped, because ${missing.join(' and ')} did not pass`);
    }
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

  return {
    /** Runs the steps of each lane one after another, the lanes in parallel. @param {Step[][]} lanes */
    async run(...lanes) {
      await Promise.all(
        lanes.map((steps) =>
          steps.reduce((previous, step) => previous.then(() => runStep(step)), Promise.resolve()),
        ),
      );
    },
    notPassed: () => [...results.keys()].filter((name) => !isPassed(name)),
    summary: () => [...results].map(([name, result]) => `${name} ${result}`).join(' · '),
  };
}
