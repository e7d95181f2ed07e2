// Overload test: five times as many requests as the server can answer, then thousands of clients that send next to nothing. What
// it can do is measured before and after, in the same run.
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sendRequest } from '../../../bench/api/http.mjs';
import { startServers } from '../../../bench/api/servers.mjs';
import { log } from '../../../tooling/start/log.mjs';
import { countValues, partOf } from './figures.mjs';
import { missingFavorites } from './overload/favorites.mjs';
import { openSlowClients } from './overload/slow-clients.mjs';
import { atLeast, atMost, none, report } from './report.mjs';

const SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 20);
const TIMES = Number(process.env.OVERLOAD_TIMES ?? 5);
/** The first seconds of an overload delay requests and reject none. */
const SETTLING_MS = 4000;
const SLOW = Number(process.env.OVERLOAD_SLOW_CLIENTS ?? 2000);
const CAPACITY_SECONDS = 6;
const CAPACITY_CONNECTIONS = 32;
const CONNECTIONS = 1500;
/** An answer that comes later does not count: the user has left. */
const USEFUL_MS = 2000;
/** Slow clients are cut off 30 s after they have opened their connection. */
const SLOW_GONE_S = 40;
const IDLE_S = 5;
const OTHERS = { count: 10, pauseMs: 250, calmMs: 200, calmAnswers: 20 };
const LIMIT = { goodput: 0.8, rejectedP99Ms: 500, recoveryMs: 5000, othersP99Ms: 200, memoryMb: 400 };

export async function run() {
  const servers = await startServers();
  try {
    const rows = [...(await overload(servers)), ...(await slowClients(servers))];
    const memory = servers.api.memoryMb();
    if (memory) rows.push(atMost('memory of the server, peak', LIMIT.memoryMb, memory.peak, 'MB'));
    return report('overload', rows);
  } finally {
    servers.stop();
  }
}

/** Runs `sender.mjs`. @returns {Promise<import('./overload/sender.mjs').Outcome>} */
function send({ api, cookies }, task) {
  const port = Number(new URL(api.origin).port);
  const worker = new Worker(new URL('overload/sender.mjs', import.meta.url), {
    workerData: { port, cookies, ...task },
  });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

/** Useful answers a second. @param {import('./overload/sender.mjs').Outcome} outcome */
const goodput = ({ answers }, seconds) =>
  answers.filter(({ status, ms }) => status < 300 && ms < USEFUL_MS).length / seconds;

async function overload(servers) {
  let writes = 0;
  const next = (task) => send(servers, { ...task, firstWrite: (writes += 1_000_000) });
  const atCapacity = { perSecond: null, connections: CAPACITY_CONNECTIONS, seconds: CAPACITY_SECONDS };
  await next({ ...atCapacity, seconds: 3 });
  const startCpu = servers.api.cpuMs();
  const before = await next(atCapacity);
  const calmCpu = servers.api.cpuMs();
  const offered = TIMES * goodput(before, CAPACITY_SECONDS);
  const during = await next({ perSecond: offered, connections: CONNECTIONS, seconds: SECONDS });
  const busyCpu = servers.api.cpuMs();
  const recoveryMs = await untilCalm(servers);
  const after = await next(atCapacity);

  const capacity = (goodput(before, CAPACITY_SECONDS) + goodput(after, CAPACITY_SECONDS)) / 2;
  const useful = goodput(during, SECONDS);
  const perCpu = (outcome, seconds, cpuMs) => (goodput(outcome, seconds) * seconds) / cpuMs;
  const ofProcessor =
    perCpu(during, SECONDS, busyCpu - calmCpu) / perCpu(before, CAPACITY_SECONDS, calmCpu - startCpu);
  const rejected = during.answers.filter(({ status }) => status === 503 || status === 429);
  const settled = rejected.filter(({ sentMs }) => sentMs > SETTLING_MS).map(({ ms }) => ms);
  const other = during.answers.filter(({ status }) => status >= 300 && status !== 503 && status !== 429);
  const taken = during.answers.filter(({ status }) => status < 300).map(({ ms }) => ms);
  log(`capacity ${capacity.toFixed(0)} answers a second, offered ${offered.toFixed(0)} for ${SECONDS} s`);
  log(`answers: ${JSON.stringify(countValues(during.answers.map(({ status }) => status)))}`);
  if (during.unsent > 0) log(`${during.unsent} requests not sent: all ${CONNECTIONS} connections waited`);
  const acknowledged = [before, during, after].flatMap((outcome) => outcome.acknowledged);
  return [
    atLeast(
      'useful answers under overload, of the capacity',
      LIMIT.goodput,
      useful / capacity,
      undefined,
      `${useful.toFixed(0)} of ${capacity.toFixed(0)}/s, ${ofProcessor.toFixed(2)} per processor time, p50 ${partOf(taken, 0.5).toFixed(0)} ms, p99 ${partOf(taken, 0.99).toFixed(0)} ms`,
    ),
    atMost(
      `rejections after the first ${SETTLING_MS / 1000} s, p99`,
      LIMIT.rejectedP99Ms,
      settled.length > 0 ? partOf(settled, 0.99) : 0,
      'ms',
      `${rejected.length} rejections`,
    ),
    none(
      'rejections without Retry-After',
      rejected.filter(({ hasRetryAfter }) => !hasRetryAfter),
    ),
    none(
      'answers other than success and rejections',
      other.map(({ status }) => status),
    ),
    atMost('requests without an answer', 0, during.unanswered),
    none(
      `of ${acknowledged.length} acknowledged changes: lost`,
      missingFavorites(servers.file, acknowledged),
    ),
    atMost('calm after the overload', LIMIT.recoveryMs, recoveryMs, 'ms'),
  ];
}

/** Milliseconds until requests are answered quickly, many times in a row. */
async function untilCalm({ api, cookies }) {
  const from = performance.now();
  const agent = new Agent({ keepAlive: true });
  for (let calm = 0; calm < OTHERS.calmAnswers;) {
    const started = performance.now();
    const answer = await sendRequest(agent, api.origin, { path: '/api/playlists', cookie: cookies[1] });
    calm = answer.status === 200 && performance.now() - started < OTHERS.calmMs ? calm + 1 : 0;
  }
  agent.destroy();
  return performance.now() - from;
}

async function slowClients({ api, cookies }) {
  const port = Number(new URL(api.origin).port);
  const slow = openSlowClients(port, { headers: SLOW / 2, bodies: SLOW / 2 });
  const beside = await measureOthers({ api, cookies }, SLOW_GONE_S);
  const left = slow.count();
  slow.close();
  const idle = openSlowClients(port, { idle: SLOW });
  const besideIdle = await measureOthers({ api, cookies }, IDLE_S);
  idle.close();
  const row = (what, { latencies, failures }) => [
    atMost(
      `${what}: p99 of others`,
      LIMIT.othersP99Ms,
      partOf(latencies, 0.99),
      'ms',
      `p50 ${partOf(latencies, 0.5).toFixed(1)} ms`,
    ),
    none(`${what}: failed requests of others`, failures),
  ];
  return [
    ...row(`${SLOW} slow clients`, beside),
    atMost(`slow clients left after ${SLOW_GONE_S} s`, 0, left),
    ...row(`${SLOW} idle connections`, besideIdle),
  ];
}

/** Some users who read, for a time. */
async function measureOthers({ api, cookies }, seconds) {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  const latencies = [];
  const failures = [];
  const read = async (user) => {
    while (performance.now() < until) {
      const started = performance.now();
      const request = { path: '/api/playlists', cookie: cookies[user] };
      const { status } = await sendRequest(agent, api.origin, request).catch((error) => ({
        status: String(error),
      }));
      latencies.push(performance.now() - started);
      if (status !== 200) failures.push(status);
      await delay(OTHERS.pauseMs);
    }
  };
  await Promise.all(Array.from({ length: OTHERS.count }, (_, index) => read(index + 1)));
  agent.destroy();
  return { latencies, failures };
}
