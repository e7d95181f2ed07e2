// Follows the registry of another origin (REMOTES_URL): asks for it again every 15 seconds and keeps the last valid one.
import type { FastifyInstance } from 'fastify';
import { Agent, request } from 'undici';
import * as z from 'zod/mini';
import type { PublishedRegistry } from './canaries';

const REFRESH_MS = 15_000;
const TIMEOUT_MS = 5000;
const MAX_BYTES = 1024 * 1024;

const registrySchema = z.looseObject({
  remotes: z.array(z.unknown()),
  prerendered: z.optional(z.looseObject({})),
});

/**
 * Resolves after the first answer, whatever it was. The returned function gives the last valid registry, or null while there was
 * none. `url` is the address of the folder that holds registry.json.
 */
export async function followRegistry(
  app: Pick<FastifyInstance, 'log' | 'addHook'>,
  url: string,
  read: (text: string) => PublishedRegistry,
): Promise<() => PublishedRegistry | null> {
  const agent = new Agent({ connections: 1, maxResponseSize: MAX_BYTES });
  let registry: PublishedRegistry | null = null;
  let etag: string | null = null;
  let isFailing = false;

  async function refresh(): Promise<void> {
    try {
      // Redirects are not followed: an answer must not choose whom this server trusts.
      const { statusCode, headers, body } = await request(`${url}/registry.json`, {
        dispatcher: agent,
        headers: {
          'user-agent': 'Segue',
          accept: 'application/json',
          ...(etag && { 'if-none-match': etag }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await body.text();
      if (statusCode !== 304) {
        if (statusCode !== 200) throw new Error(`status ${statusCode}`);
        registry = read(withAbsoluteAddresses(text, url));
        etag = typeof headers['etag'] === 'string' ? headers['etag'] : null;
      }
      if (isFailing) app.log.info({ url }, 'the registry of REMOTES_URL is read again');
      isFailing = false;
    } catch (error) {
      // A server that closes ends the request itself.
      if (!isFailing && !agent.destroyed) {
        app.log.error(
          { err: error, url },
          'the registry of REMOTES_URL cannot be read; the last one is kept',
        );
      }
      isFailing = true;
    }
  }

  await refresh();
  let refreshing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => (refreshing = refresh()), REFRESH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await agent.destroy();
    await refreshing;
  });
  return () => registry;
}

/** Addresses in a folder that was copied to another origin begin with a slash: they are files of that folder. */
function withAbsoluteAddresses(text: string, url: string): string {
  const registry = registrySchema.parse(JSON.parse(text));
  const remotes = registry.remotes.map((remote) => {
    if (!isObject(remote)) return remote;
    const { previous, canary } = remote;
    return {
      ...absoluteBuild(remote, url),
      ...(isObject(previous) && { previous: absoluteBuild(previous, url) }),
      ...(isObject(canary) && { canary: absoluteBuild(canary, url) }),
    };
  });
  return JSON.stringify({ ...absoluteBuild(registry, url), remotes });
}

function absoluteBuild(build: Record<string, unknown>, url: string): Record<string, unknown> {
  const { entry, lazy, prerendered } = build;
  const absolute = (address: unknown) =>
    typeof address === 'string' && /^\/[^/]/.test(address) ? `${url}${address}` : address;
  return {
    ...build,
    ...(entry !== undefined && { entry: absolute(entry) }),
    ...(isObject(lazy) && { lazy: { ...lazy, entry: absolute(lazy['entry']) } }),
    ...(isObject(prerendered) && { prerendered: { ...prerendered, file: absolute(prerendered['file']) } }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
