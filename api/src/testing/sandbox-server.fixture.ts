// A server with the real adapters and a running sandbox, one of each per test file.
import { createSandbox, type Sandbox } from '@segue/provider-sandbox';
import type { Environment } from '../config/fields';
import { sandboxEnvironment } from './sandbox-providers';
import { startTestServer, type TestServer } from './test-server';

/** Starts both for a test file and resets the sandbox after each test. */
export function startSandboxServer(environmentOf: (sandbox: Sandbox) => Environment = () => ({})) {
  let sandbox: Sandbox;
  let server: TestServer;
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0 });
    server = await startTestServer(
      { ...sandboxEnvironment(sandbox), ...environmentOf(sandbox) },
      'configured services',
    );
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
  });
  afterEach(() => sandbox.reset());

  return { sandbox: () => sandbox, server: () => server };
}
