// A running test server for the tests of a file.
import { startTestServer, type TestServer } from './test-server';

type Options = Parameters<typeof startTestServer>;

/** Starts one server for all tests of the file. */
export const serverPerFile = (...options: Options): TestServer => serverBetween(beforeAll, afterAll, options);

/** Starts a new server for each test. */
export const serverPerTest = (...options: Options): TestServer =>
  serverBetween(beforeEach, afterEach, options);

function serverBetween(before: typeof beforeAll, after: typeof afterAll, options: Options): TestServer {
  let current: TestServer;
  // Starting a server and hashing passwords are slow on a busy machine.
  jest.setTimeout(30_000);
  before(async () => {
    current = await startTestServer(...options);
  });
  after(() => current.close());
  return new Proxy({} as TestServer, { get: (_, name: keyof TestServer) => current[name] });
}
