// Back or reload on a callback: the second request ends on the sign-in screen, which redirects signed-in users home.
import { serverPerTest, type Browser } from '../../../testing/server.fixture';
import { finishFlow, startedState } from '../../../testing/oauth-flow';

const server = serverPerTest();

const CONNECT = '/api/settings/connect/spotify/';
const SIGN_IN = '/api/auth/spotify/';
const SECOND = '/sign-in?error=state_invalid&provider=spotify';

/** The redirect targets of a callback and of its repetition. */
async function twice(browser: Browser, start: string): Promise<(string | undefined)[]> {
  const state = await startedState(browser, start);
  const answer = { code: 'listener', state };
  const first = await finishFlow(browser, 'spotify', answer);
  const second = await finishFlow(browser, 'spotify', answer);
  expect(second.statusCode).toBe(303);
  return [first.headers.location, second.headers.location];
}
const isMember = async (browser: Browser) => (await browser.memberStatus()) === 200;

test('a repeated sign-in callback does not report a failed connect', async () => {
  const browser = await server.member();
  await browser.connect('spotify', 'listener');
  await browser.logout();
  expect(await twice(browser, SIGN_IN)).toEqual(['/home', SECOND]);
  expect(await isMember(browser)).toBe(true);
});

test('a repeated connect callback does not report a failed connect', async () => {
  const browser = await server.member();
  expect(await twice(browser, CONNECT)).toEqual(['/account-settings?tab=connections', SECOND]);
  expect(await isMember(browser)).toBe(true);
});
