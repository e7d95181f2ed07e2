// Many users at once for some minutes: the rows of `npm run bench -- api --users` and of `npm run soak -- load`.
import { UserError } from '../../tooling/start/log.mjs';
import { atMost } from '../report.mjs';
import { USERS_WITH_LISTS } from './data.mjs';
import { watchMemory } from './memory.mjs';
import { runUsers } from './users.mjs';

const LIMIT = { p99Ms: 150, memoryMb: 300, growthMb: 64 };
/** A shorter run shows how the heap warms up. */
const GROWTH_MEASURED_FROM_MINUTES = 5;
const EXAMPLES = 3;

/**
 * @param {Awaited<ReturnType<import('./servers.mjs').startServers>>} servers
 * @param {{ id: string, users: number, minutes: number }} options `id` of the goal that the rows name, or ''
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function simulateUsers({ api, cookies }, { id, users, minutes }) {
  if (!(users >= 1 && users <= USERS_WITH_LISTS && minutes > 0))
    throw new UserError(`The number of users is 1 to ${USERS_WITH_LISTS}, and that of minutes is above 0.`);
  const cpuBefore = api.cpuMs();
  const memory = watchMemory(api.memoryMb);
  const { latencies, failures, wrong } = await runUsers({ origin: api.origin, cookies }, users, minutes);
  const { growthMb, peakMb } = memory.stop();
  const part = (share) => latencies[Math.ceil(latencies.length * share) - 1];
  const load = (api.cpuMs() - cpuBefore) / (minutes * 600);
  const what = `${users} users, ${minutes} minutes`;
  const note = `p50 ${part(0.5).toFixed(1)} ms, ${latencies.length} requests, ${load.toFixed(0)} % of a processor`;
  const examples = (texts) => [...new Set(texts)].slice(0, EXAMPLES).join('; ');
  return [
    atMost(id, `${what}: p99 of all answers`, LIMIT.p99Ms, part(0.99), 'ms', note),
    atMost(id, `${what}: failed requests`, 0, failures.length, undefined, examples(failures)),
    atMost(id, `${what}: reads without what the user wrote`, 0, wrong.length, undefined, examples(wrong)),
    atMost(id, `${what}: memory of the server, peak`, LIMIT.memoryMb, peakMb, 'MB'),
    ...(minutes >= GROWTH_MEASURED_FROM_MINUTES
      ? [atMost(id, `${what}: growth of memory after the first fifth`, LIMIT.growthMb, growthMb, 'MB')]
      : []),
  ];
}
