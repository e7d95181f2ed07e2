// A signed-in user with a connected Spotify account searches with the own token, in the own country.
import {
  ProviderError,
  type ProviderErrorKind,
  type SearchRequest,
  type UserTokens,
} from '../../providers/music-provider';
import { emptyServerPerTest, type Browser } from '../../testing/server.fixture';
import { catalogueTrack, userTokens, failing } from '../../testing/fake-services';

const server = emptyServerPerTest();
/** The token of each search; null for the app's. */
let tokens: (string | null)[];
let fail: (request: SearchRequest) => void;
beforeEach(async () => {
  tokens = [];
  fail = () => undefined;
  server.providers.spotify.answers.search = (request) => {
    tokens.push(request.userToken ?? null);
    fail(request);
    return { tracks: [catalogueTrack('spotify', request.userToken ?? 'app')], hasMore: false };
  };
});

const connected = async (user: string) => {
  const browser = await server.member();
  await browser.connect('spotify', user);
  return browser;
};
const search = (browser: Browser, path = 'daft/spotify/20/0') => browser.call('GET', `/api/search/${path}`);
const found = async (browser: Browser) => (await search(browser)).json().queryData[0].id;
const refuseUsers = (kind: ProviderErrorKind) => {
  fail = ({ userToken }) => {
    if (userToken !== undefined) throw new ProviderError(kind);
  };
};

test('search: each user gets pages of the own token, visitors those of the app', async () => {
  const [pat, ada, visitor] = [await connected('pat'), await connected('ada'), server.visitor()];
  const twice = [pat, ada, visitor, pat, ada, visitor];
  const ids = [];
  for (const browser of twice) ids.push(await found(browser));
  expect(ids).toEqual([...ids.slice(0, 3), ...ids.slice(0, 3)]);
  expect(ids.slice(0, 3)).toEqual(['access-of-pat', 'access-of-ada', 'app']);
  expect(tokens).toEqual(['access-of-pat', 'access-of-ada', null]);
});

test('search: a user without Spotify, and a search on SoundCloud, use the token of the app', async () => {
  expect(await found(await server.member())).toBe('app');
  const seen: SearchRequest[] = [];
  server.providers.soundcloud.answers.search = (request) => {
    seen.push(request);
    return { tracks: [], hasMore: false };
  };
  await search(await connected('pat'), 'daft/soundcloud/20/0');
  expect(seen).toEqual([{ query: 'daft', limit: 20, offset: 0 }]);
});

test.each(['auth', 'forbidden'] as const)(
  'search: a token refused with "%s" is used once; the app searches, until there is another token',
  async (kind) => {
    const pat = await connected('pat');
    refuseUsers(kind);
    expect(await found(pat)).toBe('app');
    await search(pat, 'punk/spotify/20/0');
    expect(tokens).toEqual(['access-of-pat', null, null]);
    fail = () => undefined;
    server.wait(3600);
    expect(await found(pat)).toBe('renewed-1');
  },
);

test.each(['rate', 'app-refused'] as const)(
  'search: a failure of kind "%s" is no reason to ask again with the token of the app',
  async (kind) => {
    const pat = await connected('pat');
    refuseUsers(kind);
    expect((await search(pat)).statusCode).toBe(502);
    expect(tokens).toEqual(['access-of-pat']);
  },
);

let answerLate: (tokens: UserTokens) => void = () => undefined;
test.each([
  ['fails', failing('network')],
  ['finds the connection ended', failing('auth', { reason: 'invalid_grant' })],
  ['hangs', () => new Promise<UserTokens>((resolve) => (answerLate = resolve))],
])('search: a refresh that %s does not hold up the search', async (_what, refresh) => {
  const pat = await connected('pat');
  server.wait(3600);
  server.providers.spotify.answers.refresh = refresh;
  expect(await found(pat)).toBe('app');
  answerLate(userTokens('pat-late', server.app.clock()));
});
