import { errorAnswerSchema } from '@segue/contract';
import { catalogueTrack, createFakeProviders } from '../testing/fake-providers';
import { listen } from '../testing/raw-http';
import { startTestApp } from '../testing/test-app';
import { mustReject } from './load-shedding';
import { securityHeaders } from './response-headers';

const read = { method: 'GET', url: '/api/playlists' };
const change = { method: 'POST', url: '/api/track/favorite' };
const search = { method: 'GET', url: '/api/search/love/spotify/20/0' };

test.each([
  ['a change that waited longer than the limit is rejected', change, 251, 2000, true],
  ['a change within the limit is handled', change, 250, 9000, false],
  ['a late change in a rush of less than two seconds is handled', change, 1900, 1999, false],
  ['a search that waited longer than the limit is rejected', search, 251, 2000, true],
  ['a read that waited twice the limit is handled', read, 500, 2000, false],
  ['a read that waited longer than that is rejected', read, 501, 2000, true],
  ['a probe is handled however long it waited', { method: 'GET', url: '/readyz' }, 9000, 9000, false],
  ['metrics are answered however long they waited', { method: 'GET', url: '/metrics' }, 9000, 9000, false],
  [
    'a page whose name begins like a probe is rejected',
    { method: 'GET', url: '/livezone' },
    9000,
    9000,
    true,
  ],
])('overload: %s', (_, request, waitedMs, busyMs, isRejected) => {
  expect(mustReject(request, { waitedMs, busyMs }, 250)).toBe(isRejected);
});

test('overload: late searches get 503 with Retry-After, a probe 200, and later searches are answered', async () => {
  const blockedMs = 10;
  const fakes = createFakeProviders({
    spotify: async () => {
      const until = performance.now() + blockedMs;
      while (performance.now() < until);
      return { tracks: [catalogueTrack('spotify', 'a')], hasMore: false };
    },
  });
  const lines: string[] = [];
  const server = await startTestApp(
    { LIMIT_WAIT_MILLISECONDS: '10', LOG_LEVEL: 'warn' },
    { providers: fakes.providers, log: { write: (line) => void lines.push(line) } },
  );
  const origin = `http://127.0.0.1:${await listen(server.app)}`;
  const ask = (query: string) => fetch(`${origin}/api/search/${query}/spotify/20/0`);
  try {
    const searches = Array.from({ length: 40 }, (_, index) => ask(`song${index}`));
    const answers = await Promise.all([...searches, fetch(`${origin}/livez`)]);
    expect(answers.pop()?.status).toBe(200);
    const rejected = answers.filter(({ status }) => status === 503);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected.length).toBeLessThan(40);
    for (const { headers } of rejected) {
      expect(Object.fromEntries(headers)).toMatchObject(securityHeaders(server.app.config));
      expect(headers.get('retry-after')).toMatch(/^[123]$/);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(errorAnswerSchema.parse(await rejected[0]?.json()).code).toBe('busy');
    expect(lines.filter((line) => line.includes('overloaded'))).toHaveLength(1);
    expect((await ask('later')).status).toBe(200);
  } finally {
    await server.close();
  }
});
