// Every password that matches the rule is accepted at sign-up, setup and change, also an easy or unchanged one.
import * as fc from 'fast-check';
import { completeFlow } from '../../testing/oauth-flow';
import { serverPerFile } from '../../testing/server.fixture';

const RUNS = 20;

const server = serverPerFile();

const ofCharacters = (characters: string) => fc.constantFrom(...characters);
const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digits = '0123456789';
/** Random passwords that match the rule. */
const passwords = fc
  .tuple(
    ofCharacters(lower),
    ofCharacters(upper),
    ofCharacters(digits),
    fc.array(ofCharacters(lower + upper + digits), { minLength: 5, maxLength: 29 }),
  )
  .chain(([one, two, three, others]) => {
    const all = [one, two, three, ...others];
    return fc.shuffledSubarray(all, { minLength: all.length }).map((shuffled) => shuffled.join(''));
  });

let accounts = 0;
const freshEmail = () => `chooser-${(accounts += 1)}@example.com`;

/** Statuses of sign-up and setup with `first`, then of a change from `first` to `second`. */
async function choose(first: string, second: string): Promise<number[]> {
  const visitor = server.visitor();
  const signedUp = await visitor.call('POST', '/api/auth/registerUser', {
    email: freshEmail(),
    password: first,
  });
  const newcomer = server.visitor();
  await completeFlow(newcomer, 'spotify', freshEmail());
  const setUp = await newcomer.call('POST', '/api/settings/setupAccount', {
    email: freshEmail(),
    password: first,
  });
  const changed = await newcomer.call('PUT', '/api/user/profile', {
    currentPassword: first,
    newPassword: second,
  });
  return [signedUp, setUp, changed].map(({ statusCode }) => statusCode);
}

test.each(['Password1', 'Qwerty123', 'Abcdef12', 'Segue12345'])(
  'password %s signs up, sets an account up and becomes the new password [VALID-35]',
  async (password) => {
    expect(await choose(password, password)).toEqual([201, 200, 200]);
  },
);

test('password: random passwords that match the rule are accepted in all three places [VALID-35]', async () => {
  await fc.assert(
    fc.asyncProperty(passwords, passwords, async (first, second) => {
      expect(await choose(first, second)).toEqual([201, 200, 200]);
    }),
    { numRuns: RUNS },
  );
});

test("password: the local part of the user's email is accepted [VALID-35]", async () => {
  const answer = await server.visitor().call('POST', '/api/auth/registerUser', {
    email: 'NinaBuilder1@example.com',
    password: 'NinaBuilder1',
  });
  expect(answer.statusCode).toBe(201);
});
