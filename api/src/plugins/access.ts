// Authorization: enforces the access that each route declares (anyone, session, or member = session and set up).
import type { Access } from '@segue/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failure } from '../failure';

export type DeclaredRoute = { method: string; url: string; access: Access };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route below /api with its declared access; complete once the app is ready. */
    declaredRoutes: readonly DeclaredRoute[];
    /** Checks the access again after the whole body has arrived. */
    recheckAccess: (request: FastifyRequest) => Promise<void>;
  }
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

export const accessPlugin = fp(
  async (app) => {
    const declared: DeclaredRoute[] = [];
    app.decorate('declaredRoutes', declared);
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!url.startsWith('/api/')) return;
      const access = config?.access;
      // A route without declared access would be open to everybody: the server does not start with one.
      if (access === undefined) throw new Error(`${String(method)} ${url} does not declare its access.`);
      for (const one of [method].flat()) declared.push({ method: one, url, access });
    });
    const isPublic = ({ routeOptions: { config } }: FastifyRequest) =>
      config.access === undefined || config.access === 'anyone';
    const requireAccess = (request: FastifyRequest): void => {
      if (isPublic(request)) return;
      const { access } = request.routeOptions.config;
      if (!request.session) failure('notSignedIn');
      if (access === 'member' && !request.session.isSetUp) failure('setupRequired');
    };
    const recheckAccess = async (request: FastifyRequest): Promise<void> => {
      if (isPublic(request)) return;
      await app.sessions.reload(request);
      requireAccess(request);
    };
    app.decorate('recheckAccess', recheckAccess);
    app.addHook('onRequest', async (request) => requireAccess(request));
    // A slow body may take half a minute to arrive, and the session may end in that time.
    app.addHook('preHandler', async (request) => {
      if (!SAFE_METHODS.includes(request.method)) await recheckAccess(request);
    });
  },
  { name: 'access', dependencies: ['session'] },
);
