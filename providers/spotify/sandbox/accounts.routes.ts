/** Spotify's accounts service: authorization, consent and token endpoint. https://developer.spotify.com/documentation/web-api/tutorials/code-flow */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addAuthorizationRoutes } from '@segue/provider-sandbox/core/authorization.routes';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import { BROWSER_COOKIE, cookieOf } from '@segue/provider-sandbox/core/consent';
import type { SpotifyContext } from './context';
import { SPOTIFY_SCOPES } from './scopes';
import { TOKEN_PREFIXES, tokenRoute } from './token.route';

export function accountsRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
    addAuthorizationRoutes(app, context, {
      provider: 'spotify',
      name: 'Spotify',
      client: context.client,
      tokenPrefixes: TOKEN_PREFIXES,
      baseUrl: () => context.urls.spotifyAccounts,
      users: context.spotifyUsers,
      choices: () =>
        ['premium-pat', 'free-frankie', 'nia', 'null'].flatMap((key) => {
          const user = context.spotifyUsers.find(key);
          return user ? [{ key, name: user.displayName ?? 'No-name Null', detail: user.detail }] : [];
        }),
      refusals: {
        client: 'INVALID_CLIENT: Invalid client',
        redirectUri: 'INVALID_CLIENT: Invalid redirect URI',
        detail: 'The accounts service shows this page; the application gets no answer.',
      },
      readQuery: (query) => {
        const scopes = (query['scope'] ?? '').split(/[ +]/).filter(Boolean);
        const challenge = query['code_challenge'] ?? null;
        if (query['response_type'] !== 'code') return { error: 'unsupported_response_type' };
        if (scopes.some((scope) => !(scope in SPOTIFY_SCOPES))) return { error: 'invalid_scope' };
        if (query['code_challenge_method'] !== (challenge === null ? undefined : 'S256')) {
          return { error: 'invalid_request' };
        }
        return { scopes, challenge };
      },
      meaningOf: (scope) => SPOTIFY_SCOPES[scope] ?? scope,
      rememberedUser: (request, pending) =>
        queryOf(request)['show_dialog'] === 'true'
          ? null
          : context.consent.rememberedUser(cookieOf(request, BROWSER_COOKIE), pending),
      onConsent: (request, reply, consent) => {
        const browser = cookieOf(request, BROWSER_COOKIE) ?? randomUUID();
        context.consent.remember(browser, consent, consent.user);
        void reply.header(
          'set-cookie',
          `${BROWSER_COOKIE}=${browser}; Path=/spotify/accounts; HttpOnly; SameSite=Lax`,
        );
      },
    });

    app.post('/api/token', tokenRoute(context));
  };
}
