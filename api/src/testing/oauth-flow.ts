// A person's way to a provider's consent page and back.
import type { Provider } from '@segue/contract';
import type { Answer, Browser } from './browser';

/** Starts at `start`; returns where the provider's page would be. */
export async function startFlow(browser: Browser, start: string): Promise<URL> {
  const answer = await browser.visit(start);
  return new URL(String(answer.headers['location']), 'http://landed-on-a-screen.test');
}

/** Comes back with consent given by `person`. */
export async function finishFlow(
  browser: Browser,
  provider: Provider,
  query: Record<string, string>,
): Promise<Answer> {
  return browser.visit(`/api/auth/${provider}/callback?${new URLSearchParams(query)}`, 'cross-site');
}

/** The whole round: leave, consent as `person`, come back. */
export async function completeFlow(
  browser: Browser,
  provider: Provider,
  person: string,
  start = `/api/auth/${provider}/`,
): Promise<Answer> {
  const consent = await startFlow(browser, start);
  return finishFlow(browser, provider, { code: person, state: consent.searchParams.get('state') ?? '' });
}
