// Enforces what a route of the contract declares: anyone, signed in, or signed in and set up.
import type { Access } from '@segue/contract';
import fp from 'fastify-plugin';
import { failure } from '../failure';

export type DeclaredRoute = { method: string; url: string; access: Access };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route below /api with whom it is for; complete once the app is ready. */
    declaredRoutes: readonly DeclaredRoute[];
  }
}

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
    app.addHook('onRequest', async (request) => {
      const access = request.routeOptions.config.access;
      if (access === undefined || access === 'anyone') return;
      if (!request.session) failure('notSignedIn');
      if (access === 'member' && !request.session.hasPassword) failure('setupRequired');
    });
  },
  { name: 'access', dependencies: ['session'] },
);
