// A small load balancer: servers take turns, those without 200 from /readyz at the last check get no requests. Nothing is sent twice.
import { Agent, createServer, request as startRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_EVERY_MS = 1000;
/** As in deploy/haproxy.cfg. */
const CHECK_WITHIN_MS = 5000;
const SEEN_WITHIN_MS = 30_000;

/** @typedef {{ origin: string, agent: Agent, isReady: boolean, inFlight: number, sent: number }} Backend */

/** @param {readonly string[]} origins of the servers @param {number} port */
export async function startBalancer(origins, port) {
  /** @type {Backend[]} */
  const backends = origins.map((origin) => ({
    origin,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
    inFlight: 0,
    sent: 0,
  }));
  let turn = 0;
  const choose = (tried = []) => {
    const ready = backends.filter((backend) => backend.isReady && !tried.includes(backend));
    return ready[(turn += 1) % ready.length];
  };
  let isClosed = false;
  const check = async (backend) => void (backend.isReady = await isReady(backend.origin));
  // One check of a server at a time: a slow one must not overwrite a newer answer.
  const watch = async (backend) => {
    while (!isClosed) {
      await delay(CHECK_EVERY_MS);
      await check(backend);
    }
  };

  const server = createServer(async (request, response) => {
    const body = [];
    for await (const part of request) body.push(part);
    forward({ request, body: Buffer.concat(body), response }, choose);
  });
  await Promise.all(backends.map(check));
  for (const backend of backends) void watch(backend);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const find = (origin) => backends.find((backend) => backend.origin === origin);

  return {
    origin: `http://127.0.0.1:${port}`,
    /** How many requests this server has got, and how many of them it has not answered yet. @param {string} origin */
    countsOf: (origin) => ({ sent: find(origin).sent, inFlight: find(origin).inFlight }),
    /** Resolves when a check has found the server ready, or not. @param {string} origin @param {boolean} isReady */
    async sees(origin, isReady) {
      const deadline = performance.now() + SEEN_WITHIN_MS;
      while (find(origin).isReady !== isReady) {
        if (performance.now() > deadline) throw new Error(`The balancer did not see that ${origin} changed.`);
        await delay(20);
      }
    },
    close() {
      isClosed = true;
      for (const { agent } of backends) agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {string} origin @returns {Promise<boolean>} */
const isReady = (origin) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(CHECK_WITHIN_MS) }).then(
    ({ status, body }) => body?.cancel().then(() => status === 200) ?? false,
    () => false,
  );

/** Headers that belong to one connection. */
const OF_CONNECTION = ['connection', 'keep-alive'];
const withoutThose = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));

/** A server that refuses the connection has got nothing, so the next one is asked. */
function forward({ request, body, response }, choose, tried = []) {
  const backend = choose(tried);
  if (!backend) return void response.writeHead(503).end();
  const { origin, agent } = backend;
  const { method, url, headers } = request;
  backend.inFlight += 1;
  backend.sent += 1;
  const sent = startRequest(origin + url, { agent, method, headers: withoutThose(headers) }, (answer) => {
    response.writeHead(answer.statusCode, withoutThose(answer.headers));
    answer.on('error', () => response.destroy()).pipe(response);
  });
  sent.on('close', () => (backend.inFlight -= 1));
  sent.on('error', (error) => {
    if ('code' in error && error.code === 'ECONNREFUSED') {
      forward({ request, body, response }, choose, [...tried, backend]);
    } else if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  sent.end(body);
}
