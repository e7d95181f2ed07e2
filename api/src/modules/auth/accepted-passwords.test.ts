// Every password that matches the rule is accepted at sign-up, setup and change, also an easy or unchanged one.
import * as fc from 'fast-check';
import { serverPerFile } from '../../testing/server.fixture';

const RUNS = 20;

const server = serverPerFile();

const [lower, upper, digits] = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];
const lettersOf = (characters: string, minLength: number, maxLength = minLength) =>
  fc.array(fc.constantFrom(...characters), { minLength, maxLength });
/** Random passwords that match the rule. */
const passwords = fc
  .tuple(
    lettersOf(lower, 1),
    lettersOf(upper, 1),
    lettersOf(digits, 1),
    lettersOf(lower + upper + digits, 5, 29),
  )
  .chain((parts) => fc.shuffledSubarray(parts.flat(), { minLength: parts.flat().length }))
  .map((shuffled) => shuffled.join(''));

let accounts = 0;
const freshEmail = () => `chooser-${(accounts += 1)}@example.com`;

/** Statuses of sign-up and setup with `first`, then of a change from `first` to `second`. */
async function choose(first: string, second: string): Promise<number[]> {
  const signedUp = await server.visitor().register(freshEmail(), first);
  const newcomer = await server.newcomer('spotify', freshEmail());
  const setUp = await newcomer.setUp(freshEmail(), first);
  const changed = await newcomer.changePassword(first, second);
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
  expect((await server.visitor().register('NinaBuilder1@example.com', 'NinaBuilder1')).statusCode).toBe(201);
});
