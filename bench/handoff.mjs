// `npm run bench:handoff`: the silence between two tracks in a queue of both providers, per pair of providers, in a visible and
// in a hidden tab, with the sandbox's players. The note of a row says which part of the silence is whose.
import { ensureBuilt } from '../tooling/start/product.mjs';
import { at, readJsonIfValid } from '../tooling/start/paths.mjs';
import { run } from '../tooling/start/processes.mjs';
import { UserError } from '../tooling/start/log.mjs';
import { median, quantile } from './figures.mjs';
import { atMost, runBenchmark } from './report.mjs';

/** Milliseconds. */
const GOALS = { sameProvider: 200, otherProvider: 250 };
const NAMES = { spotify: 'Spotify', soundcloud: 'SoundCloud' };
const PARTS = [
  ['end', 'end reported'],
  ['product', 'Segue'],
  ['command', 'command under way'],
  ['start', 'start of the sound'],
];

/** One hand-off as `e2e/bench/hand-offs.ts` measures it.
 * @typedef {{ from: string, to: string, visibility: string, silence: number } & Record<string, number | null>} Sample */

runBenchmark('handoff', { rounds: 3 }, async ({ rounds }) => {
  await ensureBuilt();
  const port = Number(process.env.BENCH_PORT ?? 4850);
  const { code } = await run(
    process.execPath,
    [at('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/bench/playwright.config.ts', 'hand-off'],
    { live: true, env: { ...process.env, BENCH_ROUNDS: String(rounds), E2E_PORT: String(port) } },
  );
  if (code !== 0) throw new UserError('The tracks were not played to their end: see above.');
  return rowsOf(readJsonIfValid(at('reports/handoff-samples.json'))?.samples ?? []);
});

/** @param {readonly Sample[]} samples */
function rowsOf(samples) {
  const keys = [...new Set(samples.map(keyOf))].sort();
  return keys.map((key) => rowOf(samples.filter((sample) => keyOf(sample) === key)));
}

const keyOf = ({ from, to, visibility }) => `${NAMES[from]} to ${NAMES[to]}, ${visibility}`;

/** @param {readonly Sample[]} group */
function rowOf(group) {
  const { from, to } = group[0];
  const silences = group.map(({ silence }) => silence);
  const parts = PARTS.map(([part, name]) => `${name} ${medianOf(group.map((sample) => sample[part]))}`);
  return atMost(
    'P7',
    keyOf(group[0]),
    from === to ? GOALS.sameProvider : GOALS.otherProvider,
    Math.round(median(silences)),
    'ms',
    `90 % within ${Math.round(quantile(silences, 0.9))}; ${parts.join(', ')}`,
  );
}

const medianOf = (values) => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.round(median(known)) : '–';
};
