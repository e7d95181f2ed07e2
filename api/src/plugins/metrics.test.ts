import { startTestApp } from '../testing/test-app';
import { appPerFile } from '../testing/server.fixture';

const TOKEN = 'a-token-of-some-length';
const server = appPerFile({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://segue.test' });

type Request = { headers?: Record<string, string>; remoteAddress?: string };
const statusOf = async ({ headers = {}, remoteAddress = '127.0.0.1' }: Request) =>
  (
    await server.app.inject({
      url: '/metrics',
      remoteAddress,
      headers: { host: '127.0.0.1:4000', ...headers },
    })
  ).statusCode;

test.each<[string, Request]>([
  ['this machine', {}],
  ['this machine by IPv6', { remoteAddress: '::1', headers: { host: '[::1]:4000' } }],
  [
    'another machine with the token',
    { remoteAddress: '10.0.0.7', headers: { authorization: `Bearer ${TOKEN}`, host: '10.0.0.1:4000' } },
  ],
])('metrics are readable from %s', async (_, request) => {
  expect(await statusOf(request)).toBe(200);
});

test.each<[string, Request]>([
  ['another machine', { remoteAddress: '10.0.0.7' }],
  [
    'another machine with a wrong token',
    { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer x' } },
  ],
  [
    'another machine with an empty token',
    { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer ' } },
  ],
  ['a proxy that passes the public host on', { headers: { host: 'segue.test' } }],
  ['a proxy that names its client', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
])('metrics do not exist for %s', async (_, request) => {
  expect(await statusOf(request)).toBe(404);
});

test('without METRICS_TOKEN no token opens them', async () => {
  const closed = await startTestApp();
  const headers = { authorization: 'Bearer null', host: '127.0.0.1:4000' };
  const answer = await closed.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});
