/** SoundCloud's authorization server: PKCE is mandatory, client secrets come in the body. */
import type { FastifyInstance } from 'fastify';
import { addAuthorizationRoutes } from '@segue/provider-sandbox/core/authorization.routes';
import { isRecord, jsonBody } from '@segue/provider-sandbox/core/bodies';
import type { SoundCloudContext } from './context';
import { countAppTokenRequest, soundCloudTokenRoute, TOKEN_PREFIXES } from './token.route';

export function oauthRoutes(context: SoundCloudContext) {
  return async (app: FastifyInstance) => {
    addAuthorizationRoutes(app, context, {
      provider: 'soundcloud',
      name: 'SoundCloud',
      client: context.client,
      tokenPrefixes: TOKEN_PREFIXES,
      baseUrl: () => context.urls.soundcloudAuth,
      users: context.soundcloudUsers,
      choices: () =>
        ['listener', 'uploader', 'no-avatar'].flatMap((key) => {
          const user = context.soundcloudUsers.find(key);
          return user ? [{ key, name: user.username, detail: user.detail }] : [];
        }),
      refusals: {
        client: 'invalid_client',
        redirectUri: 'invalid redirect_uri',
        detail: 'The application gets no answer.',
      },
      readQuery: (query) => {
        const challenge = query['code_challenge'] ?? '';
        const hasChallenge =
          /^[A-Za-z0-9_-]{43}$/.test(challenge) && query['code_challenge_method'] === 'S256';
        if (query['response_type'] === 'code' && hasChallenge) return { scopes: [], challenge };
        return {
          error: 'invalid_request',
          error_description:
            query['response_type'] === 'code'
              ? 'code_challenge with method S256 is required'
              : 'response_type must be code',
        };
      },
    });

    app.post('/oauth/token', { preValidation: countAppTokenRequest(context) }, soundCloudTokenRoute(context));

    app.post('/sign-out', async (request, reply) => {
      const reading = jsonBody(request);
      const token = reading.ok && isRecord(reading.value) ? reading.value['access_token'] : undefined;
      if (typeof token !== 'string') return reply.code(400).send({ error: 'invalid_request' });
      const found = context.tokens.findAccess('soundcloud', token);
      if (found) found.grant.revoked = true;
      return reply.code(200).send({});
    });
  };
}
