import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { ask, postForm } from '@segue/provider-sandbox/testing/client';
import { spotifyAuthorizeUrl } from './calls.fixture';

const sandbox = sandboxPerFile();

const locationOf = async (changes: Record<string, string | null>) => {
  const answer = await ask(spotifyAuthorizeUrl(sandbox, changes));
  return { status: answer.status, url: answer.headers.get('location'), text: answer.text };
};

test.each([
  [{ client_id: 'somebody-else' }, 'INVALID_CLIENT: Invalid client'],
  [{ redirect_uri: null }, 'INVALID_CLIENT: Invalid redirect URI'],
])(
  'Spotify authorize: a request with %j shows an error page and does not redirect',
  async (changes, text) => {
    const answer = await locationOf(changes);
    expect(answer.status).toBe(400);
    expect(answer.url).toBeNull();
    expect(answer.text).toContain(text);
  },
);

test('the consent page has no logo and no password field, and its form works once', async () => {
  const pageAnswer = await ask(spotifyAuthorizeUrl(sandbox, { sandbox_auto: null }));
  expect(pageAnswer.text).toContain(
    'Local provider sandbox — imitates Spotify; nothing leaves this machine.',
  );
  expect(pageAnswer.text).not.toMatch(/type="password"/);
  const request = /name="request" value="([^"]+)"/.exec(pageAnswer.text)?.[1] ?? '';
  const decide = () =>
    postForm(`${sandbox.urls.spotifyAccounts}/authorize/decision`, {
      request,
      decision: 'approve',
      user: 'null',
    });
  expect((await decide()).headers.get('location')).toContain('code=');
  expect((await decide()).status).toBe(400);
});
