/** Codes, grants and tokens of both providers: issued once, checked by the clock, forgotten on reset. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock';

export type Provider = 'spotify' | 'soundcloud';

export type Grant = {
  provider: Provider;
  clientId: string;
  /** null for a grant an application made for itself. */
  person: string | null;
  scopes: readonly string[];
  authorizedAt: number;
  pkce: boolean;
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
export type RefreshToken = { token: string; grant: Grant; dead: boolean };

export const CODE_LIFE_MS = 10 * 60 * 1000;

export type TokenStore = ReturnType<typeof createTokenStore>;

export function createTokenStore(clock: Clock) {
  const codes = new Map<string, AuthorizationCode>();
  const access = new Map<string, AccessToken>();
  const refresh = new Map<string, RefreshToken>();

  const matching =
    (filter: { provider?: Provider | undefined; user?: string | undefined }) => (grant: Grant) =>
      (filter.provider === undefined || grant.provider === filter.provider) &&
      (filter.user === undefined || grant.person === filter.user);

  return {
    issueCode(grant: Grant, redirectUri: string, challenge: string | null): AuthorizationCode {
      const code = {
        code: opaque(grant.provider === 'spotify' ? 'AQ' : '', 120),
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
        token: opaque(grant.provider === 'spotify' ? 'BQ' : '2-', 168),
        grant,
        expiresAt: clock.now() + seconds * 1000,
      };
      access.set(token.token, token);
      return token;
    },
    issueRefresh(grant: Grant): RefreshToken {
      const token = { token: opaque(grant.provider === 'spotify' ? 'AQ' : '', 164), grant, dead: false };
      refresh.set(token.token, token);
      return token;
    },
    findAccess: (provider: Provider, token: string) => {
      const found = access.get(token);
      return found?.grant.provider === provider ? found : undefined;
    },
    findRefresh: (provider: Provider, token: string) => {
      const found = refresh.get(token);
      return found?.grant.provider === provider ? found : undefined;
    },
    forgetAccess: (token: string) => access.delete(token),
    /** Ages access tokens without touching the clock; answers how many it aged. */
    expire(filter: { provider?: Provider | undefined; user?: string | undefined }): number {
      const chosen = [...access.values()].filter((token) => matching(filter)(token.grant));
      for (const token of chosen) token.expiresAt = clock.now() - 1;
      return chosen.length;
    },
    /** What a person does on the provider's own account page: the grant and all its tokens die. */
    revoke(filter: { provider?: Provider | undefined; user?: string | undefined }): number {
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

export function opaque(prefix: string, length: number): string {
  return prefix + randomBytes(length).toString('base64url').slice(0, length);
}
