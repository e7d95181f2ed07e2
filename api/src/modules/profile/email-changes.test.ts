// An email change tells whether an address has an account, so an account may try five addresses an hour.
import { NEW_PASSWORD, PASSWORD, expectError, serverPerTest } from '../../testing/server.fixture';

const server = serverPerTest({ SEGUE_RAISED_LIMITS: '0' });

const EMAIL = 'owner@example.com';

test('an account may try five new emails an hour, over all its sessions', async () => {
  await server.member('taken@example.com');
  const owner = await server.member(EMAIL);
  const otherBrowser = await server.signedIn(EMAIL);
  const statuses: number[] = [];
  for (const [times, browser] of [owner, otherBrowser, owner, otherBrowser].entries()) {
    statuses.push((await browser.changeProfile({ email: `free-${times}@example.com` })).statusCode);
  }
  statuses.push((await owner.changeProfile({ email: 'taken@example.com' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 409]);
  const refused = await otherBrowser.changeProfile({ email: 'free-5@example.com' });
  expectError(refused, 'tooMany');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.wait(3601);
  expect((await owner.changeProfile({ email: 'free-5@example.com' })).statusCode).toBe(200);
});

test('exhausting the email limit does not lock the owner out', async () => {
  const intruder = await server.member(EMAIL);
  for (let times = 0; times < 6; times += 1) await intruder.changeProfile({ email: EMAIL });
  const owner = server.visitor();
  expect((await owner.signIn(EMAIL)).statusCode).toBe(200);
  const change = { email: 'safe@example.com', currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await owner.changeProfile(change)).statusCode).toBe(200);
});
