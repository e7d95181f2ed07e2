// The whole server on its own database, with fake providers and a clock that tests move.
import type { Provider } from '@segue/contract';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Environment } from '../config/fields';
import type { Tables } from '../database/tables';
import { user } from '../commands/user';
import { NEW_PASSWORD, newBrowser, type Answer, type Browser } from './browser';
import { fakeServices, type FakeServices } from './fake-services';
import { completeFlow } from './oauth-flow';
import { startTestApp, type TestApp } from './test-app';
import { testDatabase } from './test-database';

export { NEW_PASSWORD, PASSWORD } from './browser';

export type TestServer = TestApp & {
  providers: FakeServices;
  /** Moves the clock. */
  wait: (seconds: number) => void;
  visitor: () => Browser;
  /** Registers and signs in a new user. */
  member: (email?: string) => Promise<Browser>;
  /** Another browser in which this user has signed in. */
  signedIn: (email: string, password?: string) => Promise<Browser>;
  /** A first sign-in with a provider: an account without email and password. */
  newcomer: (provider: Provider, user: string) => Promise<Browser>;
  /** All rows of a table. */
  rows: <Name extends keyof Tables>(table: Name) => Promise<Selectable<Tables[Name]>[]>;
  /** Runs a command of the operator. */
  operate: (...words: string[]) => Promise<{ code: number; printed: string }>;
  /** Lets the operator make a reset link; its path. */
  resetLink: (email: string) => Promise<string>;
  /** Sends the form of a reset link. */
  reset: (path: string, password?: string, confirm?: string, site?: string) => Promise<Answer>;
  /** As new, a day later: no rows, no log, the usual answers of the providers. Limits that are counted in memory stay. */
  empty: () => Promise<void>;
};

const DAY_MS = 86_400_000;
const TABLES: readonly (keyof Tables)[] = [
  ...(['users', 'connections', 'oauth_transactions', 'invites', 'shares', 'favorites', 'tracks'] as const),
  ...(['app_tokens', 'attempts', 'request_counts', 'provider_backoffs'] as const),
];

/** Starts a server; close it after the tests. */
export async function startTestServer(
  environment: Environment = {},
  services: 'fake services' | 'configured services' = 'fake services',
): Promise<TestServer> {
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  // The clock moves one millisecond with each reading, so that timestamps differ.
  const clock = () => new Date((now += 1));
  const providers = fakeServices(clock);
  const server = await startTestApp(
    { SEGUE_RAISED_LIMITS: '1', ...environment },
    { clock, providers: services === 'fake services' ? providers : undefined },
    await testDatabase(),
  );
  const { app, config } = server;
  await app.ready();
  const usual = Object.values(providers).map(({ answers }) => ({ answers, former: { ...answers } }));

  let people = 0;
  const visitor = () => newBrowser(app);
  const operate: TestServer['operate'] = async (...words) => {
    let printed = '';
    const print = (text: string) => void (printed += text);
    return { code: await user(words, { config, print, now: clock() }), printed };
  };
  return {
    ...server,
    providers,
    visitor,
    operate,
    wait: (seconds) => void (now += seconds * 1000),
    member: async (email = `person-${(people += 1)}@example.com`) => {
      const browser = visitor();
      const answer = await browser.register(email);
      if (answer.statusCode !== 201) throw new Error(`no account for ${email}: ${answer.body}`);
      return browser;
    },
    signedIn: async (email, password) => {
      const browser = visitor();
      const answer = await browser.signIn(email, password);
      if (answer.statusCode !== 200) throw new Error(`no session for ${email}: ${answer.body}`);
      return browser;
    },
    newcomer: async (provider, user) => {
      const browser = visitor();
      await completeFlow(browser, provider, user);
      return browser;
    },
    rows: (table) => app.database.selectFrom(table).selectAll().execute() as never,
    resetLink: async (email) =>
      new URL((await operate('reset-password', email)).printed.split('\n')[0] ?? '').pathname,
    reset: (path, password = NEW_PASSWORD, confirm = password, site = 'same-origin') =>
      visitor().send({
        method: 'POST',
        url: path,
        headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password, confirm }).toString(),
      }),
    empty: async () => {
      for (const table of TABLES) await app.database.deleteFrom(table).execute();
      for (const { answers, former } of usual) Object.assign(answers, former);
      for (const { calls } of Object.values(providers))
        Object.keys(calls).forEach((name) => (calls[name as keyof typeof calls] = 0));
      server.lines.splice(0);
      now += DAY_MS;
      people = 0;
    },
  };
}

/** Parses the body with a schema of the contract. */
export function bodyOf<S extends z.ZodMiniType>(answer: { body: string }, schema: S): z.output<S> {
  return schema.parse(JSON.parse(answer.body));
}
