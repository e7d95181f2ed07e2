// Settings of the ways to sign in besides music services.
import { OPEN_ID, SIGN_IN_SERVICES } from '@segue/contract';
import { z } from 'zod';
import { withCredentials } from './app-credentials';
import type { ProviderConfigs } from './provider-settings';
import {
  addressWithSlash,
  ConfigError,
  flag,
  isSafe,
  origins,
  parseVariables,
  type Environment,
} from '../config/fields';

const settings = z.object({
  /** Whether users register and sign in with a password. */
  passwordSignIn: flag.default(true).describe('PASSWORD_SIGN_IN'),
  /** In this header a trusted proxy names the user it has logged in. */
  authProxyHeader: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header such as X-Remote-User')
    .optional()
    .describe('AUTH_PROXY_HEADER'),
  /** As the issuer of OpenID Connect writes it: a trailing slash is part of it. */
  issuer: addressWithSlash.refine(isSafe, 'must begin with https://').optional().describe('OIDC_ISSUER'),
  /** What screens call it. */
  name: z.string().max(40).optional().describe('OIDC_NAME'),
  /** Where it has endpoints besides its own host. */
  hosts: origins.default([]).describe('OIDC_HOSTS'),
});

export function readSignIn(env: Environment, trustedProxies: readonly string[], providers: ProviderConfigs) {
  const { passwordSignIn, authProxyHeader, issuer, name, hosts } = parseVariables(settings, env);
  // Else every client could name any user.
  if (authProxyHeader && trustedProxies.length === 0)
    throw new ConfigError('AUTH_PROXY_HEADER: needs the address of the proxy in TRUSTED_PROXIES.');
  const client = withCredentials(env, 'OIDC', {});
  if (Boolean(issuer) !== Boolean(client))
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must all be set.');
  const { host, origin } = new URL(issuer ?? 'http://none');
  const openId = issuer && client && { ...client, issuer, name: name ?? host, origins: [origin, ...hosts] };
  const services: Record<string, unknown> = { ...providers, [OPEN_ID]: openId };
  if (!passwordSignIn && !authProxyHeader && !SIGN_IN_SERVICES.some((service) => services[service]))
    throw new ConfigError('PASSWORD_SIGN_IN: nobody could sign in; set up another way, see .env.example.');
  return { passwordSignIn, authProxyHeader: authProxyHeader?.toLowerCase() ?? null, openId: openId || null };
}
