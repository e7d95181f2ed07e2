// The whole server on its own database, with fake providers and a clock that tests move.
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { buildApp, type AppParts } from '../app';
import { readConfig } from '../config';
import type { Environment } from '../config-values';
import { newBrowser, type Browser } from './browser';
import { fakeServices, type FakeServices } from './fake-services';
import { LIGHT_HASHES } from './light-hashes';
import { TEST_CREDENTIALS } from './test-credentials';
import { testDatabase, type TestDatabase } from './test-database';

export const PASSWORD = 'Sunshine42';

export type TestServer = {
  app: FastifyInstance;
  providers: FakeServices;
  /** Moves the clock. */
  wait: (seconds: number) => void;
  visitor: () => Browser;
  /** Registers and signs in a new user. */
  member: (email?: string) => Promise<Browser>;
  close: () => Promise<void>;
};

/** Starts a server; close it after the tests. */
export async function startTestServer(
  environment: Environment = {},
  services: 'fake services' | 'configured services' = 'fake services',
  log?: AppParts['log'],
): Promise<TestServer> {
  const place = await testDatabase();
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  // The clock moves one millisecond with each reading, so that timestamps differ.
  const clock = () => new Date((now += 1));
  const providers = fakeServices(clock);

  const config = testConfig(place, environment);
  const app = await buildApp(config, {
    clock,
    passwordCost: LIGHT_HASHES,
    ...(services === 'fake services' && { providers }),
    ...(log && { log }),
  });
  await app.ready();

  let people = 0;
  const visitor = () => newBrowser(app);
  return {
    app,
    providers,
    visitor,
    wait: (seconds) => void (now += seconds * 1000),
    member: async (email = `person-${(people += 1)}@example.com`) => {
      const browser = visitor();
      const answer = await browser.call('POST', '/api/auth/registerUser', { email, password: PASSWORD });
      if (answer.statusCode !== 201) throw new Error(`no account for ${email}: ${answer.body}`);
      return browser;
    },
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
