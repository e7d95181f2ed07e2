import type { FastifyInstance } from 'fastify';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY, INTEGRITY, writeBuiltProduct } from '../../testing/built-product';
import { serverPerFile, startTestServer } from '../../testing/server.fixture';
import { temporaryFolder } from '../../testing/temporary-folder.fixture';

const WORKER = 'addEventListener("fetch", () => undefined);';
const SEGUE_DIST = writeBuiltProduct(temporaryFolder());
writeFileSync(join(SEGUE_DIST, 'shell/worker.js'), WORKER);
const server = serverPerFile({ SEGUE_DIST });
const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  // Pages are redirected from localhost.
  app.inject({ url, headers: { accept: '*/*', host: '127.0.0.1:4000', ...headers } });

test('the worker is revalidated at each request, and may connect to this origin only', async () => {
  const { body, headers } = await get(server.app, '/worker.js');
  expect(body).toBe(WORKER);
  expect(headers['cache-control']).toMatch(/no-cache|max-age=0/);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test('the offline page has no session, no nonce, and all files with their hashes', async () => {
  const visitor = await get(server.app, '/offline.json');
  const member = await (await server.member()).call('GET', '/offline.json');
  expect(member.body).toBe(visitor.body);
  const unchanged = { 'if-none-match': String(visitor.headers['etag']) };
  expect((await get(server.app, '/offline.json', unchanged)).statusCode).toBe(304);
  const { page, policy, files } = JSON.parse(visitor.body) as Record<string, string>;
  expect(page).not.toContain('hasSession');
  expect(page).toContain('<p>offline</p>');
  expect(page).toMatch(
    /<link rel="preload" as="font"[^>]* href="\/assets\/inter-latin-wght\.1a2b3c4d\.woff2"/,
  );
  expect(page).toContain('nonce="SEGUE-NONCE"');
  expect(policy).toContain("'nonce-SEGUE-NONCE'");
  expect(files).toMatchObject({
    '/assets/main.1a2b3c4d.js': '',
    [`/remotes/search/1.0.0/${ENTRY}`]: INTEGRITY,
  });
});

test('answers name the user of their session, or nobody', async () => {
  const member = await server.member();
  const status = await member.call('GET', '/api/auth/checkAuth');
  const { userInfo } = JSON.parse(status.body) as { userInfo: { id: string } };
  expect(status.headers['segue-user']).toBe(userInfo.id);
  expect((await member.call('GET', '/api/track/favorite')).headers['segue-user']).toBe(userInfo.id);
  const visitor = server.visitor();
  expect((await visitor.call('GET', '/api/auth/checkAuth')).headers['segue-user']).toBe('none');
  expect((await visitor.call('GET', '/api/track/favorite')).headers['segue-user']).toBe('none');
  expect((await get(server.app, '/home')).headers['segue-user']).toBe('none');
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await get(server.app, '/home', { cookie })).headers['segue-user']).toBeUndefined();
});

test('OFFLINE_COPIES=0: the worker removes itself, and pages do not name it', async () => {
  const { app, close } = await startTestServer({ SEGUE_DIST, OFFLINE_COPIES: '0' });
  const { body, headers } = await get(app, '/worker.js');
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await get(app, '/offline.json')).statusCode).toBe(404);
  const page = await get(app, '/home');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('worker.js');
  await close();
});
