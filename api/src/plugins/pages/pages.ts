// Serves the build: the page for every screen, hashed files with immutable caching, the registry without caching.
import serveStatic from '@fastify/static';
import { screens, searchQuery } from '@segue/contract';
import { appearanceCookie, parseAppearance, typefaceCookie } from '@segue/contract/appearance';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pagePolicy, workerPolicy } from './content-policy';
import { answerNotFound } from '../errors';
import { quietLogLevel } from '../logging';
import { permissionsPolicy } from '../response-headers';
import { offlinePage } from './offline-page';
import { fillPage, isScreen, readTemplate, WORKER_FILE } from './page-html';
import { needsSession, type RegistryFile } from './registry-file';
import { watchFile } from './watched-file';

const IMMUTABLE = {
  maxAge: '1y',
  immutable: true,
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  // The static plugin names a charset for text/* and scripts only.
  setHeaders: (reply: FastifyReply, path: string) => {
    if (/\.svg(\.(br|gz))?$/.test(path)) reply.header('content-type', 'image/svg+xml; charset=utf-8');
  },
} as const;
/** Files of the shell that are not served. */
const FOR_THE_SERVER = ['index.html', 'shell.json', WORKER_FILE];
/** The script of screens that have a form. */
const FORMS = /^\/assets\/auth\.\w+\.js$/;
const FORM_SCREENS: readonly string[] = [screens.signIn, screens.signUp, screens.setupAccount];
const COMPRESSED = /\.(br|gz)$/;
/** Served instead of the service worker while OFFLINE_COPIES is 0. It uses none of the worker's code, which may be broken. */
const WITHDRAWAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('segue-')) await caches.delete(name);
  await registration.unregister();
})()));
`;
const NOT_BUILT = 'Segue has not been built yet.';

export async function pagesPlugin(app: FastifyInstance): Promise<void> {
  const { config } = app;
  const dist = resolve(config.distDir);
  const shell = join(dist, 'shell');
  const report = (error: unknown) => app.log.error({ err: error }, 'a built file cannot be read');
  const template = watchFile(join(shell, 'index.html'), (text) => readTemplate(text, shell), report);

  const files = { ...IMMUTABLE, logLevel: quietLogLevel(config) };
  await app.register(serveStatic, { ...files, root: join(shell, 'assets'), prefix: '/assets/' });
  await app.register(serveStatic, {
    ...files,
    root: join(dist, 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
  });

  // The icon, the manifest and robots.txt have fixed names: their content may change, so they are cached for an hour only.
  for (const name of await filesIn(shell)) {
    app.get(`/${name}`, { logLevel: quietLogLevel(config) }, (_request, reply) =>
      reply.sendFile(name, shell, { maxAge: '1h', immutable: false }),
    );
  }

  // The browser compares it with the running one at each visit: with a copy in its cache it would miss a newer one.
  app.get(`/${WORKER_FILE}`, { logLevel: quietLogLevel(config) }, async (_request, reply) => {
    const origins = config.remotesUrl ? [new URL(config.remotesUrl).origin] : [];
    reply.headers({ 'content-security-policy': workerPolicy(origins) });
    if (config.offlineCopies) return reply.sendFile(WORKER_FILE, shell, { maxAge: 0, immutable: false });
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(WITHDRAWAL);
  });

  app.get('/offline.json', async (request, reply) => {
    const html = await template.read();
    const info = await app.registry.shell();
    if (!config.offlineCopies || html === null || info === null) return answerNotFound(request, reply);
    const registry = await app.registry.read();
    const offline = offlinePage({ config, template: html, shell: info, registry });
    return sendUnlessKnown(request, reply, offline);
  });

  app.get('/registry.json', async (request, reply) => {
    return sendUnlessKnown(request, reply, await app.registry.read());
  });

  app.get('/*', async (request, reply) => {
    if (!wantsPage(request)) return answerNotFound(request, reply);
    const moved = addressOnLoopback(request, config.publicUrl);
    if (moved) return reply.redirect(moved, 302);
    const html = await template.read();
    if (html === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const registry = await app.registry.read();
    const info = await app.registry.shell();
    const hasSession = app.sessions.hashIn(request) !== null;
    const path = screenAt(pathOf(request), registry, hasSession);
    const { q: words, invite } = request.query as { q?: unknown; invite?: unknown };
    const nonce = randomBytes(16).toString('base64');
    // Tells the service worker that this browser has no session, so that it deletes its copies.
    if (!hasSession) reply.header('segue-user', 'none');
    return reply
      .code(isScreen(registry, path) ? 200 : 404)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(config, nonce, registry, html.scripts),
        'permissions-policy': permissionsPolicy(config),
        'reporting-endpoints': 'csp="/api/csp-report"',
        // The address is a secret: a shared list or an invite is only for users who have the link.
        ...((path.startsWith(screens.shared('')) || invite !== undefined) && {
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        }),
      })
      .type('text/html; charset=utf-8')
      .send(
        fillPage(html, {
          config,
          registry,
          kernel: info?.kernel ?? null,
          path,
          hasSession,
          nonce,
          words: typeof words === 'string' ? searchQuery(words) : '',
          savesData: request.headers['save-data'] === 'on',
          appearance: parseAppearance(request.cookies[appearanceCookie(config.secure)]),
          script: FORM_SCREENS.includes(path) ? info?.files.find((file) => FORMS.test(file)) : undefined,
          typeface: info?.files.find(
            (file) => file.endsWith('.woff2') && file === request.cookies[typefaceCookie(config.secure)],
          ),
        }),
      );
  });
}

function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: { text: string; etag: string },
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The screen to which an address leads, as in the shell's route table: the page replaces the address before it is drawn. */
function screenAt(address: string, registry: RegistryFile, hasSession: boolean): string {
  if (address === screens.root) return screens.home;
  return !hasSession && needsSession(registry, address) ? screens.signIn : address;
}

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (path === '/api' || path.startsWith('/api/')) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

/** From `localhost` to 127.0.0.1: Spotify refuses `localhost` as a redirect URI, and each has its own cookies. */
function addressOnLoopback(request: FastifyRequest, publicUrl: string): string | null {
  const isLocal = new URL(publicUrl).hostname === '127.0.0.1';
  return isLocal && request.hostname === 'localhost' ? `${publicUrl}${request.url}` : null;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !FOR_THE_SERVER.includes(entry.name) && !COMPRESSED.test(entry.name))
    .map((entry) => entry.name);
}
