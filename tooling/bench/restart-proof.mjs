// `npm run proof:restarts`: PostgreSQL is killed or restarted again and again under writers. The API must not end, must answer
// within five seconds of PostgreSQL taking connections, and must have kept what it acknowledged. PROOF_ROUNDS sets how often.
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../start/say.mjs';
import { playlistForm, registerUser, startApiOn } from './api-under-test.mjs';
import { spread, tally } from './figures.mjs';
import { onABuild } from './on-a-build.mjs';
import { createPostgres } from './throwaway-postgres.mjs';

const ROUNDS = Number(process.env.PROOF_ROUNDS ?? 50);
const WRITERS = 24;
const BUSY_MS = 400;
const ANSWERS_WITHIN_MS = 5000;
/** An account holds 500. */
const PLAYLISTS_EACH = 450;

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** What happens to PostgreSQL, in turn. */
const FAULTS = {
  'postmaster killed': async (postgres) => postgres.stop('killed'),
  'backends terminated': async (postgres) => void postgres.query(TERMINATE),
  'fast restart': async (postgres) => postgres.stop('fast'),
  'immediate restart': async (postgres) => postgres.stop('immediate'),
};

const outcomes = [];
const unlike = [];

/** Creates playlists one after another until it is told to stop; remembers which were acknowledged. */
async function write(origin, index, isOver) {
  const accounts = [];
  for (let account = 0; !isOver(); account += 1) {
    let call;
    try {
      call = await registerUser(origin, `writer-${index}-${account}@example.com`);
    } catch {
      await pause(50);
      continue;
    }
    const names = [];
    accounts.push({ call, names });
    for (let count = 0; count < PLAYLISTS_EACH && !isOver(); count += 1) {
      const name = `${account} ${count}`;
      try {
        const answer = await call('PUT', '/api/playlists', playlistForm(name));
        outcomes.push(answer.status);
        if (answer.status === 201) names.push(name);
        else if (answer.status !== 503 || answer.body.code !== 'busy' || !answer.retryAfter)
          unlike.push(`${answer.status} ${JSON.stringify(answer.body)} Retry-After ${answer.retryAfter}`);
      } catch (error) {
        outcomes.push('no answer');
        unlike.push(String(error.cause ?? error));
      }
    }
  }
  return accounts;
}

/** Milliseconds until health and a signed-in read both work; counts from the moment PostgreSQL takes connections. */
async function untilAnswering(api, call) {
  const started = performance.now();
  for (;;) {
    const health = await fetch(`${api.origin}/health`).catch(() => null);
    await health?.arrayBuffer();
    if (health?.status === 200 && (await call('GET', '/api/playlists')).status === 200) break;
    if (api.exitCode() !== null || performance.now() - started > 4 * ANSWERS_WITHIN_MS) return Infinity;
    await pause(20);
  }
  return performance.now() - started;
}

async function prove() {
  const postgres = await createPostgres();
  const api = await startApiOn(postgres.url);
  try {
    const reader = await registerUser(api.origin, 'reader@example.com');
    let isOver = false;
    const writers = Array.from({ length: WRITERS }, (_, index) => write(api.origin, index, () => isOver));
    const waits = [];
    let exits = 0;
    for (let round = 0; round < ROUNDS && exits === 0; round += 1) {
      const [name, fault] = Object.entries(FAULTS)[round % Object.keys(FAULTS).length];
      await pause(BUSY_MS);
      await fault(postgres);
      await postgres.start();
      const wait = await untilAnswering(api, reader);
      waits.push(wait);
      if (api.exitCode() !== null) {
        exits += 1;
        say(`round ${round + 1}, ${name}: the API ended with ${api.exitCode()}`);
      }
    }
    isOver = true;
    const accounts = (await Promise.all(writers)).flat();
    let lost = 0;
    for (const { call, names } of accounts) {
      const { body } = await call('GET', '/api/playlists');
      const kept = new Set(body.playlists?.map((playlist) => playlist.name));
      lost += names.filter((name) => !kept.has(name)).length;
    }
    const { p50, max } = spread(waits);
    say(`${waits.length} kills and restarts of PostgreSQL under ${WRITERS} writers`);
    say(`answers of the writers: ${JSON.stringify(tally(outcomes))}`);
    say(
      `answers that are neither 201 nor 503 with Retry-After: ${unlike.length} ${unlike.slice(0, 3).join('; ')}`,
    );
    say(`exits of the API: ${exits}; acknowledged playlists lost: ${lost}`);
    say(
      `answering again after PostgreSQL takes connections: p50 ${p50.toFixed(0)} ms, max ${max.toFixed(0)} ms`,
    );
    return exits === 0 && lost === 0 && unlike.length === 0 && max < ANSWERS_WITHIN_MS;
  } finally {
    await api.stop();
    await postgres.remove();
  }
}

await onABuild(prove);
