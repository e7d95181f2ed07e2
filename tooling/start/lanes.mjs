// The steps of a test run: some side by side, every one reported, none stopping the others.
import { mkdirSync, rmSync } from 'node:fs';
import { at } from './places.mjs';
import { runNode } from './run.mjs';
import { complain, failureOf, say, secondsSince } from './say.mjs';

const SHOWN_LINES = 200;

/** @typedef {{ name: string, work: () => Promise<void>, needs?: string[] }} Step */

/** Remembers how each step went. */
export function createRun() {
  /** @type {Map<string, { verdict: 'passed' | 'failed' | 'skipped', took: string }>} */
  const verdicts = new Map();
  const failedNeeds = (needs) => needs.filter((name) => verdicts.get(name)?.verdict !== 'passed');

  /** Runs one step unless something it needs has failed. @param {Step} step */
  async function perform({ name, work, needs = [] }) {
    const missing = failedNeeds(needs);
    if (missing.length > 0) {
      verdicts.set(name, { verdict: 'skipped', took: '' });
      return say(`- ${name}: skipped, because ${missing.join(' and ')} did not pass`);
    }
    const started = performance.now();
    try {
      await work();
      verdicts.set(name, { verdict: 'passed', took: secondsSince(started) });
      say(`✓ ${name} (${secondsSince(started)})`);
    } catch (error) {
      verdicts.set(name, { verdict: 'failed', took: secondsSince(started) });
      say(`✗ ${name} (${secondsSince(started)})`);
      complain(error);
    }
  }

  return {
    /** Runs the steps of each lane in order, the lanes side by side. @param {Step[][]} lanes */
    async lanes(...lanes) {
      await Promise.all(
        lanes.map(async (lane) => {
          for (const step of lane) await perform(step);
        }),
      );
    },
    /** The names of the steps that did not pass. */
    notPassed: () => failedNeeds([...verdicts.keys()]),
    /** One line: every step with its time. */
    summary: () =>
      [...verdicts]
        .map(([name, { verdict, took }]) => `${name} ${verdict === 'passed' ? took : verdict}`)
        .join(' · '),
  };
}

/**
 * A step that is one of our tools run with this Node; its output is shown when it fails, or as it comes.
 * @param {string[][]} commands @param {{ live?: boolean, env?: NodeJS.ProcessEnv, sentence: string }} options
 */
export const tool =
  (commands, { live = false, env = process.env, sentence }) =>
  async () => {
    for (const command of commands) {
      const { code, output } = await runNode(command, { live, env });
      if (code !== 0) throw failureOf(sentence, live ? '' : output, SHOWN_LINES);
    }
  };

/** Old reports must not vouch for this run. @param {string[]} names */
export function forgetReports(...names) {
  mkdirSync(at('reports'), { recursive: true });
  for (const name of names) rmSync(at('reports', name), { force: true });
}
