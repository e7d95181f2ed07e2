/** SoundCloud's authorization server: PKCE always, secrets in the body, except where only Basic will do. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, isRecord, jsonBody, queryOf } from '../core/bodies';
import { scriptedDecision, type Decision, type PendingRequest } from '../core/consent';
import { consentPage } from '../core/consent-page';
import { errorPage } from '../core/page';
import { answerRedirect } from '../core/redirect-answer';
import { isRegisteredRedirect } from '../core/redirect-uris';
import type { World } from '../world';
import { soundCloudTokenRoute } from './token.route';

const FIRST_PERSON = 'listener';

export function oauthRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get('/authorize', async (request, reply) => {
      const asked = readRequest(world, request, reply);
      if (!asked) return reply;
      const scripted = scriptedDecision(request, world.settings.consent.soundcloud, FIRST_PERSON);
      if (scripted) return decide(world, request, reply, asked, scripted);
      return sendHtml(
        reply,
        200,
        consentPage({
          providerName: 'SoundCloud',
          clientId: asked.clientId,
          redirectHost: new URL(asked.redirectUri).host,
          people: ['listener', 'uploader', 'no-avatar'].flatMap((key) => {
            const person = world.soundcloudPeople.find(key);
            return person ? [{ key, name: person.username, detail: person.detail }] : [];
          }),
          scopes: [],
          action: `${world.urls.soundcloudAuth}/authorize/decision`,
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
      const decision: Decision =
        form['decision'] === 'approve'
          ? { approve: true, user: form['user'] ?? FIRST_PERSON }
          : { approve: false };
      return decide(world, request, reply, asked, decision);
    });

    app.post('/oauth/token', soundCloudTokenRoute(world));

    app.post('/sign-out', async (request, reply) => {
      const reading = jsonBody(request);
      const token = reading.ok && isRecord(reading.value) ? reading.value['access_token'] : undefined;
      if (typeof token !== 'string') return reply.code(400).send({ error: 'invalid_request' });
      const found = world.tokens.findAccess('soundcloud', token);
      if (found) found.grant.revoked = true;
      return reply.code(200).send({});
    });
  };
}

function readRequest(world: World, request: FastifyRequest, reply: FastifyReply): PendingRequest | null {
  const query = queryOf(request);
  const client = world.clients.soundcloud;
  const refuse = (text: string) => {
    void sendHtml(reply, 400, errorPage(text, 'The application never hears of this page.'));
    return null;
  };
  if (query['client_id'] !== client.id) return refuse('invalid_client');
  const redirectUri = query['redirect_uri'] ?? '';
  if (!isRegisteredRedirect(client.redirectUris, redirectUri)) return refuse('invalid redirect_uri');
  const state = query['state'] ?? null;
  const challenge = query['code_challenge'] ?? '';
  const problem =
    query['response_type'] !== 'code'
      ? 'response_type must be code'
      : !/^[A-Za-z0-9_-]{43}$/.test(challenge) || query['code_challenge_method'] !== 'S256'
        ? 'code_challenge with method S256 is required'
        : null;
  if (problem) {
    answerRedirect(request, reply, redirectUri, {
      error: 'invalid_request',
      error_description: problem,
      state,
    });
    return null;
  }
  return { clientId: client.id, redirectUri, state, scopes: [], challenge };
}

function decide(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PendingRequest,
  decision: Decision,
) {
  const person = decision.approve ? world.soundcloudPeople.find(decision.user) : undefined;
  if (decision.approve && !person) {
    return sendHtml(
      reply,
      400,
      errorPage('Nobody by that name', `The sandbox has no person "${decision.user}".`),
    );
  }
  if (!person)
    return answerRedirect(request, reply, asked.redirectUri, { error: 'access_denied', state: asked.state });
  const code = world.tokens.issueCode(
    {
      provider: 'soundcloud',
      clientId: asked.clientId,
      person: person.key,
      scopes: [],
      authorizedAt: world.clock.now(),
      pkce: true,
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
