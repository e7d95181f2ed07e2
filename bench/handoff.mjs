// `npm run bench -- handoff`: the silence between two tracks in a queue of both providers, per pair of providers, in a visible and
// in a hidden tab, with the sandbox's players; and how long a click waits for its sound. The note of a row says which part
// of that time is whose.
import { ensureBuilt } from '../tooling/start/product.mjs';
import { at, readJsonIfValid } from '../tooling/start/paths.mjs';
import { run } from '../tooling/start/processes.mjs';
import { UserError } from '../tooling/start/log.mjs';
import { median, quantile } from './figures.mjs';
import { atMost, runBenchmark } from './report.mjs';

/** Milliseconds; `product` is what Segue itself may take of a hand-off, `click` from a click to the command to play. */
const GOALS = { sameProvider: 200, otherProvider: 250, product: 25, click: { first: 1000, next: 100 } };
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
  const { samples = [], starts = [] } = readJsonIfValid(at('reports/handoff-samples.json')) ?? {};
  return [...handOffRows(samples), productRow(samples), ...startRows(starts)];
});

/** @param {readonly Sample[]} samples */
function handOffRows(samples) {
  const keys = [...new Set(samples.map(keyOf))].sort();
  return keys.map((key) => rowOf(samples.filter((sample) => keyOf(sample) === key)));
}

const keyOf = ({ from, to, visibility }) => `${NAMES[from]} to ${NAMES[to]}, ${visibility}`;

/** @param {readonly Sample[]} group */
function rowOf(group) {
  const { from, to } = group[0];
  const silences = group.map(({ silence }) => silence);
  return atMost(
    'P7',
    keyOf(group[0]),
    from === to ? GOALS.sameProvider : GOALS.otherProvider,
    Math.round(median(silences)),
    'ms',
    `90 % within ${Math.round(quantile(silences, 0.9))}; ${partsOf(group, PARTS)}`,
  );
}

/** @param {readonly Sample[]} samples */
function productRow(samples) {
  const parts = samples.map(({ product }) => product).filter((part) => part !== null);
  const note = `90 % within ${Math.round(quantile(parts, 0.9))}; from the reported end to the command to play`;
  return atMost('P7', "Segue's own part of a hand-off", GOALS.product, Math.round(median(parts)), 'ms', note);
}

/** One click on Play or Next until its sound.
 * @typedef {{ to: string, click: 'first' | 'next', wait: number } & Record<string, number | null>} Start */

/** @param {readonly Start[]} starts */
function startRows(starts) {
  const keys = [...new Set(starts.map(clickOf))].sort();
  return keys.map((key) => {
    const group = starts.filter((start) => clickOf(start) === key);
    const note = `then ${partsOf(group, PARTS.slice(2))}; until the sound ${medianOf(group.map(({ wait }) => wait))}`;
    const product = group.map((start) => start.product).filter((part) => part !== null);
    return atMost(
      'P7',
      `${key}: click to order`,
      GOALS.click[group[0].click],
      Math.round(median(product)),
      'ms',
      note,
    );
  });
}

const clickOf = ({ to, click }) =>
  `${NAMES[to]}, ${click === 'first' ? 'first Play after a reload' : 'Next'}`;

const partsOf = (group, parts) =>
  parts.map(([part, name]) => `${name} ${medianOf(group.map((one) => one[part]))}`).join(', ');

const medianOf = (values) => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.round(median(known)) : '–';
};
