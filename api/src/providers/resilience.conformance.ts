// How every adapter of MusicProvider bears a service that is slow, strict, broken or lying.
import { createMemoryAppTokenStore } from './app-token-store';
import { ask, withSandbox, type Subject } from './sandbox.conformance';

export function describeResilience(subject: Subject): void {
  const { id, api, auth, searchPath, tokenPath, commonWord } = subject;
  const { sandbox, create, fault, calls } = withSandbox(id);
  const tokenCalls = () => calls(auth, tokenPath);
  const searchCalls = () => calls(api, searchPath);

  describe('the token of the product', () => {
    test('many first searches at once ask for one token', async () => {
      const { provider } = create();
      await Promise.all(
        ['a', 'b', 'c', 'd'].map((letter) => provider.search(ask(`${commonWord} ${letter}`))),
      );
      expect(tokenCalls()).toHaveLength(1);
    });

    test('a token outlives a restart', async () => {
      const store = createMemoryAppTokenStore();
      await create({ store }).provider.search(ask(commonWord));
      await create({ store }).provider.search(ask(commonWord));
      expect(tokenCalls()).toHaveLength(1);
    });

    test('a token of another client is not used', async () => {
      const store = createMemoryAppTokenStore();
      await store.write(id, JSON.stringify({ client: 'somebody else', accessToken: 'x' }));
      await create({ store }).provider.search(ask(commonWord));
      expect(tokenCalls()).toHaveLength(1);
    });

    test('a token is renewed when four fifths of its life are over', async () => {
      const { provider, advance } = create();
      await provider.search(ask(commonWord));
      advance(0.79 * 3599);
      await provider.search(ask(commonWord));
      expect(tokenCalls()).toHaveLength(1);
      advance(0.02 * 3599);
      await provider.search(ask(commonWord));
      expect(tokenCalls()).toHaveLength(2);
    });

    test('a renewal that fails does no harm while the token lives', async () => {
      const { provider, advance } = create();
      await provider.search(ask(commonWord));
      advance(0.9 * 3599);
      fault(auth, tokenPath, 'unavailable', 'always');
      expect((await provider.search(ask(commonWord))).tracks.length).toBeGreaterThan(0);
    });

    test('a token that is refused is renewed once, and the search repeated', async () => {
      const { provider } = create();
      await provider.search(ask(commonWord));
      sandbox().control.tokens.expire({ provider: id });
      expect((await provider.search(ask(commonWord))).tracks.length).toBeGreaterThan(0);
      expect(tokenCalls()).toHaveLength(2);
    });

    test('a service that refuses every token is asked twice and no more', async () => {
      fault(api, searchPath, { kind: 'answer', status: 401, body: {} }, 'always');
      await expect(
        create().provider.search({ query: commonWord, limit: 10, offset: 0 }),
      ).rejects.toMatchObject({
        kind: 'auth',
      });
      expect(searchCalls()).toHaveLength(2);
    });

    test('a wrong secret is tried once, not at every search', async () => {
      const { provider } = create({
        env: { SPOTIFY_CLIENT_SECRET: 'wrong', SOUNDCLOUD_CLIENT_SECRET: 'wrong' },
      });
      for (const letter of ['a', 'b', 'c']) {
        await expect(provider.search(ask(letter))).rejects.toMatchObject({ kind: 'auth' });
      }
      expect(tokenCalls()).toHaveLength(1);
    });

    test('without an account at the service nobody is asked', async () => {
      const { provider } = create({ env: { SPOTIFY_CLIENT_ID: '', SOUNDCLOUD_CLIENT_ID: '' } });
      await expect(provider.search(ask('a'))).rejects.toMatchObject({
        kind: 'auth',
        reason: 'not configured',
      });
      expect(sandbox().control.log.list()).toEqual([]);
    });
  });

  describe('trouble', () => {
    test.each([2, 900])(
      '429 with Retry-After: %d fails at once and nothing is sent until then',
      async (wait) => {
        fault(api, searchPath, {
          kind: 'answer',
          status: 429,
          body: 'Too many requests',
          headers: { 'retry-after': String(wait) },
        });
        const { provider, advance } = create();
        const one = { query: commonWord, limit: 10, offset: 0 };
        await expect(provider.search(one)).rejects.toMatchObject({ kind: 'rate', retryAfterS: wait });
        advance(wait - 1.5);
        await expect(provider.search(one)).rejects.toMatchObject({ kind: 'rate' });
        expect(searchCalls()).toHaveLength(1);
        advance(2);
        expect((await provider.search(one)).tracks.length).toBeGreaterThan(0);
      },
    );

    test.each(['server-error', 'bad-gateway', 'unavailable', 'gateway-timeout', 'reset'])(
      'two answers of %s are survived',
      async (effect) => {
        fault(api, searchPath, effect, 2);
        const page = await create().provider.search({ query: commonWord, limit: 10, offset: 0 });
        expect(page.tracks.length).toBeGreaterThan(0);
        expect(searchCalls()).toHaveLength(3);
      },
    );

    test('a service that keeps failing is asked three times for one search, then left alone', async () => {
      fault(api, searchPath, 'unavailable', 'always');
      const { provider } = create();
      const one = { query: commonWord, limit: 10, offset: 0 };
      await expect(provider.search(one)).rejects.toMatchObject({ kind: 'upstream' });
      expect(searchCalls()).toHaveLength(3);
      for (let search = 2; search <= 8; search += 1) await expect(provider.search(one)).rejects.toThrow();
      expect(searchCalls()).toHaveLength(15);
    });

    test.each(['html', 'empty', 'malformed', 'truncated'])(
      'an answer that is %s is an error, not a crash',
      async (effect) => {
        fault(api, searchPath, effect, 'always');
        await expect(create().provider.search(ask(commonWord))).rejects.toMatchObject({
          name: 'ProviderError',
          kind: expect.stringMatching(/^(malformed|network)$/),
        });
      },
    );

    test('a service that never answers is given up', async () => {
      fault(api, searchPath, 'hang', 'always');
      await expect(create({ apiMs: 300 }).provider.search(ask(commonWord))).rejects.toMatchObject({
        kind: 'network',
        reason: 'timed out',
      });
    });

    test('a redirect is not followed', async () => {
      const location = `${sandbox().urls.base}/__sandbox/log`;
      fault(api, searchPath, { kind: 'answer', status: 302, body: '', headers: { location } }, 'always');
      await expect(create().provider.search(ask(commonWord))).rejects.toMatchObject({
        kind: 'malformed',
        reason: 'redirect 302',
      });
      expect(searchCalls()).toHaveLength(subject.callsPerPage);
    });

    test('an endless answer is cut off', async () => {
      fault(api, searchPath, { kind: 'answer', status: 200, body: 'x'.repeat(3 * 1024 * 1024) }, 'always');
      await expect(create().provider.search(ask(commonWord))).rejects.toMatchObject({ kind: 'malformed' });
    });
  });
}
