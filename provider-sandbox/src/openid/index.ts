/** An issuer of OpenID Connect with the users of one household: https://openid.net/specs/openid-connect-core-1_0.html. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addAuthorizationRoutes } from '../core/authorization.routes';
import { basicCredentials, formFields } from '../core/bodies';
import type { Core, ProviderSandbox, RegisteredClient } from '../core/provider-sandbox';
import { verifierMatches } from '../core/tokens';
import { createUserDirectory } from '../core/user-directory';
import { createSigner } from './id-token';

const TOKEN_PREFIXES = { code: 'oidc-', access: 'oidc-', refresh: '' };
const SCOPES = ['openid', 'email', 'profile'];
const ACCESS_SECONDS = 300;

const HOUSEHOLD = [
  { key: 'ada', name: 'Ada', email: 'ada@example.com', detail: 'Has an email' },
  { key: 'ben', name: 'Ben', email: 'ben@example.com', detail: 'Has an email' },
  { key: 'cleo', name: 'Cleo', email: '', detail: 'Has no email' },
];

export function createOpenId(core: Core, client: RegisteredClient) {
  const users = createUserDirectory(HOUSEHOLD, (base, tag) => ({ ...base, key: `${base.key}+${tag}` }));
  const signer = createSigner(core.clock.now);
  // `idToken`: what is wrong with ID tokens; `issuer`: another one in callbacks, `none` for none.
  const defaults = () => ({ openid: { idToken: '', issuer: '' } });
  let settings = defaults();
  let issuer = 'http://127.0.0.1/openid';
  core.consentSettings['openid'] = '';

  const exchange = (request: FastifyRequest): [status: number, body: object] => {
    const form = formFields(request) ?? {};
    const sent = basicCredentials(request.headers.authorization) ?? {
      id: form['client_id'],
      secret: form['client_secret'],
    };
    if (sent.id !== client.id || sent.secret !== client.secret) return [401, { error: 'invalid_client' }];
    if (form['grant_type'] !== 'authorization_code') return [400, { error: 'unsupported_grant_type' }];
    const code = core.tokens.findCode(form['code'] ?? '');
    const isValid =
      code !== undefined &&
      !code.used &&
      code.grant.provider === 'openid' &&
      code.expiresAt >= core.clock.now() &&
      code.redirectUri === form['redirect_uri'] &&
      verifierMatches(code.challenge ?? '', form['code_verifier'] ?? '');
    const user = users.find(code?.grant.user ?? '');
    if (!isValid || !user) return [400, { error: 'invalid_grant' }];
    code.used = true;
    const { nonce = null } = code.grant;
    const claims = { iss: issuer, sub: user.key, aud: client.id, nonce, email: user.email };
    return [
      200,
      {
        access_token: core.tokens.issueAccess(code.grant, ACCESS_SECONDS).token,
        token_type: 'Bearer',
        expires_in: ACCESS_SECONDS,
        ...(settings.openid.idToken !== 'missing' && {
          id_token: signer.idToken(claims, settings.openid.idToken),
        }),
      },
    ];
  };

  const routes = async (app: FastifyInstance) => {
    app.get('/.well-known/openid-configuration', async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: SCOPES,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      authorization_response_iss_parameter_supported: true,
    }));
    app.get('/jwks', async () => signer.jwks());
    addAuthorizationRoutes(app, core, {
      provider: 'openid',
      name: 'OpenID Connect',
      client,
      tokenPrefixes: TOKEN_PREFIXES,
      baseUrl: () => issuer,
      users,
      choices: () => HOUSEHOLD,
      refusals: {
        client: 'invalid_client',
        redirectUri: 'invalid redirect_uri',
        detail: 'The application gets no answer.',
      },
      issuer: () => (settings.openid.issuer === 'none' ? null : settings.openid.issuer || issuer),
      readQuery: (query) => {
        const scopes = (query['scope'] ?? '').split(' ').filter((scope) => SCOPES.includes(scope));
        const challenge = query['code_challenge'] ?? '';
        if (query['response_type'] !== 'code') return { error: 'unsupported_response_type' };
        if (!scopes.includes('openid')) return { error: 'invalid_scope' };
        if (query['code_challenge_method'] !== 'S256' || challenge === '')
          return { error: 'invalid_request' };
        return { scopes, challenge, nonce: query['nonce'] ?? null };
      },
    });
    app.post('/token', async (request, reply) => {
      const [status, body] = exchange(request);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
  };

  return {
    services: [['/openid', 'openid']] as const,
    client,
    trackCount: 0,
    users: () => users.list(),
    userOf: (request) => core.tokens.findCode(formFields(request)?.['code'] ?? '')?.grant.user ?? null,
    settings: () => settings,
    urls: (base: string) => ({ openid: (issuer = `${base}/openid`) }),
    addRoutes: async (app) => void (await app.register(routes, { prefix: '/openid' })),
    reset() {
      settings = defaults();
      core.consentSettings['openid'] = '';
      users.clear();
    },
  } satisfies ProviderSandbox & Record<string, unknown>;
}
