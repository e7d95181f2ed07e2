// Load tests with autocannon: five times as many requests as the server can answer, and more password guesses than it can hash.
import { JSON_HEADERS, requestsOf } from '../../../bench/api/data.mjs';
import { sendLoad } from '../../../bench/api/load.mjs';
import { startServers } from '../../../bench/api/servers.mjs';
import { atLeast, atMost } from '../../../bench/report.mjs';
import { log } from '../../../tooling/start/log.mjs';
import { registerUser } from './server.mjs';

const SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 20);
const TIMES = Number(process.env.OVERLOAD_TIMES ?? 5);
const CAPACITY = { connections: 32, duration: Math.min(6, SECONDS) };
/** More than the server lets wait; each waits for its answer. */
const CONNECTIONS = 400;
const GUESSES_PER_SECOND = Number(process.env.FLOOD_PER_SECOND ?? 300);
const GUESSES = { connections: GUESSES_PER_SECOND, overallRate: GUESSES_PER_SECOND };
/** Connections at a rate that the server can always answer, while sign-ins are guessed. */
const USERS = { connections: 8, overallRate: 40 };
/** `goodput` as a share of the capacity; the sender shares the processors with the server. */
const LIMIT = { goodput: 0.8, p99Ms: 200, memoryMb: 400 };

export async function run() {
  const { api, cookies, stop } = await startServers();
  // A worker thread: sending does not delay the measurement of another load.
  const load = (requests, options) =>
    sendLoad({ url: api.origin, workers: 1, timeout: 30, requests, ...options });
  try {
    const emails = Array.from({ length: 8 }, (_, index) => `known-${index}@example.com`);
    for (const email of emails) await registerUser(api.origin, email);
    const requests = cookies.slice(100, 500).flatMap((cookie, index) => requestsOf(cookie, 100 + index));
    const goodput = ({ duration, ...result }) => result['2xx'] / duration;
    await load(requests, CAPACITY);
    const before = await load(requests, CAPACITY);
    const overallRate = Math.round(TIMES * goodput(before));
    const during = await load(requests, { connections: CONNECTIONS, duration: SECONDS, overallRate });
    const after = await load(requests, CAPACITY);
    const [flood, beside] = await Promise.all([
      load(guessesOf(emails), { ...GUESSES, duration: SECONDS }),
      load(requests, { ...USERS, duration: SECONDS }),
    ]);
    const loads = { before, during, after, flood, beside };
    for (const [name, { latency, duration, statusCodeStats }] of Object.entries(loads))
      log(`${name}: p99 ${latency.p99} ms, ${duration} s, ${JSON.stringify(statusCodeStats)}`);
    const count = ({ statusCodeStats }, status) => statusCodeStats[status]?.count ?? 0;
    const unanswered = ({ errors, timeouts }) => errors + timeouts;
    const rejected = count(during, '429') + count(during, '503');
    const share = (2 * goodput(during)) / (goodput(before) + goodput(after));
    return [
      atLeast('successful answers under overload, of those before and after', LIMIT.goodput, share),
      atMost('answers other than success and rejections', 0, during.non2xx - rejected),
      atMost('requests without an answer', 0, unanswered(during) + unanswered(after)),
      atMost('answers other than success after the overload', 0, after.non2xx),
      atMost('sign-ins: answers 500', 0, count(flood, '500')),
      atMost('sign-ins without an answer', 0, unanswered(flood)),
      atMost('users beside the sign-ins: p99', LIMIT.p99Ms, beside.latency.p99, 'ms'),
      atMost('users beside the sign-ins: failed requests', 0, beside.non2xx + unanswered(beside)),
      atMost('memory of the server, peak', LIMIT.memoryMb, api.peakMb(), 'MB'),
    ];
  } finally {
    stop();
  }
}

/** Sign-ins with wrong passwords, half of them of accounts that exist. */
const guessesOf = (emails) =>
  Array.from({ length: 100 }, (_, index) => ({
    method: 'POST',
    path: '/api/auth/signIn',
    headers: JSON_HEADERS,
    body: JSON.stringify({
      email: index % 2 === 0 ? emails[(index / 2) % emails.length] : `nobody-${index}@example.com`,
      password: `Guess${index}x1`,
    }),
  }));
