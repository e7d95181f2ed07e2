import { appearanceCookie } from '@segue/contract/appearance';
import { serverPerFile } from '../../testing/server.fixture';

const server = serverPerFile();

const COOKIE = appearanceCookie(false);
const url = '/api/user/appearance';

test('appearance: the choice is kept with the account and in its export [APPEAR-04]', async () => {
  const browser = await server.member();
  const check = async () => (await browser.read('checkAuth')).userInfo;
  expect(await check()).not.toHaveProperty('appearance');
  expect((await browser.call('PUT', url, { appearance: 'light' })).statusCode).toBe(200);
  expect(await check()).toMatchObject({ appearance: 'light' });
  const exported = (await browser.call('GET', '/api/settings/export')).json();
  expect(exported.account.appearance).toBe('light');
});

test('appearance: a sign-in gives the choice to the next page of this browser [APPEAR-05]', async () => {
  const email = 'device@example.com';
  const password = 'Harbour2025';
  const first = server.visitor();
  await first.register(email, password);
  expect(first.cookies.get(COOKIE)).toBeUndefined();
  await first.call('PUT', url, { appearance: 'system' });
  const other = await server.signedIn(email, password);
  expect(other.cookies.get(COOKIE)).toBe('system');
  await other.logout();
  expect(other.cookies.get(COOKIE)).toBe('system');
});
