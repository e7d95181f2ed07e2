// `npm run bench -- handoff`: the silence between two tracks in a queue of all providers, per pair of providers, in a visible and
// in a hidden tab, with the sandbox's players; and how long a click waits for its sound. The note of a row says which part
// of that time is whose.
import { ensureBuilt } from '../tooling/start/product.mjs';
import { at, readJsonIfValid } from '../tooling/start/paths.mjs';
import { run } from '../tooling/start/processes.mjs';
import { UserError } from '../tooling/start/log.mjs';
import { freePort } from './browser.mjs';
import { atMost, median, ofGoal, quantile } from './report.mjs';

/** Milliseconds; `product` is what Segue itself may take of a hand-off, `click` from a click to the command to play. */
const GOALS = {
  sameProvider: 200,
  musicServer: 50,
  otherProvider: 250,
  product: 25,
  click: { first: 1000, next: 100 },
};
const NAMES = { spotify: 'Spotify', soundcloud: 'SoundCloud', musicserver: 'Music server' };
const MUSIC_SERVER = { SANDBOX_MUSIC_SERVER: '1', MUSIC_SERVER_NAME: NAMES.musicserver };
const PARTS = [
  ['end', 'end reported'],
  ['product', 'Segue'],
  ['command', 'command under way'],
  ['start', 'start of the sound'],
];

/** One hand-off as `e2e/bench/hand-offs.ts` measures it.
 * @typedef {{ from: string, to: string, visibility: string, silence: number } & Record<string, number | null>} Sample */

/** @param {{ rounds: number }} options */
export async function measure({ rounds }) {
  await ensureBuilt();
  const { code } = await run(
    process.execPath,
    [at('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/bench/playwright.config.ts'],
    {
      live: true,
      env: {
        ...process.env,
        ...MUSIC_SERVER,
        BENCH_ROUNDS: String(rounds),
        E2E_PORT: String(await freePort()),
      },
    },
  );
  if (code !== 0) throw new UserError('The tracks were not played to their end: see above.');
  const { samples = [], starts = [] } = readJsonIfValid(at('reports/handoff-samples.json')) ?? {};
  return ofGoal('P7', [
    ...groupsOf(samples, pairOf).map(handOffRow),
    productRow(samples),
    ...groupsOf(starts, clickOf).map(startRow),
  ]);
}

const groupsOf = (all, keyOf) =>
  [...new Set(all.map(keyOf))].sort().map((key) => all.filter((one) => keyOf(one) === key));
const pairOf = ({ from, to, visibility }) => `${NAMES[from]} to ${NAMES[to]}, ${visibility}`;
const clickOf = ({ to, click }) =>
  `${NAMES[to]}, ${click === 'first' ? 'first Play after a reload' : 'Next'}`;

/** @param {readonly Sample[]} group */
function handOffRow(group) {
  const { from, to } = group[0];
  const silences = group.map(({ silence }) => silence);
  const limitOfSame = from === 'musicserver' ? GOALS.musicServer : GOALS.sameProvider;
  const limit = from === to ? limitOfSame : GOALS.otherProvider;
  const note = `90 % within ${Math.round(quantile(silences, 0.9))}; ${partsOf(group, PARTS)}`;
  return atMost(pairOf(group[0]), limit, medianOf(silences), 'ms', note);
}

/** @param {readonly Sample[]} samples */
function productRow(samples) {
  const parts = samples.map(({ product }) => product).filter((part) => part !== null);
  const note = `90 % within ${Math.round(quantile(parts, 0.9))}; from the reported end to the command to play`;
  return atMost("Segue's own part of a hand-off", GOALS.product, medianOf(parts), 'ms', note);
}

/**
 * One click on Play or Next until its sound.
 * @typedef {{ to: string, click: 'first' | 'next', wait: number } & Record<string, number | null>} Start
 * @param {readonly Start[]} group
 */
function startRow(group) {
  const [{ click }] = group;
  const product = medianOf(group.map((start) => start.product));
  const note = `then ${partsOf(group, PARTS.slice(2))}; until the sound ${medianOf(group.map(({ wait }) => wait))}`;
  return atMost(`${clickOf(group[0])}: click to command`, GOALS.click[click], product, 'ms', note);
}

const partsOf = (group, parts) =>
  parts.map(([part, name]) => `${name} ${medianOf(group.map((one) => one[part])) ?? '–'}`).join(', ');

/** Null when nothing is known. */
function medianOf(values) {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.round(median(known)) : null;
}
