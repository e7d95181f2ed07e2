import { appPerFile, startTestApp } from '../testing/server.fixture';

const TOKEN = 'a-token-of-some-length';
const server = appPerFile({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://segue.test' });

type Request = { remoteAddress?: string; authorization?: string; host?: string; 'x-forwarded-for'?: string };
const statusOf = async ({ remoteAddress = '127.0.0.1', ...headers }: Request, { app } = server) =>
  (await app.inject({ url: '/metrics', remoteAddress, headers: { host: '127.0.0.1:4000', ...headers } }))
    .statusCode;

const OTHER = { remoteAddress: '10.0.0.7', host: '10.0.0.1:4000' };
test.each<[string, number, Request]>([
  ['this machine', 200, {}],
  ['this machine by IPv6', 200, { remoteAddress: '::1', host: '[::1]:4000' }],
  ['another machine with the token', 200, { ...OTHER, authorization: `Bearer ${TOKEN}` }],
  ['another machine', 404, OTHER],
  ['another machine with a wrong token', 404, { ...OTHER, authorization: 'Bearer x' }],
  ['another machine with an empty token', 404, { ...OTHER, authorization: 'Bearer ' }],
  ['a proxy that passes the public host on', 404, { host: 'segue.test' }],
  ['a proxy that names its client', 404, { 'x-forwarded-for': '10.0.0.7' }],
])('metrics for %s: status %i', async (_, status, request) => {
  expect(await statusOf(request)).toBe(status);
});

test('without METRICS_TOKEN no token opens them', async () => {
  const closed = await startTestApp();
  expect(await statusOf({ ...OTHER, host: '127.0.0.1:4000', authorization: 'Bearer null' }, closed)).toBe(
    404,
  );
  await closed.close();
});
