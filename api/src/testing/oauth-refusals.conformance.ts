// OAuth flows up to their callback, and what must hold when the callback is refused.
import type { OAuthProvider } from './sandbox-providers';
import type { Answer, Browser } from './browser';
import { startFlow } from './oauth-flow';
import type { TestServer } from './test-server';

const SANDBOX_USERS: Record<OAuthProvider, string> = { spotify: 'premium-pat', soundcloud: 'listener' };

/** Runs a flow up to the redirect to the callback, which the browser has not opened yet. */
export async function consented(
  browser: Browser,
  provider: OAuthProvider,
  user = SANDBOX_USERS[provider],
  start = `/api/auth/${provider}/`,
): Promise<URL> {
  const consent = await startFlow(browser, start);
  consent.searchParams.set('sandbox_auto', 'approve');
  consent.searchParams.set('sandbox_user', user);
  const decided = await fetch(consent, { redirect: 'manual' });
  return new URL(decided.headers.get('location') ?? 'http://no-redirect.test');
}
export const follow = (browser: Browser, back: URL): Promise<Answer> =>
  browser.visit(back.pathname + back.search, 'cross-site');
export const changed = (back: URL, change: (query: URLSearchParams) => void): URL => {
  const copy = new URL(back);
  change(copy.searchParams);
  return copy;
};
export function refusalsOf(server: () => TestServer, reset: () => void) {
  const kept = async () => {
    const tables = ['users', 'sessions', 'connections'] as const;
    return Promise.all(tables.map(async (table) => (await server().rows(table)).length));
  };

  async function expectRefused(
    error: string,
    provider: OAuthProvider,
    come: () => Promise<Answer>,
  ): Promise<void> {
    const before = await kept();
    const answer = await come();
    expect(answer.statusCode).toBe(303);
    const target = new URL(String(answer.headers.location), 'http://segue.test');
    expect(target.pathname).toBe('/sign-in');
    expect(Object.fromEntries(target.searchParams)).toMatchObject({ error, provider });
    expect(answer.cookies.map(({ name }) => name)).not.toContain('segue-session');
    expect(await kept()).toEqual(before);
  }

  async function expectNextWorks(provider: OAuthProvider): Promise<void> {
    reset();
    const browser = server().visitor();
    const answer = await follow(browser, await consented(browser, provider));
    expect(answer.headers.location).toBe('/setup-account');
  }

  return { kept, expectRefused, expectNextWorks };
}
