// An email change tells whether an address has an account, so an account may try five addresses an hour.
import { isError } from '@segue/contract';
import { serverPerTest } from '../../testing/server.fixture';
import { PASSWORD } from '../../testing/test-server';

const server = serverPerTest({ SEGUE_RAISED_LIMITS: '0' });

const PATH = '/api/user/profile';
const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'Lighthouse77';

test('an account may try five new emails an hour, over all its sessions', async () => {
  await server.member('taken@example.com');
  const owner = await server.member(EMAIL);
  const otherBrowser = server.visitor();
  await otherBrowser.call('POST', '/api/auth/signIn', { email: EMAIL, password: PASSWORD });
  const statuses: number[] = [];
  for (const [times, browser] of [owner, otherBrowser, owner, otherBrowser].entries()) {
    statuses.push((await browser.call('PUT', PATH, { email: `free-${times}@example.com` })).statusCode);
  }
  statuses.push((await owner.call('PUT', PATH, { email: 'taken@example.com' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 409]);
  const refused = await otherBrowser.call('PUT', PATH, { email: 'free-5@example.com' });
  expect(refused.statusCode).toBe(429);
  expect(isError(refused.body, 'tooMany')).toBe(true);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.wait(3601);
  expect((await owner.call('PUT', PATH, { email: 'free-5@example.com' })).statusCode).toBe(200);
});

test('exhausting the email limit does not lock the owner out', async () => {
  const intruder = await server.member(EMAIL);
  for (let times = 0; times < 6; times += 1) await intruder.call('PUT', PATH, { email: EMAIL });
  const owner = server.visitor();
  const signedIn = await owner.call('POST', '/api/auth/signIn', { email: EMAIL, password: PASSWORD });
  expect(signedIn.statusCode).toBe(200);
  const change = { email: 'safe@example.com', currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await owner.call('PUT', PATH, change)).statusCode).toBe(200);
});
