// Password verification is slow and outside the transaction: a change of the account meanwhile wins.
import { pauseFirstCall } from '../../testing/pause-call';
import { NEW_PASSWORD, PASSWORD, serverPerTest } from '../../testing/server.fixture';

const server = serverPerTest();

const EMAIL = 'overtaken@example.com';

function holdVerifying() {
  const { passwords } = server.app;
  const held = pauseFirstCall(passwords.verify);
  passwords.verify = held.call;
  return held;
}

test.each(['in the profile', "by an operator's link"])(
  'a sign-in during which the password changes is refused: %s',
  async (place) => {
    const owner = await server.member(EMAIL);
    const signIn = (password: string) => server.visitor().signIn(EMAIL, password);
    const wrong = await signIn('Sunshine43');

    const held = holdVerifying();
    const signingIn = signIn(PASSWORD);
    await held.reached;
    const changed =
      place === 'in the profile'
        ? await owner.changePassword()
        : await server.reset(await server.resetLink(EMAIL));
    expect(changed.statusCode).toBe(200);
    held.release();

    const overtaken = await signingIn;
    expect(overtaken.statusCode).toBe(401);
    expect(overtaken.json()).toEqual(wrong.json());
    expect(overtaken.cookies).toEqual([]);
    // One session remains for a change in the profile, none for a reset link.
    expect(await server.rows('sessions')).toHaveLength(place === 'in the profile' ? 1 : 0);
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
  },
);

test('a failed password change does not affect a running sign-in', async () => {
  const owner = await server.member(EMAIL);
  const held = holdVerifying();
  const signingIn = server.visitor().signIn(EMAIL);
  await held.reached;
  expect((await owner.changePassword('Sunshine43')).statusCode).toBe(401);
  held.release();
  expect((await signingIn).statusCode).toBe(200);
});
