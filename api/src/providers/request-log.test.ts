import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '../testing/server.fixture';

const SECRETS = ['canary-client-secret', 'canary-app-token', 'canary-refresh-token', 'private taste'];

let isDown = false;
// The token endpoint and the search of Spotify.
const service = createServer((request, response) => {
  if (isDown) return void response.writeHead(503).end('canary-app-token');
  const token = {
    access_token: SECRETS[1],
    refresh_token: SECRETS[2],
    token_type: 'bearer',
    expires_in: 3600,
  };
  const page = { tracks: { items: [], next: null } };
  response.end(JSON.stringify(request.method === 'POST' ? token : page));
});
let server: TestServer;
beforeEach(async () => {
  isDown = false;
  if (!service.listening) await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const env = { SPOTIFY_ACCOUNTS_URL: url, SPOTIFY_API_URL: url, SPOTIFY_CLIENT_SECRET: SECRETS[0] };
  server = await startTestServer({ LOG_LEVEL: 'debug', ...env }, 'configured services');
});
afterEach(() => server.close());
afterAll(() => service.close());

const search = (page = 0) =>
  server.visitor().call('GET', `/api/search/private%20taste/spotify/10/${page * 10}`);
const logged = (message: string) =>
  server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);

test('each request to a provider is logged with the id of the request that needed it', async () => {
  const [first, second] = await Promise.all([search(0), search(1)]);
  const searches = logged('provider request').filter(({ operation }) => operation === 'search');
  expect(searches.map(({ reqId }) => reqId).sort()).toEqual(
    [first, second].map(({ headers }) => headers['x-request-id']).sort(),
  );
  expect(searches).toMatchObject(
    searches.map(() => ({ level: 20, provider: 'spotify', client: 'api', result: 'ok', status: 200 })),
  );
});

test('a failed request to a provider is a warning with the id of its request', async () => {
  await search();
  server.lines.splice(0);
  isDown = true;
  const answer = await search(1);
  expect(answer.statusCode).toBe(502);
  const [line] = logged('provider request');
  const reqId = answer.headers['x-request-id'];
  expect(line).toMatchObject({ level: 40, operation: 'search', result: 'failed', status: 503, reqId });
});

test("a request for the app's own token has no id of a request, because many share it", async () => {
  await search();
  const [line] = logged('provider request');
  expect(line).toMatchObject({ level: 20, operation: 'app-token', result: 'ok' });
  expect(line).not.toHaveProperty('reqId');
});

test('no line about a provider has a token, a client secret or the words of a search', async () => {
  await search();
  isDown = true;
  server.wait(3600);
  await search(2);
  expect(logged('provider request').length).toBeGreaterThanOrEqual(3);
  expect(SECRETS.filter((secret) => server.lines.join('').includes(secret))).toEqual([]);
  expect(server.lines.join('')).not.toContain('private%20taste');
});
