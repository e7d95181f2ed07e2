// Writers on a running server, and the states that each account may have in a backup that is made meanwhile.
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '../server.mjs';
import { checkAccount } from '../crash/check.mjs';
import { createWriter, newTally } from '../crash/writers.mjs';

const WRITERS = 8;
/** How long they write before the work begins. */
const WRITING_MS = 200;

export async function startWriters(origin) {
  const tally = newTally();
  /** While a backup is made: the states that each account had or might have had. */
  let recorded = null;
  const onAttempt = (account, state) => recorded?.get(account)?.push(state);
  const send = (request) => sendRequest(origin, request);
  const writers = Array.from({ length: WRITERS }, () => createWriter(send, tally, onAttempt));
  for (const writer of writers) await writer.register();
  const allAccounts = () => writers.flatMap(({ accounts }) => accounts);

  return {
    tally,
    /**
     * Runs the work while all write, and returns the accounts from before it as they may be in a copy made by it: with every change that was
     * acknowledged before, and with any number of the changes made during it.
     */
    async during(work) {
      let isOver = false;
      const written = Promise.all(writers.map((writer) => writer.write(() => isOver)));
      await delay(WRITING_MS);
      // Without a cookie its registration has not been answered yet.
      const registered = allAccounts().filter(({ cookie }) => cookie !== '');
      // A change that is on its way now may be made before the copy, and be the last one of its account.
      const statesOf = ({ possible, attempted }) => (attempted ? [...possible, attempted] : [...possible]);
      recorded = new Map(registered.map((account) => [account, statesOf(account)]));
      const cookies = new Map([...recorded.keys()].map((account) => [account, account.cookie]));
      const result = await work();
      const accounts = [...recorded].map(([account, possible]) => ({
        cookie: cookies.get(account),
        possible: [...possible],
        ids: new Map(account.ids),
      }));
      recorded = null;
      isOver = true;
      await written;
      return { result, accounts };
    },
    /** The accounts as they are after the last change. */
    accounts: allAccounts,
  };
}

/** What differs between the accounts and what a server has. */
export async function differences(origin, accounts) {
  const send = (request) => sendRequest(origin, request);
  const results = await Promise.all(accounts.map((account) => checkAccount(send, account)));
  return results.flatMap(({ finding }) => finding ?? []);
}
