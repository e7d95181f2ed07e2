// [AB-19] Who presses Back, or loads the return of a round again, has lost nothing: from the sign-in screen a member is led on home.
import type { Browser } from '../../../testing/browser';
import { finishFlow, startFlow, completeFlow } from '../../../testing/oauth-flow';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const CONNECT = '/api/settings/connect/spotify/';
const SIGN_IN = '/api/auth/spotify/';
const SECOND = '/sign-in?error=state_invalid&provider=spotify';

/** Where the round ends, and where it does when its return is asked for once more. */
async function twice(browser: Browser, start: string): Promise<(string | undefined)[]> {
  const state = (await startFlow(browser, start)).searchParams.get('state') ?? '';
  const answer = { code: 'listener', state };
  const first = await finishFlow(browser, 'spotify', answer);
  const second = await finishFlow(browser, 'spotify', answer);
  expect(second.statusCode).toBe(303);
  return [first.headers.location, second.headers.location];
}
const isMember = async (browser: Browser) =>
  (await browser.call('GET', '/api/settings/profile')).statusCode === 200;

test('a repeated sign-in callback does not report a failed connect', async () => {
  const browser = await server.member();
  await completeFlow(browser, 'spotify', 'listener', CONNECT);
  await browser.call('POST', '/api/auth/logout');
  expect(await twice(browser, SIGN_IN)).toEqual(['/home', SECOND]);
  expect(await isMember(browser)).toBe(true);
});

test('a repeated connect callback does not report a failed connect', async () => {
  const browser = await server.member();
  expect(await twice(browser, CONNECT)).toEqual(['/account-settings?tab=connections', SECOND]);
  expect(await isMember(browser)).toBe(true);
});
