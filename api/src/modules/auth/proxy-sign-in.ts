// Signs in the user whom a trusted proxy names in the header of AUTH_PROXY_HEADER.
import proxyAddress from '@fastify/proxy-addr';
import type { AuthStatus } from '@segue/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import { logSecurity } from '../../plugins/security-log';
import { authStatus, NOBODY } from './auth-status';
import { PROXY_ISSUER, signInAs } from './identities';
import { passwordUnchanged } from './service';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null without a header, or when it comes from another address than a trusted proxy's. */
    proxyUser: (request: FastifyRequest) => string | null;
  }
}

const NAME = /^[^\p{Cc}]{1,200}$/u;

export const proxyUserPlugin = fp(
  async (app) => {
    const { authProxyHeader: header, trustedProxies } = app.config;
    const isTrusted = proxyAddress.compile([...trustedProxies]);
    let hasWarned = false;
    app.decorate('proxyUser', (request) => {
      const value = header === null ? undefined : request.headers[header];
      if (value === undefined) return null;
      // The TCP peer: X-Forwarded-For says whom the proxy answers, and a client may write it.
      const { remoteAddress } = request.socket;
      if (remoteAddress === undefined || !isTrusted(remoteAddress, 0)) {
        if (!hasWarned) request.log.warn({ address: remoteAddress }, UNTRUSTED);
        hasWarned = true;
        return null;
      }
      const name = String(value).trim();
      return NAME.test(name) ? name : null;
    });
    app.addHook('onRequest', async (request) => {
      const identity = request.session?.identity;
      if (identity?.issuer !== PROXY_ISSUER) return;
      // Another user has logged in at the proxy; `checkAuth` starts that user's session in place of this one.
      if (![identity.subject, null].includes(app.proxyUser(request))) request.session = null;
    });
  },
  { name: 'proxy-user', dependencies: ['session'] },
);

const UNTRUSTED =
  'the header of AUTH_PROXY_HEADER is ignored: it came from an address that TRUSTED_PROXIES does not name';

/** The status of a request without a session: that of the proxy's user if there is one, who gets a session. */
export async function signInProxyUser(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthStatus> {
  const subject = app.proxyUser(request);
  if (subject === null) return NOBODY;
  // Another site could otherwise fill the table of sessions.
  await refuseOtherSites(request);
  const identity = { issuer: PROXY_ISSUER, subject };
  try {
    const user = await signInAs(app, identity, null);
    await app.sessions.start(request, reply, user.id, passwordUnchanged(user));
    logSecurity(request, 'signed in', { userId: user.id, by: 'proxy' });
    return await authStatus(app, { userId: user.id, hasPassword: false, isSetUp: true });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    logSecurity(request, 'sign-in failed', { reason: error.code });
    return { ...NOBODY, refusal: error.message };
  }
}
