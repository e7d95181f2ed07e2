// Session fixation: each of the five ways to sign in issues a new session id and ends the one the browser sent.
import { randomBytes } from 'node:crypto';
import type { Browser } from '../../testing/browser';
import { completeFlow } from '../../testing/oauth-flow';
import { insertMembers } from '../../testing/insert-members';
import { serverPerFile } from '../../testing/server.fixture';
import { PASSWORD } from '../../testing/test-server';

const server = serverPerFile();

const COOKIE = 'segue-session';
/** How many planted ids are tried per way. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 3);
// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(30_000 + ROUNDS * 1000);
let people = 0;
const newEmail = () => `fixed-${(people += 1)}@example.com`;

type WayIn = {
  /** Prepares the account, before the id is planted. */
  ready: () => Promise<{ email: string; own: string | null }>;
  enter: (browser: Browser, email: string) => Promise<{ statusCode: number }>;
};

const registered = async () => {
  const email = newEmail();
  await server.member(email);
  return { email, own: null };
};

const ways: Record<string, WayIn> = {
  registering: {
    ready: async () => ({ email: newEmail(), own: null }),
    enter: (browser, email) => browser.call('POST', '/api/auth/registerUser', { email, password: PASSWORD }),
  },
  'signing in': {
    ready: registered,
    enter: (browser, email) => browser.call('POST', '/api/auth/signIn', { email, password: PASSWORD }),
  },
  'a provider': {
    ready: async () => ({ email: newEmail(), own: null }),
    enter: (browser, email) => completeFlow(browser, 'spotify', email),
  },
  'setting up': {
    ready: async () => {
      const newcomer = server.visitor();
      const email = newEmail();
      await completeFlow(newcomer, 'spotify', email);
      return { email, own: newcomer.cookies.get(COOKIE) ?? '' };
    },
    enter: (browser, email) =>
      browser.call('POST', '/api/settings/setupAccount', { email, password: PASSWORD }),
  },
  'a new password': {
    ready: async () => {
      const email = newEmail();
      const member = await server.member(email);
      return { email, own: member.cookies.get(COOKIE) ?? '' };
    },
    enter: (browser) =>
      browser.call('PUT', '/api/user/profile', { currentPassword: PASSWORD, newPassword: 'Lighthouse77' }),
  },
};

const isDead = async (id: string) => {
  const thief = server.visitor();
  thief.cookies.set(COOKIE, id);
  return (await thief.call('GET', '/api/settings/profile')).statusCode === 401;
};

// Mutation check: fails when `insertSession` keeps the sent id, or `sessions.start` does not delete the old session.
describe.each(Object.entries(ways))('%s', (_name, way) => {
  test('never adopts a session id from the request', async () => {
    for (let attempt = 0; attempt < ROUNDS; attempt += 1) {
      const { email, own } = await way.ready();
      const planted = own ?? randomBytes(32).toString('base64url');
      const browser = server.visitor();
      browser.cookies.set(COOKIE, planted);
      expect((await way.enter(browser, email)).statusCode).toBeLessThan(400);
      expect(browser.cookies.get(COOKIE)).toMatch(/^[\w-]{43}$/);
      expect(browser.cookies.get(COOKIE)).not.toBe(planted);
      expect(await isDead(planted)).toBe(true);
    }
  });
});

test.each(['registering', 'signing in', 'a provider'])(
  "%s over an attacker's live session ends that session",
  async (name) => {
    const way = ways[name]!;
    const [attacker] = await insertMembers(server, 1, `attacker-${name.replaceAll(' ', '-')}`);
    const planted = attacker?.cookies.get(COOKIE) ?? '';
    expect(await isDead(planted)).toBe(false);
    const { email } = await way.ready();
    const victim = server.visitor();
    victim.cookies.set(COOKIE, planted);
    await way.enter(victim, email);
    expect(await isDead(planted)).toBe(true);
    expect(victim.cookies.get(COOKIE)).not.toBe(planted);
  },
);
