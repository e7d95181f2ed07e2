// A running test server, or an open database, for the tests of a file.
import { errors, type ErrorCode } from '@segue/contract';
import type { Browser } from './browser';
import { startTestApp, type TestApp } from './test-app';
import { openTestDatabase } from './test-database';
import { startTestServer, type TestServer } from './test-server';

export { newBrowser, type Answer, type Browser } from './browser';
export { startTestApp, type TestApp } from './test-app';
export { bodyOf, NEW_PASSWORD, PASSWORD, startTestServer, type TestServer } from './test-server';

type Options = Parameters<typeof startTestServer>;

/** Starts one server for all tests of the file. */
export const serverPerFile = (...options: Options): TestServer => perFile(() => startTestServer(...options));

/** Starts one server for all tests of the file, and empties it before each. */
export function emptyServerPerTest(...options: Options): TestServer {
  const server = serverPerFile(...options);
  beforeEach(() => server.empty());
  return server;
}

export const appPerFile = (...options: Parameters<typeof startTestApp>): TestApp =>
  perFile(() => startTestApp(...options));

export const appPerTest = (...options: Parameters<typeof startTestApp>): TestApp =>
  perTest(() => startTestApp(...options));

/** Registers a new user for each test. */
export const memberPerTest = (server: TestServer): Browser =>
  perTest(async () => ({ ...(await server.member()), close: async () => undefined }));

/** Opens a new database for each test. */
export const databasePerTest = () => perTest(openTestDatabase);

/** Expects the status and the code of an error of the contract. */
export function expectError(answer: { statusCode: number; body: string }, code: ErrorCode): void {
  const body = JSON.parse(answer.body) as { code: string };
  expect([answer.statusCode, body.code]).toEqual([errors[code].status, code]);
}

type Started = { close: () => Promise<void> };

const perFile = <Value extends Started>(start: () => Promise<Value>) => between(beforeAll, afterAll, start);
const perTest = <Value extends Started>(start: () => Promise<Value>) => between(beforeEach, afterEach, start);

function between<Value extends Started>(
  before: typeof beforeAll,
  after: typeof afterAll,
  start: () => Promise<Value>,
): Value {
  let current: Value;
  // Starting a server and hashing passwords are slow on a busy machine.
  jest.setTimeout(30_000);
  before(async () => {
    current = await start();
  });
  after(() => current.close());
  return new Proxy({} as Value, { get: (_, name: keyof Value & string) => current[name] });
}
