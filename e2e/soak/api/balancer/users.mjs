// Users who read and change their accounts all the time, and notice every answer that is not a success.
import { createHash, randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '../../../../bench/api/http.mjs';
import { checkAccount } from '../crash/check.mjs';
import { newState, nextOperation } from '../crash/operations.mjs';
import { createWriter } from '../crash/writers.mjs';
import { registerUser } from '../server.mjs';

const PAUSE_MS = { min: 500, max: 1500 };
const READS = ['/api/auth/checkAuth', '/api/playlists', '/api/track/favorite'];
const CHECKED_AT_ONCE = 10;
/** 502: the balancer had sent the request to a server that was killed. */
const WHILE_RESTARTING = [502, 503];
const RETRY_MS = 100;
const ATTEMPTS = 300;
const DAY_MS = 86_400_000;

/** Signed-in users of this server, or balancer. @param {string} origin @param {number} count @param {import('../crash/databases.mjs').TestDatabase} database */
export async function createUsers(origin, count, database) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const failures = [];
  let answered = 0;
  const send = async (request) => {
    const { method = 'GET', path } = request;
    try {
      const answer = await sendRequest(agent, origin, request);
      if (answer.status < 300) answered += 1;
      else failures.push(`${method} ${path}: ${answer.status}`);
      return answer;
    } catch (error) {
      failures.push(`${method} ${path}: ${error.code ?? error.message}`);
      throw error;
    }
  };
  const tally = { acknowledged: 0, unanswered: 0, unexpected: [], statuses: {} };
  const accounts = await insertAccounts(origin, count, database);
  const writers = accounts.map((account) => {
    const writer = createWriter(send, tally);
    writer.accounts.push(account);
    return writer;
  });
  const findings = [];
  let isOver = false;
  let running = Promise.resolve([]);

  /** For reading what an account holds: waits while the server restarts. */
  async function sendUntilAnswered(request) {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await sendRequest(agent, origin, request).catch(() => null);
      if ((answer && !WHILE_RESTARTING.includes(answer.status)) || attempt === ATTEMPTS) return answer;
      await delay(RETRY_MS);
    }
  }

  async function check(account, options) {
    const { finding } = await checkAccount(sendUntilAnswered, account, options);
    if (finding !== null) findings.push(finding);
  }

  async function act(writer) {
    const account = writer.accounts.at(-1);
    if (account.possible.length > 1) return check(account);
    if (!account.possible[0].hasSession) return void (await writer.register());
    if (Math.random() < 0.5) return writer.writeOnce(nextOperation);
    const path = READS[Math.floor(Math.random() * READS.length)];
    await send({ path, cookie: account.cookie }).catch(() => null);
  }

  async function live(writer) {
    while (!isOver) {
      await delay(PAUSE_MS.min + Math.random() * (PAUSE_MS.max - PAUSE_MS.min));
      await act(writer);
    }
  }

  return {
    failures,
    /** What was seen so far. */
    results: () => ({ answered, acknowledged: tally.acknowledged, unanswered: tally.unanswered }),
    start: () => void (running = Promise.all(writers.map(live))),
    /** Lets every user finish, reads all accounts, and returns what they lost or hold twice. */
    async stop() {
      isOver = true;
      await running;
      const all = writers.flatMap((writer) => writer.accounts);
      while (all.length > 0)
        await Promise.all(all.splice(0, CHECKED_AT_ONCE).map((account) => check(account, { isWhole: true })));
      agent.destroy();
      return findings;
    },
  };
}

/**
 * Signed-in accounts with the password of one registered user: hashing one for each would take a minute.
 * @param {string} origin @param {number} count @param {import('../crash/databases.mjs').TestDatabase} database
 * @returns {Promise<import('../crash/operations.mjs').Account[]>}
 */
async function insertAccounts(origin, count, { query }) {
  await registerUser(origin, 'first@example.com');
  const users = Array.from({ length: count }, (_, index) => {
    const session = randomBytes(32).toString('base64url');
    return {
      email: `user-${index}@example.com`,
      session,
      hash: createHash('sha256').update(session).digest('hex'),
    };
  });
  const now = new Date().toISOString();
  const expires = new Date(Date.now() + 30 * DAY_MS).toISOString();
  const rows = users
    .map(({ email, hash }) => `select '${email}' as email, '${hash}' as hash`)
    .join(' union all ');
  query(`insert into users (email, email_key, password_hash, created_at, updated_at)
    select made.email, made.email, users.password_hash, '${now}', '${now}'
    from users cross join (${rows}) as made where users.email = 'first@example.com'`);
  query(`insert into sessions (id_hash, user_id, created_at, last_seen_at, expires_at)
    select made.hash, users.id, '${now}', '${now}', '${expires}'
    from users join (${rows}) as made on made.email = users.email`);
  return users.map(({ email, session }) => ({
    cookie: `segue-session=${session}`,
    possible: [newState(email)],
    ids: new Map(),
    touched: new Set(),
    isTouched: false,
  }));
}
