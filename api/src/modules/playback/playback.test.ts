import { routes } from '@segue/contract';
import { bodyOf, startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const url = '/api/playback/volume';

test.each([0, 0.35, 1])('the volume %d is saved with the account [API-13]', async (newVolume) => {
  const browser = await server.member();
  expect((await browser.call('PUT', url, { newVolume })).statusCode).toBe(200);
  const status = bodyOf(await browser.call('GET', '/api/auth/checkAuth'), routes.checkAuth.answers[200]);
  expect(status.userInfo?.volume).toBe(newVolume);
});

test.each([-0.1, 1.1, '0.5', null, true])('%j is not a volume: 400', async (newVolume) => {
  const browser = await server.member();
  expect((await browser.call('PUT', url, { newVolume })).statusCode).toBe(400);
});
