/** The accounts service: authorize, ask, decide. https://developer.spotify.com/documentation/web-api/tutorials/code-flow */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, queryOf } from '../core/bodies';
import {
  BROWSER_COOKIE,
  cookieOf,
  scriptedDecision,
  type Decision,
  type PendingRequest,
} from '../core/consent';
import { consentPage } from '../core/consent-page';
import { errorPage } from '../core/page';
import { isRegisteredRedirect } from '../core/redirect-uris';
import { answerRedirect } from '../core/redirect-answer';
import type { World } from '../world';
import { SPOTIFY_SCOPES } from './scopes';
import { tokenRoute } from './token.route';

const FIRST_PERSON = 'premium-pat';

export function accountsRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get('/authorize', async (request, reply) => {
      const asked = readRequest(world, request, reply);
      if (!asked) return reply;
      const scripted = scriptedDecision(request, world.settings.consent.spotify, FIRST_PERSON);
      if (scripted) return decide(world, request, reply, asked, scripted);
      const remembered = world.consent.rememberedUser(cookieOf(request, BROWSER_COOKIE), asked);
      if (remembered && queryOf(request)['show_dialog'] !== 'true') {
        return decide(world, request, reply, asked, { approve: true, user: remembered });
      }
      return sendHtml(
        reply,
        200,
        consentPage({
          providerName: 'Spotify',
          clientId: asked.clientId,
          redirectHost: new URL(asked.redirectUri).host,
          people: ['premium-pat', 'free-frankie', 'nia', 'null'].flatMap((key) => {
            const person = world.spotifyPeople.find(key);
            return person ? [{ key, name: person.displayName ?? 'No-name Null', detail: person.detail }] : [];
          }),
          scopes: asked.scopes.map((name) => ({ name, meaning: SPOTIFY_SCOPES[name] ?? name })),
          action: `${world.urls.spotifyAccounts}/authorize/decision`,
          requestId: world.consent.hold(asked),
        }),
      );
    });

    app.post('/authorize/decision', async (request, reply) => {
      const form = formFields(request) ?? {};
      const asked = world.consent.release(form['request'] ?? '');
      if (!asked)
        return sendHtml(
          reply,
          400,
          errorPage('This request is over', 'Go back to the application and start again.'),
        );
      return decide(
        world,
        request,
        reply,
        asked,
        form['decision'] === 'approve'
          ? { approve: true, user: form['user'] ?? FIRST_PERSON }
          : { approve: false },
      );
    });

    app.post('/api/token', tokenRoute(world));
  };
}

/** Answers the request itself when nothing may be redirected; `null` means it did. */
function readRequest(world: World, request: FastifyRequest, reply: FastifyReply): PendingRequest | null {
  const query = queryOf(request);
  const client = world.clients.spotify;
  const refuse = (text: string) => {
    void sendHtml(
      reply,
      400,
      errorPage(text, 'The accounts service shows this page itself; the application never hears of it.'),
    );
    return null;
  };
  if (query['client_id'] !== client.id) return refuse('INVALID_CLIENT: Invalid client');
  const redirectUri = query['redirect_uri'] ?? '';
  if (!isRegisteredRedirect(client.redirectUris, redirectUri))
    return refuse('INVALID_CLIENT: Invalid redirect URI');

  const asked: PendingRequest = {
    clientId: client.id,
    redirectUri,
    state: query['state'] ?? null,
    scopes: (query['scope'] ?? '').split(/[ +]/).filter(Boolean),
    challenge: query['code_challenge'] ?? null,
  };
  const error = problemWith(query, asked);
  if (!error) return asked;
  answerRedirect(request, reply, redirectUri, { error, state: asked.state });
  return null;
}

function problemWith(query: Record<string, string>, asked: PendingRequest): string | null {
  if (query['response_type'] !== 'code') return 'unsupported_response_type';
  if (asked.scopes.some((scope) => !(scope in SPOTIFY_SCOPES))) return 'invalid_scope';
  if (asked.challenge !== null && query['code_challenge_method'] !== 'S256') return 'invalid_request';
  if (asked.challenge === null && query['code_challenge_method'] !== undefined) return 'invalid_request';
  return null;
}

function decide(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PendingRequest,
  decision: Decision,
) {
  const person = decision.approve ? world.spotifyPeople.find(decision.user) : undefined;
  if (decision.approve && !person) {
    return sendHtml(
      reply,
      400,
      errorPage('Nobody by that name', `The sandbox has no person "${decision.user}".`),
    );
  }
  if (!person)
    return answerRedirect(request, reply, asked.redirectUri, { error: 'access_denied', state: asked.state });

  const browser = cookieOf(request, BROWSER_COOKIE) ?? randomUUID();
  world.consent.remember(browser, asked, person.key);
  void reply.header(
    'set-cookie',
    `${BROWSER_COOKIE}=${browser}; Path=/spotify/accounts; HttpOnly; SameSite=Lax`,
  );
  const code = world.tokens.issueCode(
    {
      provider: 'spotify',
      clientId: asked.clientId,
      person: person.key,
      scopes: asked.scopes,
      authorizedAt: world.clock.now(),
      pkce: asked.challenge !== null,
      revoked: false,
    },
    asked.redirectUri,
    asked.challenge,
  );
  return answerRedirect(request, reply, asked.redirectUri, { code: code.code, state: asked.state });
}

function sendHtml(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
