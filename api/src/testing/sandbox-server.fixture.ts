// A whole server whose services are a running sandbox: real adapters, real requests, one of each per test file.
import { createSandbox, type Sandbox } from '@segue/provider-sandbox';
import { sandboxEnvironment } from './sandbox-providers';
import { startTestServer, type TestServer } from './test-server';

/** Starts both for a test file and forgets what a test did to the sandbox. */
export function startSandboxServer() {
  let sandbox: Sandbox;
  let server: TestServer;
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0 });
    server = await startTestServer(sandboxEnvironment(sandbox), 'configured services');
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
  });
  afterEach(() => sandbox.reset());

  return { sandbox: () => sandbox, server: () => server };
}
