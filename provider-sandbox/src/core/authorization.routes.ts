/** The consent part of an authorization server: the page, the user's decision and the way back to the application. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, queryOf } from './bodies';
import { scriptedDecision, type Decision, type PendingRequest } from './consent';
import { consentPage, type ConsentUser } from './consent-page';
import { errorPage } from './page';
import type { Core, RegisteredClient } from './provider-sandbox';
import { isRegisteredRedirect } from './redirect-uris';
import { sendRedirect } from './send-redirect';
import type { TokenPrefixes } from './tokens';
import type { UserDirectory } from './user-directory';

type AuthorizeError = { error: string; error_description?: string };

type AuthorizationServer = {
  provider: string;
  name: string;
  client: RegisteredClient;
  tokenPrefixes: TokenPrefixes;
  /** Base URL of the routes. */
  baseUrl: () => string;
  users: UserDirectory<{ key: string }>;
  /** The users to choose from; the first is the default. */
  choices: () => readonly ConsentUser[];
  /** Errors of a request without a known client or redirect URI, which only the user sees. */
  refusals: { client: string; redirectUri: string; detail: string };
  /** The rest of the query, or why it is refused. */
  readQuery: (
    query: Record<string, string>,
  ) => Pick<PendingRequest, 'scopes' | 'challenge' | 'nonce'> | AuthorizeError;
  /** Named in every answer, by an issuer that does so (RFC 9207). */
  issuer?: () => string | null;
  meaningOf?: (scope: string) => string;
  /** The user whose earlier consent makes the page unnecessary. */
  rememberedUser?: (request: FastifyRequest, pending: PendingRequest) => string | null;
  onConsent?: (
    request: FastifyRequest,
    reply: FastifyReply,
    consent: PendingRequest & { user: string },
  ) => void;
};

/** Adds `/authorize` and the form of its page. */
export function addAuthorizationRoutes(app: FastifyInstance, core: Core, server: AuthorizationServer): void {
  app.get('/authorize', async (request, reply) => {
    const pending = readRequest(request, reply);
    if (!pending) return reply;
    const choices = server.choices();
    const scripted = scriptedDecision(request, core.consentSettings[server.provider] ?? '', choices[0]!.key);
    if (scripted) return decide(request, reply, pending, scripted);
    const remembered = server.rememberedUser?.(request, pending);
    if (remembered) return decide(request, reply, pending, { approve: true, user: remembered });
    const page = consentPage({
      providerName: server.name,
      clientId: pending.clientId,
      redirectHost: new URL(pending.redirectUri).host,
      users: choices,
      scopes: pending.scopes.map((name) => ({ name, meaning: server.meaningOf?.(name) ?? name })),
      action: `${server.baseUrl()}/authorize/decision`,
      requestId: core.consent.add(pending),
    });
    return sendHtml(reply, 200, page);
  });

  app.post('/authorize/decision', async (request, reply) => {
    const form = formFields(request) ?? {};
    const pending = core.consent.take(form['request'] ?? '');
    if (!pending)
      return refuse(reply, 'This request has expired', 'Go back to the application and start again.');
    const user = form['user'] ?? server.choices()[0]!.key;
    const isApproved = form['decision'] === 'approve';
    return decide(request, reply, pending, isApproved ? { approve: true, user } : { approve: false });
  });

  /** Validates the query. On an error it sends the answer itself and returns null. */
  function readRequest(request: FastifyRequest, reply: FastifyReply): PendingRequest | null {
    const query = queryOf(request);
    const { client } = server;
    const redirectUri = query['redirect_uri'] ?? '';
    const isKnown = query['client_id'] === client.id;
    if (!isKnown || !isRegisteredRedirect(client.redirectUris, redirectUri)) {
      const { refusals } = server;
      void refuse(reply, isKnown ? refusals.redirectUri : refusals.client, refusals.detail);
      return null;
    }
    const state = query['state'] ?? null;
    const read = server.readQuery(query);
    if (!('error' in read)) return { clientId: client.id, redirectUri, state, ...read };
    sendRedirect(request, reply, redirectUri, { ...read, state, iss: server.issuer?.() ?? null });
    return null;
  }

  function decide(request: FastifyRequest, reply: FastifyReply, pending: PendingRequest, decision: Decision) {
    const { clientId, redirectUri, scopes, challenge, state, nonce = null } = pending;
    const iss = server.issuer?.() ?? null;
    if (!decision.approve)
      return sendRedirect(request, reply, redirectUri, { error: 'access_denied', state, iss });
    const user = server.users.find(decision.user)?.key;
    if (user === undefined) {
      return refuse(reply, 'Unknown user', `The sandbox has no user "${decision.user}".`);
    }
    server.onConsent?.(request, reply, { ...pending, user });
    const grant = {
      provider: server.provider,
      prefixes: server.tokenPrefixes,
      clientId,
      user,
      scopes,
      authorizedAt: core.clock.now(),
      pkce: challenge !== null,
      nonce,
      revoked: false,
    };
    const { code } = core.tokens.issueCode(grant, redirectUri, challenge);
    return sendRedirect(request, reply, redirectUri, { code, state, iss });
  }
}

const refuse = (reply: FastifyReply, heading: string, detail: string) =>
  sendHtml(reply, 400, errorPage(heading, detail));

function sendHtml(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
