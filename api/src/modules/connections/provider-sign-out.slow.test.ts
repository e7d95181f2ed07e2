import type { Browser } from '../../testing/browser';
import { completeFlow } from '../../testing/oauth-flow';
import { ProviderError } from '../../providers/music-provider';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await startTestServer();
  browser = await server.member();
  await completeFlow(browser, 'soundcloud', 'listener', '/api/settings/connect/soundcloud/');
});
afterEach(() => server.close());

const disconnect = () => browser.call('DELETE', '/api/settings/disconnect/soundcloud');
const left = () => server.app.database.selectFrom('connections').selectAll().execute();

test('a disconnect signs out at the provider', async () => {
  const told: string[] = [];
  server.providers.soundcloud.answers.signOut = (token) => void told.push(token);
  expect((await disconnect()).statusCode).toBe(200);
  expect(told).toEqual(['access-of-listener']);
});

test('a failed sign-out at the provider does not fail the disconnect', async () => {
  server.providers.soundcloud.answers.signOut = () => {
    throw new ProviderError('upstream');
  };
  expect((await disconnect()).statusCode).toBe(200);
  expect(await left()).toEqual([]);
});

test('a disconnect waits two seconds for the provider, after deleting the tokens', async () => {
  let letGo = () => {};
  let whileWaiting: unknown[] | null = null;
  server.providers.soundcloud.answers.signOut = async () => {
    whileWaiting = await left();
    await new Promise<void>((resolve) => (letGo = resolve));
  };
  const begun = performance.now();
  expect((await disconnect()).statusCode).toBe(200);
  const took = performance.now() - begun;
  letGo();
  expect(took).toBeGreaterThanOrEqual(1990);
  expect(took).toBeLessThan(4000);
  expect(whileWaiting).toEqual([]);
});
