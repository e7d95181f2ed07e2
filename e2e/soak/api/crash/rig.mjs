// The server under test, its writers, and the cycles of writing, killing, starting and checking.
import { setTimeout as delay } from 'node:timers/promises';
import { startApi } from '../../../../tooling/start/product.mjs';
import { sendRequest } from '../server.mjs';
import { checkAccount } from './check.mjs';
import { examine } from './databases.mjs';
import { createWriter, newTally } from './writers.mjs';

const WRITERS = { min: 8, max: 24 };
const WRITING_MS = { min: 50, max: 500 };
export const EXAMINED_EVERY = 10;
const GIVEN_UP_MS = 20_000;
const FINDINGS_MAX = 20;

const between = ({ min, max }) => min + Math.random() * (max - min);

/** `losesWrites` removes acknowledged changes after each kill. */
export function createRig(settings, database, { losesWrites }) {
  const tally = newTally();
  const findings = { lost: [], damaged: [], exits: [] };
  const kills = {};
  const readyMs = [];
  const recoveryMs = [];
  const retired = [];
  let server;
  const send = (request) => sendRequest(settings.address, request);
  const writers = Array.from({ length: WRITERS.max }, () => createWriter(send, tally));
  const count = (kind) => (kills[kind] = (kills[kind] ?? 0) + 1);

  async function start() {
    const from = performance.now();
    server = startApi(settings);
    await server.ready;
    readyMs.push(performance.now() - from);
  }

  const hasExited = () => server.process.exitCode !== null || server.process.signalCode !== null;
  const noteExit = async (when) =>
    findings.exits.push(`${when}: ${(await server.ended).details.trim().split('\n').at(-1)}`);

  async function kill(kind) {
    if (hasExited()) await noteExit(`before the kill ${kind}`);
    server.process.kill('SIGKILL');
    count(kind);
    await server.ended;
    if (losesWrites) database.loseWrites();
  }

  /** Kills a server before it is ready. */
  async function killStart() {
    server = startApi(settings);
    await delay(Math.random() * readyMs.at(-1));
    await kill('during the start');
  }

  /** Lets some writers work until `interrupt` resolves. */
  async function writeUntil(interrupt) {
    let isOver = false;
    const active = writers.slice(0, Math.round(between(WRITERS)));
    const written = Promise.all(active.map((writer) => writer.write(() => isOver)));
    await interrupt(() => (isOver = true));
    isOver = true;
    await written;
  }

  async function killWhileWriting(end) {
    await delay(between(WRITING_MS));
    end();
    await kill('while writing');
  }

  /** A fault of the database; the server goes on and answers again soon after. */
  async function disturb(name, fault, end) {
    await delay(between(WRITING_MS));
    count(name);
    await fault();
    const from = performance.now();
    while ((await send({ path: '/readyz' }).catch(() => null))?.status !== 200) {
      if (hasExited()) {
        await noteExit(name);
        break;
      }
      if (performance.now() - from > GIVEN_UP_MS) break;
      await delay(20);
    }
    recoveryMs.push(performance.now() - from);
    end();
  }

  async function check(accounts) {
    const results = await Promise.all(accounts.map((account) => checkAccount(send, account)));
    findings.lost.push(...results.flatMap(({ finding }) => finding ?? []));
    tally.done += results.filter(({ wasDone }) => wasDone).length;
  }

  async function checkTouched() {
    const all = writers.flatMap(({ accounts }) => accounts);
    await check(all.filter(({ isTouched }) => isTouched));
    // A writer goes on with its last account.
    for (const { accounts } of writers) retired.push(...accounts.splice(0, accounts.length - 1));
  }

  return {
    start,
    /** One after another: passwords are hashed slowly. */
    async registerWriters() {
      for (const writer of writers) await writer.register();
    },
    async runCycle(cycle) {
      const faults = Object.entries(database.faults);
      if (faults.length > 0 && cycle % 2 === 0) {
        const [name, fault] = faults[(cycle / 2) % faults.length];
        await writeUntil((end) => disturb(name, fault, end));
        if (findings.exits.length > 0) await start();
      } else {
        await writeUntil(killWhileWriting);
        if (cycle % 5 === 1) await killStart();
        await start();
      }
      await checkTouched();
      if (cycle % EXAMINED_EVERY === 0) findings.damaged.push(...examine(database));
    },
    isSound: () => Object.values(findings).flat().length + tally.unexpected.length < FINDINGS_MAX,
    /** Reads everything that was ever written. */
    async checkAll() {
      const all = [...retired, ...writers.flatMap(({ accounts }) => accounts)];
      while (all.length > 0) await check(all.splice(0, WRITERS.max));
      findings.damaged.push(...examine(database));
    },
    /** What was seen so far. */
    results: () => ({
      tally,
      findings,
      kills,
      readyMs,
      recoveryMs,
      accounts: retired.length + writers.flatMap((writer) => writer.accounts).length,
    }),
    stop: () => server?.stop(),
  };
}
