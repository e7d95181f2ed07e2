// OAuth flows of a test browser.
import type { Provider } from '@segue/contract';
import type { LightMyRequestResponse as Answer } from 'fastify';

type Visitor = { visit: (url: string, site?: string) => Promise<Answer> };

/** Starts a flow and returns the address of the consent page. */
export async function startFlow(browser: Visitor, start: string): Promise<URL> {
  const answer = await browser.visit(start);
  return new URL(String(answer.headers['location']), 'http://landed-on-a-screen.test');
}

/** Starts a flow and returns the state with which its callback must come. */
export async function startedState(browser: Visitor, start: string): Promise<string> {
  return (await startFlow(browser, start)).searchParams.get('state') ?? '';
}

/** Opens the callback. */
export async function finishFlow(
  browser: Visitor,
  provider: Provider,
  query: Record<string, string>,
): Promise<Answer> {
  return browser.visit(`/api/auth/${provider}/callback?${new URLSearchParams(query)}`, 'cross-site');
}

/** A whole flow with the consent of `user`. */
export async function completeFlow(
  browser: Visitor,
  provider: Provider,
  user: string,
  start = `/api/auth/${provider}/`,
): Promise<Answer> {
  return finishFlow(browser, provider, { code: user, state: await startedState(browser, start) });
}
