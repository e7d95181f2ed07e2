// Enforces what a route of the contract declares: anyone, signed in, or signed in and set up.
import type { Access } from '@segue/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failure } from '../failure';

export type DeclaredRoute = { method: string; url: string; access: Access };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route below /api with whom it is for; complete once the app is ready. */
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
      // A route nobody thought about would be open to everybody: the server does not start with one.
      if (access === undefined) throw new Error(`${String(method)} ${url} does not declare whom it is for.`);
      for (const one of [method].flat()) declared.push({ method: one, url, access });
    });
    const isForAnybody = ({ routeOptions: { config } }: FastifyRequest) =>
      config.access === undefined || config.access === 'anyone';
    const requireAccess = (request: FastifyRequest): void => {
      if (isForAnybody(request)) return;
      const { access } = request.routeOptions.config;
      if (!request.session) failure('notSignedIn');
      if (access === 'member' && !request.session.hasPassword) failure('setupRequired');
    };
    const recheckAccess = async (request: FastifyRequest): Promise<void> => {
      if (isForAnybody(request)) return;
      await app.sessions.reload(request);
      requireAccess(request);
    };
    app.decorate('recheckAccess', recheckAccess);
    app.addHook('onRequest', async (request) => requireAccess(request));
    // A body may take half a minute to come, and whoever sends it slowly may be put out meanwhile.
    app.addHook('preHandler', async (request) => {
      if (!SAFE_METHODS.includes(request.method)) await recheckAccess(request);
    });
  },
  { name: 'access', dependencies: ['session'] },
);
