import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import { writeBuiltProduct } from '../testing/built-product';
import { TEST_CREDENTIALS } from '../testing/test-credentials';
import { pagePolicy, CLOSED_POLICY } from './pages/content-policy';
import { registryFileOf } from './pages/registry-file';
import { permissionsPolicy, securityHeaders } from './response-headers';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { appPerFile } from '../testing/server.fixture';

const NO_REGISTRY = registryFileOf([], '');

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((entry) => entry === name || entry.startsWith(`${name} `))
    ?.slice(name.length + 1);

const server = appPerFile({ SEGUE_DIST: writeBuiltProduct(temporaryFolder()) });

test.each([
  ['/home', /^text\/html/],
  ['/assets/main.1a2b3c4d.js', /^(application|text)\/javascript/],
  ['/registry.json', /^application\/json/],
  ['/readyz', /^application\/json/],
  ['/metrics', /^text\/plain/],
  ['/api/auth/checkAuth', /^application\/json/],
  ['/api/search/%E0%A4%A/spotify/20/0', /^application\/json/],
  ['/api/nothing', /^application\/json/],
])('%s has the security headers, and a content type with its charset', async (url, type) => {
  const { headers } = await server.app.inject({ url, headers: { accept: '*/*', host: '127.0.0.1:4000' } });
  expect(headers['content-type']).toMatch(type);
  expect(headers['content-type']).toMatch(/; charset=utf-8/);
  expect(headers).toMatchObject(
    Object.fromEntries(
      Object.entries(securityHeaders(server.app.config)).filter(
        ([name]) => name !== 'content-security-policy',
      ),
    ),
  );
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('a page, and nothing else, has the permissions policy', async () => {
  const policyOf = async (url: string) =>
    (await server.app.inject({ url, headers: { host: '127.0.0.1:4000' } })).headers['permissions-policy'];
  expect(await policyOf('/home')).toBe(permissionsPolicy(server.app.config));
  expect(await policyOf('/assets/main.1a2b3c4d.js')).toBeUndefined();
});

test('an API answer is not cached and has a closed content security policy', async () => {
  const { headers } = await server.app.inject('/api/auth/checkAuth');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.vary).toBe('Cookie, Origin, Sec-Fetch-Site');
});

test('only https sets HSTS, for subdomains when asked, and upgrade-insecure-requests', () => {
  const plain = readConfig({});
  const secure = readConfig({ PUBLIC_URL: 'https://segue.example' });
  expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders(secure)['strict-transport-security']).toBe('max-age=63072000');
  const asked = readConfig({ PUBLIC_URL: 'https://segue.example', HSTS_INCLUDE_SUBDOMAINS: '1' });
  const bound = 'max-age=63072000; includeSubDomains; preload';
  expect(securityHeaders(asked)['strict-transport-security']).toBe(bound);
  expect(pagePolicy(plain, 'N', NO_REGISTRY)).not.toContain('upgrade-insecure-requests');
  expect(pagePolicy(secure, 'N', NO_REGISTRY)).toContain('; upgrade-insecure-requests;');
});

test('the policy allows only the providers’ scripts, their frames and the play request', () => {
  const policy = pagePolicy(readConfig(TEST_CREDENTIALS), 'N', NO_REGISTRY);
  expect(directive(policy, 'default-src')).toBe("'none'");
  expect(directive(policy, 'script-src')).toBe(
    "'self' https://sdk.scdn.co/spotify-player.js https://w.soundcloud.com/player/api.js",
  );
  expect(directive(policy, 'frame-src')).toBe('https://sdk.scdn.co https://w.soundcloud.com');
  expect(directive(policy, 'connect-src')).toBe("'self' https://api.spotify.com");
  expect(directive(policy, 'require-trusted-types-for')).toBe("'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

test.each([
  [
    'Spotify',
    { SOUNDCLOUD_CLIENT_ID: '', SOUNDCLOUD_CLIENT_SECRET: '' },
    ["'self' https://sdk.scdn.co/spotify-player.js", 'https://sdk.scdn.co', "'self' https://api.spotify.com"],
    '(self "https://sdk.scdn.co")',
    /soundcloud|sndcdn/,
  ],
  [
    'SoundCloud',
    { SPOTIFY_CLIENT_ID: '', SPOTIFY_CLIENT_SECRET: '' },
    ["'self' https://w.soundcloud.com/player/api.js", 'https://w.soundcloud.com', "'self'"],
    '(self "https://w.soundcloud.com")',
    /spotify|scdn\.co/,
  ],
])('with %s alone the policies name no host of the other provider', (_, env, allowed, players, other) => {
  const config = readConfig({ ...TEST_CREDENTIALS, ...env });
  const policy = pagePolicy(config, 'N', NO_REGISTRY);
  expect(['script-src', 'frame-src', 'connect-src'].map((name) => directive(policy, name))).toEqual(allowed);
  expect(policy).not.toMatch(other);
  expect(permissionsPolicy(config)).toContain(`autoplay=${players}, `);
});

test('without a provider the policies allow no script, frame or image of another origin', () => {
  const policy = pagePolicy(readConfig({}), 'N', NO_REGISTRY);
  expect(policy).not.toContain('http');
  expect(directive(policy, 'script-src')).toBe("'self'");
  expect(directive(policy, 'frame-src')).toBe("'none'");
  expect(permissionsPolicy(readConfig({}))).toContain('autoplay=(self), ');
});

const page = readFileSync(join(__dirname, '../../../docs/security.md'), 'utf8');

test('the documented policy is the one that the server sends', () => {
  const documented = /```text\n(default-src[\s\S]*?)\n```/.exec(page)?.[1]?.split('\n').join('; ');
  const config = readConfig({ ...TEST_CREDENTIALS, PUBLIC_URL: 'https://segue.example' });
  expect(documented).toBe(pagePolicy(config, 'NONCE', NO_REGISTRY, ["'sha256-SCRIPT'"]));
  expect(page).toContain(`\`${CLOSED_POLICY}\``);
});
