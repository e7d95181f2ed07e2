import { startTestServer } from '../testing/test-server';

/** How often a server warned after two requests with these headers from 127.0.0.1. */
async function warnings(trusted: string, headers: Record<string, string>): Promise<number> {
  const env = { LOG_LEVEL: 'warn', TRUSTED_PROXIES: trusted };
  const server = await startTestServer(env);
  for (let request = 0; request < 2; request += 1) {
    await server.visitor().send({ method: 'GET', url: '/livez', headers });
  }
  await server.close();
  const found = server.lines.filter((line) => line.includes('TRUSTED_PROXIES'));
  expect(found.every((line) => line.includes('127.0.0.1'))).toBe(true);
  return found.length;
}

test.each([
  ['', { 'x-forwarded-for': '198.51.100.7' }, 1],
  ['', { 'x-forwarded-proto': 'https' }, 1],
  ['', { forwarded: 'for=198.51.100.7' }, 1],
  ['10.0.0.0/8', { 'x-forwarded-for': '198.51.100.7' }, 1],
  ['127.0.0.1', { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }, 0],
  ['', {}, 0],
])('TRUSTED_PROXIES="%s" and the headers %j: %i warning', async (trusted, headers, expected) => {
  expect(await warnings(trusted, headers as Record<string, string>)).toBe(expected);
});
