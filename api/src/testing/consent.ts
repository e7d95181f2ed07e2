// The consent of a user of the sandbox, up to the callback.
import type { OAuthProvider } from './sandbox-providers';
import type { Answer, Browser } from './browser';
import { startFlow } from './oauth-flow';

const SANDBOX_USERS = { spotify: 'premium-pat', soundcloud: 'listener', oidc: 'ada' };

/** Runs a flow up to the redirect to the callback, which the browser has not opened yet. */
export async function consented(
  browser: Browser,
  provider: OAuthProvider | 'oidc',
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
