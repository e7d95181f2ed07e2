// Sends requests at a fixed pace, whatever becomes of the ones before. Each is timed from when it was due, so that a server
// that stalls cannot hide it by holding the sender up.
import { Agent, request } from 'node:http';

const TICK_MS = 5;
const PATIENCE_MS = 30_000;

/**
 * @typedef {{ method: string, path: string, headers?: Record<string, string>, body?: string }} Call
 * @typedef {{ name: string, ms: number, status: number | string }} Outcome
 */

/**
 * @param {string} origin
 * @param {{ perSecond: number, seconds: number, sockets: number, next: (index: number) => Call & { name: string } }} plan
 * @returns {Promise<Outcome[]>}
 */
export async function sendPaced(origin, { perSecond, seconds, sockets, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const outcomes = [];
  const pending = [];
  const begun = performance.now();
  const total = perSecond * seconds;
  let sent = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      // The first is due at once.
      const due = Math.min(total, 1 + Math.floor(((performance.now() - begun) / 1000) * perSecond));
      for (; sent < due; sent += 1) {
        const { name, ...call } = next(sent);
        const dueAt = begun + (sent / perSecond) * 1000;
        pending.push(
          send(agent, origin, call).then((status) =>
            outcomes.push({ name, status, ms: performance.now() - dueAt }),
          ),
        );
      }
      if (sent < total) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

/** The status, or the name of what went wrong. @param {Agent} agent @param {string} origin @param {Call} call */
function send(agent, origin, { method, path, headers = {}, body }) {
  return new Promise((resolve) => {
    const asked = request(
      origin + path,
      {
        agent,
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', (error) => resolve(error.code ?? 'broken answer'));
      },
    );
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(Object.assign(new Error(), { code: 'no answer' })));
    asked.once('error', (error) => resolve(error.code ?? 'failed'));
    asked.end(body);
  });
}
