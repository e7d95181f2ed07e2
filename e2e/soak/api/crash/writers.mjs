// Writers: each changes an account of its own, one request at a time, and remembers what was acknowledged.
import { setTimeout as delay } from 'node:timers/promises';
import { jsonOf, PASSWORD, sessionCookie } from '../server.mjs';
import { newEmail, newState, nextOperation, noAccount } from './operations.mjs';

const PAUSE_MS = 20;

export const newTally = () => ({ acknowledged: 0, unanswered: 0, done: 0, unexpected: [], statuses: {} });

/** `onAttempt` is called before each change of an account, with the state that it leads to. */
export function createWriter(send, tally, onAttempt) {
  /** The accounts that were changed since the last check; the last one is written next. */
  const accounts = [];

  /** Sends a change; null when it may be made or not. */
  async function change(request) {
    const answer = await send(request).catch(() => null);
    const status = answer?.status ?? 'no answer';
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
    if (answer && answer.status < 300) {
      tally.acknowledged += 1;
      return answer;
    }
    tally.unanswered += 1;
    noteUnexpected(answer, request);
    return null;
  }

  /** An answer other than success must be "busy, try again". */
  function noteUnexpected(answer, { method = 'GET', path }) {
    if (answer === null) return;
    const isBusy =
      answer.status === 503 && answer.headers.has('retry-after') && jsonOf(answer)?.code === 'busy';
    if (!isBusy) tally.unexpected.push(`${method} ${path}: ${answer.status} ${answer.bytes}`);
  }

  async function register() {
    const email = newEmail();
    const request = { method: 'POST', path: '/api/auth/registerUser', body: { email, password: PASSWORD } };
    const possible = [noAccount(email)];
    const account = { cookie: '', possible, attempted: null, ids: new Map(), isTouched: true };
    accounts.push(account);
    const answer = await change(request);
    if (answer) {
      account.cookie = sessionCookie(answer);
      account.possible = [newState(email)];
    } else account.possible.push({ ...newState(email), hasSession: false });
  }

  async function apply(account, { request, change: edit, renamesTo }) {
    const after = structuredClone(account.possible[0]);
    edit(after);
    account.isTouched = true;
    onAttempt?.(account, after);
    account.attempted = after;
    const answer = await change({ ...request, cookie: account.cookie });
    account.attempted = null;
    if (!answer) return void account.possible.push(after);
    account.possible = [after];
    const created = jsonOf(answer)?.playlist;
    if (created) account.ids.set(renamesTo ?? created.name, created.playlistId);
  }

  return {
    accounts,
    register,
    /** Changes accounts until it is over or a change was not answered; then reads, so that an outage has readers too. */
    async write(isOver) {
      while (!isOver()) {
        const account = accounts.at(-1);
        const [state, other] = account?.possible ?? [];
        if (other) {
          const request = { path: '/api/playlists', cookie: account.cookie };
          const answer = await send(request).catch(() => null);
          if (answer && answer.status !== 200 && account.cookie !== '' && state.hasSession)
            noteUnexpected(answer, request);
          await delay(PAUSE_MS);
        } else if (!state?.hasSession) await register();
        else await apply(account, nextOperation(account));
      }
    },
  };
}
