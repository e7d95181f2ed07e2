/** Pending authorization requests, consent remembered per browser, and consent decided without showing the page. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { queryOf } from './bodies';

export type PendingRequest = {
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  state: string | null;
  challenge: string | null;
  /** OpenID Connect only. */
  nonce?: string | null;
};

export type Decision = { approve: true; user: string } | { approve: false };

export type ConsentStore = ReturnType<typeof createConsentStore>;

export function createConsentStore() {
  const pending = new Map<string, PendingRequest>();
  const browsers = new Map<string, Map<string, { user: string; scopes: readonly string[] }>>();
  return {
    add(request: PendingRequest): string {
      const id = randomUUID();
      pending.set(id, request);
      return id;
    },
    /** Removes the request: a consent form can be submitted once. */
    take(id: string): PendingRequest | undefined {
      const found = pending.get(id);
      pending.delete(id);
      return found;
    },
    remember(browser: string, request: PendingRequest, user: string) {
      const grants = browsers.get(browser) ?? new Map<string, { user: string; scopes: readonly string[] }>();
      grants.set(request.clientId, { user, scopes: request.scopes });
      browsers.set(browser, grants);
    },
    rememberedUser(browser: string | null, request: PendingRequest): string | null {
      const grant = browser ? browsers.get(browser)?.get(request.clientId) : undefined;
      return grant && request.scopes.every((scope) => grant.scopes.includes(scope)) ? grant.user : null;
    },
    clear() {
      pending.clear();
      browsers.clear();
    },
  };
}

const CONSENT_COOKIE = 'sandbox_consent';
export const BROWSER_COOKIE = 'sandbox_browser';

/** A decision made without the page: `deny` or `approve:premium-pat`, from the query, else the cookie, else the settings. */
export function scriptedDecision(
  request: FastifyRequest,
  setting: string,
  firstUser: string,
): Decision | null {
  const query = queryOf(request);
  if (query['sandbox_auto'] === 'deny') return { approve: false };
  if (query['sandbox_auto'] === 'approve') return { approve: true, user: query['sandbox_user'] ?? firstUser };
  const script = cookieOf(request, CONSENT_COOKIE) ?? setting;
  if (script === 'deny') return { approve: false };
  if (script === 'approve') return { approve: true, user: firstUser };
  if (script.startsWith('approve:')) return { approve: true, user: script.slice('approve:'.length) };
  return null;
}

export function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key === name) return decodeURIComponent(rest.join('='));
  }
  return null;
}
