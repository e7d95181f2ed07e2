// Enforces what a route of the contract declares: anyone, signed in, or signed in and set up.
import fp from 'fastify-plugin';
import { failure } from '../failure';

export const accessPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      const access = request.routeOptions.config.access;
      if (access === undefined || access === 'anyone') return;
      if (!request.session) failure('notSignedIn');
      if (access === 'member' && !request.session.hasPassword) failure('setupRequired');
    });
  },
  { name: 'access', dependencies: ['session'] },
);
