/** Authorization codes, access tokens and refresh tokens of the providers that have OAuth. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock';

/** How the tokens of a provider begin. */
export type TokenPrefixes = { code: string; access: string; refresh: string };

export type Grant = {
  provider: string;
  prefixes: TokenPrefixes;
  clientId: string;
  /** null for client credentials. */
  user: string | null;
  scopes: readonly string[];
  authorizedAt: number;
  pkce: boolean;
  /** OpenID Connect only. */
  nonce?: string | null;
  revoked: boolean;
};

export type AuthorizationCode = {
  code: string;
  grant: Grant;
  redirectUri: string;
  challenge: string | null;
  expiresAt: number;
  used: boolean;
};

export type AccessToken = { token: string; grant: Grant; expiresAt: number };
export type RefreshToken = { token: string; grant: Grant; used: boolean };

const CODE_LIFE_MS = 10 * 60 * 1000;

export type TokenStore = ReturnType<typeof createTokenStore>;

export function createTokenStore(clock: Clock) {
  const codes = new Map<string, AuthorizationCode>();
  const access = new Map<string, AccessToken>();
  const refresh = new Map<string, RefreshToken>();

  const matching = (filter: { provider?: string | undefined; user?: string | undefined }) => (grant: Grant) =>
    (filter.provider === undefined || grant.provider === filter.provider) &&
    (filter.user === undefined || grant.user === filter.user);

  return {
    issueCode(grant: Grant, redirectUri: string, challenge: string | null): AuthorizationCode {
      const code = {
        code: opaque(grant.prefixes.code, 120),
        grant,
        redirectUri,
        challenge,
        expiresAt: clock.now() + CODE_LIFE_MS,
        used: false,
      };
      codes.set(code.code, code);
      return code;
    },
    findCode: (code: string) => codes.get(code),
    issueAccess(grant: Grant, seconds: number): AccessToken {
      const token = {
        token: opaque(grant.prefixes.access, 168),
        grant,
        expiresAt: clock.now() + seconds * 1000,
      };
      access.set(token.token, token);
      return token;
    },
    issueRefresh(grant: Grant): RefreshToken {
      const token = { token: opaque(grant.prefixes.refresh, 164), grant, used: false };
      refresh.set(token.token, token);
      return token;
    },
    findAccess: (provider: string, token: string) => {
      const found = access.get(token);
      return found?.grant.provider === provider ? found : undefined;
    },
    findRefresh: (provider: string, token: string) => {
      const found = refresh.get(token);
      return found?.grant.provider === provider ? found : undefined;
    },
    deleteAccess: (token: string) => access.delete(token),
    /** Expires access tokens without advancing the clock; returns how many. */
    expire(filter: { provider?: string | undefined; user?: string | undefined }): number {
      const chosen = [...access.values()].filter((token) => matching(filter)(token.grant));
      for (const token of chosen) token.expiresAt = clock.now() - 1;
      return chosen.length;
    },
    /** Revokes grants and all their tokens, as a user can on the provider's account page. */
    revoke(filter: { provider?: string | undefined; user?: string | undefined }): number {
      const grants = new Set(
        [...access.values(), ...refresh.values()].map(({ grant }) => grant).filter(matching(filter)),
      );
      for (const grant of grants) grant.revoked = true;
      return grants.size;
    },
    clear() {
      codes.clear();
      access.clear();
      refresh.clear();
    },
  };
}

export function verifierMatches(challenge: string, verifier: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function opaque(prefix: string, length: number): string {
  return prefix + randomBytes(length).toString('base64url').slice(0, length);
}
