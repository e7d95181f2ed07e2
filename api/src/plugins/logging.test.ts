import Fastify from 'fastify';
import { readConfig } from '../config';
import { loggerOptions } from './logging';

async function logOf(url: string, details: object = {}): Promise<string> {
  const lines: string[] = [];
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'debug' }));
  const app = Fastify({
    logger: { ...(options as object), stream: { write: (line: string) => void lines.push(line) } },
  });
  app.get('/*', async (request) => {
    request.log.info(details, 'handled');
    return {};
  });
  await app.inject({
    url,
    headers: { cookie: 'segue-session=cookie-secret', authorization: 'Bearer header-secret' },
  });
  await app.close();
  return lines.join('');
}

test('a request is logged with its path, without its query and the words of a search', async () => {
  expect(await logOf('/api/search/private%20taste/spotify/20/0')).not.toContain('taste');
  const log = await logOf('/api/auth/spotify/callback?code=code-secret&state=state-secret');
  expect(log).toContain('/api/auth/spotify/callback');
  expect(log).not.toMatch(/(code|state|cookie|header)-secret/);
});

test('a secret in a logged object is redacted', async () => {
  const log = await logOf('/', {
    body: { password: 'Passw0rd', email: 'a@b.test', invite: 'invite-secret' },
    tokens: { accessToken: 'BQtoken' },
    deep: { form: { newPassword: 12345678 } },
  });
  expect(log).not.toMatch(/Passw0rd|BQtoken|12345678|invite-secret/);
  expect(log).toContain('[secret]');
});

test.each([
  [{ code: 'AQD-authorization-code' }, false],
  [{ query: { code: 'AUTHORIZATION_CODE_OF_MORE_THAN_FORTY_CHARACTERS' } }, false],
  [{ error: { cause: { code: 'ERR_SQLITE_ERROR' } } }, true],
])('codes of errors are logged, authorization codes are not: %j', async (details, isLogged) => {
  const log = await logOf('/', details);
  expect(log.includes('"code":"[secret]"')).toBe(!isLogged);
  expect(/AUTHORIZATION/i.test(log)).toBe(false);
});

test.each([
  {
    a: {
      b: {
        headers: { cookie: 'x=cookie-secret', 'Set-Cookie': ['y="cookie-secret"', 'z=[]"cookie-secret'] },
      },
    },
  },
  { rawHeaders: ['Cookie', 'segue-session=cookie-secret; segue-device=cookie-secret'] },
  { text: 'sent __Host-session=cookie-secret, __Host-oauth-spotify-1a2b3c4d=cookie-secret' },
])('a cookie is redacted at any place in the log line: %j', async (details) => {
  const log = await logOf('/', details);
  expect(log).not.toContain('cookie-secret');
  for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});

test('a log line is one line of JSON with its time in UTC, whatever a client sends', async () => {
  const log = await logOf('/a%0A%7B%22level%22:50%7D', { from: 'x\n{"level":50,"msg":"forged"}\r\n\u2028' });
  const before = Date.now();
  const lines = log.split('\n').filter((line) => line !== '');
  const parsed = lines.map((line) => JSON.parse(line) as { level: number; time: number; msg: string });
  expect(parsed.map(({ level }) => level)).not.toContain(50);
  expect(parsed.map(({ msg }) => msg)).toContain('handled');
  // Milliseconds since 1970, which have no time zone.
  for (const { time } of parsed) expect(Math.abs(before - time)).toBeLessThan(60_000);
});
