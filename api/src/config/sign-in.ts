// Settings of OpenID Connect, and the check that somebody can sign in at all.
import { descriptorOf } from '@segue/contract';
import { z } from 'zod';
import { withCredentials } from '../providers/app-credentials';
import { configuredOf, type ProviderConfigs } from '../providers/provider-settings';
import { addressWithSlash, ConfigError, isSafe, origins, parseVariables, type Environment } from './fields';

const NAME_MAX_CHARACTERS = 40;

const settings = z.object({
  /** As the issuer writes it: a trailing slash is part of it. */
  issuer: addressWithSlash.refine(isSafe, 'must begin with https://').optional().describe('OIDC_ISSUER'),
  /** What screens call it. */
  name: z.string().max(NAME_MAX_CHARACTERS).optional().describe('OIDC_NAME'),
  /** Where the issuer has endpoints besides its own host. */
  hosts: origins.default([]).describe('OIDC_HOSTS'),
});

/** Null when OpenID Connect is not configured. */
export function readOpenId(env: Environment) {
  const { issuer, name, hosts } = parseVariables(settings, env);
  const credentials = withCredentials(env, 'OIDC', {});
  if (!issuer && !credentials) return null;
  if (!issuer || !credentials) {
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must all be set.');
  }
  const { host, origin } = new URL(issuer);
  return { ...credentials, issuer, name: name ?? host, origins: [origin, ...hosts] };
}

export function requireWayIn(
  { passwordSignIn, authProxyHeader }: { passwordSignIn: boolean; authProxyHeader: string | null },
  openId: object | null,
  providers: ProviderConfigs,
): void {
  const hasProvider = configuredOf(providers).some((id) => descriptorOf(id).login === 'oauth');
  if (passwordSignIn || authProxyHeader !== null || openId !== null || hasProvider) return;
  throw new ConfigError(
    'PASSWORD_SIGN_IN: nobody could sign in without passwords; configure OIDC_ISSUER, AUTH_PROXY_HEADER, Spotify or SoundCloud first.',
  );
}
