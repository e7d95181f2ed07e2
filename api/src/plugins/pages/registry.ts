// The registry of remotes: from the folder of the build or from another origin, and resolved for each visitor while a canary runs.
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { BUCKETS, readPublishedRegistry, type Canary, type PublishedRegistry } from './canaries';
import { followRegistry } from './followed-registry';
import { NO_REGISTRY, type RegistryFile } from './registry-file';
import { watchFile } from './watched-file';

export type LiveRegistry = {
  /** The canaries that run; one that was withdrawn is left out at once. */
  canaries: () => Promise<readonly Canary[]>;
  /** Revisions that pages of this server may have now. */
  revisions: () => Promise<readonly string[]>;
  /** What every visitor without a canary gets. */
  stable: () => Promise<RegistryFile>;
  /** What this visitor gets; a visitor without a bucket gets the stable builds. */
  forVisitor: (request: FastifyRequest) => Promise<RegistryFile>;
  /** The same, and gives the browser a bucket while a canary runs. */
  forPage: (request: FastifyRequest, reply: FastifyReply) => Promise<RegistryFile>;
  /** Stops handing out a canary on this server. */
  stopCanary: (canary: Canary) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    registry: LiveRegistry;
  }
}

/** A visitor keeps its builds when it returns while the canary runs. */
const BUCKET_LIFE_S = 30 * 86_400;
const NOTHING: PublishedRegistry = { canaries: [], withCanaries: () => NO_REGISTRY, revisions: () => [''] };

export const registryPlugin = fp(
  async (app) => {
    const { distDir, remotesUrl, secure } = app.config;
    const file = watchFile(join(resolve(distDir), 'registry.json'), readPublishedRegistry, (error) =>
      app.log.error({ err: error }, 'registry.json cannot be read'),
    );
    const followed =
      remotesUrl === null ? null : await followRegistry(app, remotesUrl, readPublishedRegistry);
    const published = async () => followed?.() ?? (await file.read()) ?? NOTHING;

    const stopped = new Set<string>();
    const running = ({ canaries }: PublishedRegistry) => canaries.filter(({ id }) => !stopped.has(id));

    const cookieName = secure ? '__Host-segue-bucket' : 'segue-bucket';
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: BUCKET_LIFE_S } as const;
    const bucketOf = (request: FastifyRequest): number | null => {
      const value = request.cookies[cookieName] ?? '';
      return /^\d{1,2}$/.test(value) ? Number(value) : null;
    };
    const resolveFor = (registry: PublishedRegistry, bucket: number | null) =>
      registry.withCanaries(
        running(registry).flatMap(({ id, includes }) => (bucket !== null && includes(bucket) ? [id] : [])),
      );

    app.decorate('registry', {
      canaries: async () => running(await published()),
      revisions: async () => (await published()).revisions(),
      stable: async () => (await published()).withCanaries([]),
      forVisitor: async (request) => resolveFor(await published(), bucketOf(request)),
      async forPage(request, reply) {
        const registry = await published();
        if (running(registry).length === 0) return registry.withCanaries([]);
        const bucket = bucketOf(request) ?? randomInt(BUCKETS);
        reply.setCookie(cookieName, String(bucket), cookie);
        return resolveFor(registry, bucket);
      },
      stopCanary: ({ id }) => void stopped.add(id),
    } satisfies LiveRegistry);
  },
  { name: 'registry', dependencies: ['session'] },
);
