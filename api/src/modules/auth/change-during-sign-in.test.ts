// Password verification is slow and outside the transaction: a change of the account meanwhile wins.
import { runOperator } from '../../operator';
import { pauseFirstCall } from '../../testing/pause-call';
import { serverPerTest } from '../../testing/server.fixture';
import { PASSWORD } from '../../testing/test-server';

const server = serverPerTest();

const EMAIL = 'overtaken@example.com';
const NEW_PASSWORD = 'Lighthouse77';

function holdVerifying() {
  const { passwords } = server.app;
  const held = pauseFirstCall(passwords.verify);
  passwords.verify = held.call;
  return held;
}

async function resetByLink(): Promise<number> {
  const { app } = server;
  let printed = '';
  const print = (text: string) => void (printed += text);
  await runOperator(['reset-password', EMAIL], { config: app.config, print, now: app.clock() });
  const answer = await server.visitor().send({
    method: 'POST',
    url: new URL(printed.split('\n')[0] ?? '').pathname,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password: NEW_PASSWORD, confirm: NEW_PASSWORD }).toString(),
  });
  return answer.statusCode;
}

test.each(['in the profile', "by an operator's link"])(
  'a sign-in during which the password changes is refused: %s',
  async (place) => {
    const owner = await server.member(EMAIL);
    const signIn = (password: string) =>
      server.visitor().call('POST', '/api/auth/signIn', { email: EMAIL, password });
    const wrong = await signIn('Sunshine43');

    const held = holdVerifying();
    const signingIn = signIn(PASSWORD);
    await held.reached;
    const changed =
      place === 'in the profile'
        ? (
            await owner.call('PUT', '/api/user/profile', {
              currentPassword: PASSWORD,
              newPassword: NEW_PASSWORD,
            })
          ).statusCode
        : await resetByLink();
    expect(changed).toBe(200);
    held.release();

    const overtaken = await signingIn;
    expect(overtaken.statusCode).toBe(401);
    expect(overtaken.json()).toEqual(wrong.json());
    expect(overtaken.cookies).toEqual([]);
    const sessions = await server.app.database.selectFrom('sessions').selectAll().execute();
    // One session remains for a change in the profile, none for a reset link.
    expect(sessions).toHaveLength(place === 'in the profile' ? 1 : 0);
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
  },
);

test('a failed password change does not affect a running sign-in', async () => {
  const owner = await server.member(EMAIL);
  const held = holdVerifying();
  const signingIn = server.visitor().call('POST', '/api/auth/signIn', { email: EMAIL, password: PASSWORD });
  await held.reached;
  const change = { currentPassword: 'Sunshine43', newPassword: NEW_PASSWORD };
  expect((await owner.call('PUT', '/api/user/profile', change)).statusCode).toBe(401);
  held.release();
  expect((await signingIn).statusCode).toBe(200);
});
