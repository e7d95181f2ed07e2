// Conformance tests of the MusicProvider port for slow, rate-limiting and failing providers.
import { createMemoryAppTokenStore } from '../providers/app-token-store';
import { searchRequest, withSandbox, type OAuthSubject } from './sandbox.conformance';

export function describeResilience(subject: OAuthSubject): void {
  const { id, api, auth, searchPath, tokenPath, commonWord } = subject;
  const { sandbox, create, fault, calls } = withSandbox(id);
  const tokenCalls = () => calls(auth, tokenPath);
  const searchCalls = () => calls(api, searchPath);

  describe('the app token', () => {
    test('concurrent first searches request one token', async () => {
      const { provider } = create();
      await Promise.all(
        ['a', 'b', 'c', 'd'].map((letter) => provider.search(searchRequest(`${commonWord} ${letter}`))),
      );
      expect(tokenCalls()).toHaveLength(1);
    });

    test('a stored token is used after a restart', async () => {
      const store = createMemoryAppTokenStore();
      await create({ store }).provider.search(searchRequest(commonWord));
      await create({ store }).provider.search(searchRequest(commonWord));
      expect(tokenCalls()).toHaveLength(1);
    });

    test('a stored token of another client is not used', async () => {
      const store = createMemoryAppTokenStore();
      await store.write(id, JSON.stringify({ client: 'another client', accessToken: 'x' }));
      await create({ store }).provider.search(searchRequest(commonWord));
      expect(tokenCalls()).toHaveLength(1);
    });

    test('a token is refreshed after four fifths of its lifetime', async () => {
      const { provider, advance } = create();
      await provider.search(searchRequest(commonWord));
      advance(0.79 * 3599);
      await provider.search(searchRequest(commonWord));
      expect(tokenCalls()).toHaveLength(1);
      advance(0.07 * 3599);
      await provider.search(searchRequest(commonWord));
      expect(tokenCalls()).toHaveLength(2);
    });

    test('a failed refresh does no harm while the token is valid', async () => {
      const { provider, advance } = create();
      await provider.search(searchRequest(commonWord));
      advance(0.9 * 3599);
      fault(auth, tokenPath, 'unavailable', 'always');
      expect((await provider.search(searchRequest(commonWord))).tracks.length).toBeGreaterThan(0);
    });

    test('after a rejected token the search is repeated with a new one', async () => {
      const { provider } = create();
      await provider.search(searchRequest(commonWord));
      sandbox().control.tokens.expire({ provider: id });
      expect((await provider.search(searchRequest(commonWord))).tracks.length).toBeGreaterThan(0);
      expect(tokenCalls()).toHaveLength(2);
    });
  });

  describe('failures', () => {
    test.each([2, 900])(
      '429 with Retry-After %d: fails at once, nothing is sent until then',
      async (wait) => {
        fault(api, searchPath, {
          kind: 'answer',
          status: 429,
          body: 'Too many requests',
          headers: { 'retry-after': String(wait) },
        });
        const { provider, advance } = create();
        const one = { ...searchRequest(commonWord), limit: 10 };
        await expect(provider.search(one)).rejects.toMatchObject({ kind: 'rate', retryAfterS: wait });
        advance(wait - 1.5);
        await expect(provider.search(one)).rejects.toMatchObject({ kind: 'rate' });
        expect(searchCalls()).toHaveLength(1);
        advance(2);
        expect((await provider.search(one)).tracks.length).toBeGreaterThan(0);
      },
    );

    test('a failing provider gets three requests per search until the circuit opens', async () => {
      fault(api, searchPath, 'unavailable', 'always');
      const { provider } = create();
      const one = { ...searchRequest(commonWord), limit: 10 };
      await expect(provider.search(one)).rejects.toMatchObject({ kind: 'upstream' });
      expect(searchCalls()).toHaveLength(3);
      for (let search = 2; search <= 8; search += 1) await expect(provider.search(one)).rejects.toThrow();
      expect(searchCalls()).toHaveLength(15);
    });

    test('a redirect is not followed', async () => {
      const location = `${sandbox().urls.base}/__sandbox/log`;
      fault(api, searchPath, { kind: 'answer', status: 302, body: '', headers: { location } }, 'always');
      await expect(create().provider.search(searchRequest(commonWord))).rejects.toMatchObject({
        kind: 'malformed',
        reason: 'redirect 302',
      });
      expect(searchCalls()).toHaveLength(subject.callsPerPage);
    });

    test('a body above the size limit is an error', async () => {
      fault(api, searchPath, { kind: 'answer', status: 200, body: 'x'.repeat(3 * 1024 * 1024) }, 'always');
      await expect(create().provider.search(searchRequest(commonWord))).rejects.toMatchObject({
        kind: 'malformed',
      });
    });
  });
}
