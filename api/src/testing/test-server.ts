// The whole server on its own database, with fake providers and a clock that tests move.
import type { Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Environment } from '../config-values';
import type { Tables } from '../database/tables';
import { runOperator } from '../operator';
import { NEW_PASSWORD, newBrowser, type Answer, type Browser } from './browser';
import { fakeServices, type FakeServices } from './fake-services';
import { LIGHT_HASHES } from './light-hashes';
import { completeFlow } from './oauth-flow';
import { testDatabase, type TestDatabase } from './test-database';
import { TEST_CREDENTIALS } from './test-credentials';

export { NEW_PASSWORD, PASSWORD } from './browser';

export type TestServer = {
  app: FastifyInstance;
  providers: FakeServices;
  /** Moves the clock. */
  wait: (seconds: number) => void;
  /** The lines of its log. */
  lines: string[];
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
  close: () => Promise<void>;
};

/** Starts a server; close it after the tests. */
export async function startTestServer(
  environment: Environment = {},
  services: 'fake services' | 'configured services' = 'fake services',
): Promise<TestServer> {
  const place = await testDatabase();
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  // The clock moves one millisecond with each reading, so that timestamps differ.
  const clock = () => new Date((now += 1));
  const providers = fakeServices(clock);

  const lines: string[] = [];
  const config = testConfig(place, environment);
  const app = await buildApp(config, {
    clock,
    passwordCost: LIGHT_HASHES,
    ...(services === 'fake services' && { providers }),
    log: { write: (line) => void lines.push(line) },
  });
  await app.ready();

  let people = 0;
  const visitor = () => newBrowser(app);
  const operate: TestServer['operate'] = async (...words) => {
    let printed = '';
    const print = (text: string) => void (printed += text);
    return { code: await runOperator(words, { config, print, now: clock() }), printed };
  };
  return {
    app,
    providers,
    lines,
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
    close: async () => {
      await app.close();
      await place.remove();
    },
  };
}

/** The configuration of a test server: no log, both providers configured. */
export function testConfig(place: TestDatabase, environment: Environment = {}) {
  return readConfig({
    SEGUE_DATA_DIR: place.folder,
    SEGUE_DIST: place.folder,
    ...(place.url !== null && { DATABASE_URL: place.url }),
    ...TEST_CREDENTIALS,
    SEGUE_RAISED_LIMITS: '1',
    LOG_LEVEL: 'silent',
    ...environment,
  });
}

/** Parses the body with a schema of the contract. */
export function bodyOf<S extends z.ZodMiniType>(answer: { body: string }, schema: S): z.output<S> {
  return schema.parse(JSON.parse(answer.body));
}
