// Parallel uses of one expired token, in many rounds; `npm run soak -- tokens` runs a thousand rounds of five hundred.
import { ProviderError } from '../../providers/music-provider';
import { userTokens } from '../../testing/fake-services';
import { completeFlow } from '../../testing/oauth-flow';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createAccessTokens } from './access-tokens';

const ROUNDS = Number(process.env['TOKEN_ROUNDS'] ?? 3);
const NEEDS = Number(process.env['TOKEN_NEEDS'] ?? 500);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Single-use refresh tokens: a second use is refused. */
function rotateTokens(): void {
  const { calls, answers } = server.providers.spotify;
  let alive = 'refresh-of-pat';
  answers.refresh = (refreshToken) => {
    if (refreshToken !== alive) throw new ProviderError('auth', { reason: 'invalid_grant' });
    alive = `refresh-of-pat-${calls.refresh}`;
    const fresh = userTokens('pat', server.app.clock());
    return { ...fresh, accessToken: `renewed-${calls.refresh}`, refreshToken: alive };
  };
}

async function memberId(): Promise<number> {
  const browser = await server.member();
  await completeFlow(browser, 'spotify', 'pat', '/api/settings/connect/spotify/');
  const row = await server.app.database.selectFrom('connections').select('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}

test(
  `${NEEDS} concurrent requests to two servers refresh exactly once, ${ROUNDS} times`,
  async () => {
    const pat = await memberId();
    rotateTokens();
    // Like two processes, they share nothing but the database.
    const servers = [createAccessTokens(server.app), createAccessTokens(server.app)];
    const refreshes: number[] = [];
    for (let count = 0; count < ROUNDS; count += 1) {
      server.wait(3601);
      const before = server.providers.spotify.calls.refresh;
      const needs = Array.from({ length: NEEDS }, (_, need) => servers[need % 2]!.of(pat, 'spotify'));
      const tokens = new Set((await Promise.all(needs)).map(({ token }) => token));
      expect(tokens.size).toBe(1);
      refreshes.push(server.providers.spotify.calls.refresh - before);
    }
    expect(refreshes).toEqual(Array.from({ length: ROUNDS }, () => 1));
  },
  60_000 + ROUNDS * 2000,
);
