// Session fixation: each of the five ways to sign in issues a new session id and ends the one the browser sent.
import { serverPerFile, type Browser } from '../../testing/server.fixture';
import { completeFlow } from '../../testing/oauth-flow';
import { insertMembers } from '../../testing/insert-members';

const server = serverPerFile();

const COOKIE = 'segue-session';
/** How many planted ids are tried per way. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 1);
// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(30_000 + ROUNDS * 1000);
let people = 0;
const newEmail = () => `fixed-${(people += 1)}@example.com`;

/** How an account is prepared before the id is planted, and how the browser signs in. A prepared browser's own id is planted. */
type WayIn = [
  prepare: (email: string) => Promise<Browser | undefined>,
  enter: (browser: Browser, email: string) => Promise<{ statusCode: number }>,
];
const nothing = async () => undefined;
const ways: Record<string, WayIn> = {
  registering: [nothing, (browser, email) => browser.register(email)],
  'signing in': [(email) => server.member(email).then(nothing), (browser, email) => browser.signIn(email)],
  'a provider': [nothing, (browser, email) => completeFlow(browser, 'spotify', email)],
  'setting up': [(email) => server.newcomer('spotify', email), (browser, email) => browser.setUp(email)],
  'a new password': [(email) => server.member(email), (browser) => browser.changePassword()],
};

const isDead = async (id: string) => {
  const thief = server.visitor();
  thief.cookies.set(COOKIE, id);
  return (await thief.memberStatus()) === 401;
};

// Mutation check: fails when `insertSession` keeps the sent id, or `sessions.start` does not delete the old session.
describe.each(Object.entries(ways))('%s', (_name, [prepare, enter]) => {
  test("ends the session whose id the browser sent, also an attacker's, and never adopts it", async () => {
    for (let attempt = 0; attempt < ROUNDS; attempt += 1) {
      const email = newEmail();
      const own = (await prepare(email))?.cookies.get(COOKIE);
      const [attacker] = await insertMembers(server, 1, `attacker-of-${email}`);
      const planted = own ?? attacker!.cookies.get(COOKIE)!;
      expect(await isDead(planted)).toBe(false);
      const browser = server.visitor();
      browser.cookies.set(COOKIE, planted);
      expect((await enter(browser, email)).statusCode).toBeLessThan(400);
      expect(browser.cookies.get(COOKIE)).toMatch(/^[\w-]{43}$/);
      expect(browser.cookies.get(COOKIE)).not.toBe(planted);
      expect(await isDead(planted)).toBe(true);
    }
  });
});
