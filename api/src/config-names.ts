// Refuses unknown settings: a typing error would otherwise silently mean the default.
import { fail, type Environment } from './config-values';
import { providerSettings } from './providers/provider-settings';

const OWN_PREFIXES = [
  'SEGUE',
  'LIMIT',
  'LYRICS',
  'PROVIDER',
  ...Object.values(providerSettings).map(({ variables }) => variables.prefix),
];

/** Read by the start scripts and the tests, not by the server's configuration. */
const READ_ELSEWHERE = ['SEGUE_VERBOSE', 'SEGUE_SOAK'];

/** The largest edit distance that counts as a typing error. */
const MAX_DISTANCE = 4;

/** Wraps the environment and records the names that are read. */
export function recordReads(env: Environment): { env: Environment; read: ReadonlySet<string> } {
  const read = new Set<string>();
  const get = (target: Environment, name: string | symbol) => {
    read.add(String(name));
    return target[String(name)];
  };
  return { env: new Proxy(env, { get }), read };
}

/** Fails for the first setting with a prefix of the product that was not read. */
export function refuseUnknown(env: Environment, read: ReadonlySet<string>): void {
  const known = [...read, ...READ_ELSEWHERE];
  for (const [name, value] of Object.entries(env)) {
    if (
      !OWN_PREFIXES.some((prefix) => name.startsWith(`${prefix}_`)) ||
      known.includes(name) ||
      !value?.trim()
    )
      continue;
    const [nearest] = known
      .map((other) => ({ other, distance: distanceOf(name, other) }))
      .filter(({ distance }) => distance <= MAX_DISTANCE)
      .sort((one, other) => one.distance - other.distance);
    fail(name, nearest ? `is not a setting, ${nearest.other} is` : 'is not a setting, see .env.example');
  }
}

/** The Levenshtein distance. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const change = row[column]! + (letter === other ? 0 : 1);
      next.push(Math.min(change, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
