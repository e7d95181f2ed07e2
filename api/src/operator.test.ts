import type { Browser } from './testing/browser';
import { serverPerTest } from './testing/server.fixture';

const server = serverPerTest();

const statusOf = (browser: Browser) => browser.memberStatus();

test('sign-out: ends every session of one account and of no other, while the server runs', async () => {
  const ada = await server.member('ada@example.com');
  const other = await server.member('grace@example.com');
  expect(await server.operate('sign-out', 'Ada@example.com')).toEqual({
    code: 0,
    printed: '1 session ended.\n',
  });
  expect(await statusOf(ada)).toBe(401);
  expect(await statusOf(other)).toBe(200);
});

test('sign-out-everybody: ends every session of every account', async () => {
  const members = [await server.member(), await server.member()];
  expect(await server.operate('sign-out-everybody')).toEqual({
    code: 0,
    printed: '2 sessions ended. Everybody has to sign in again.\n',
  });
  expect(await Promise.all(members.map(statusOf))).toEqual([401, 401]);
});

test.each([[['sign-out']], [['sign-out-everybody', 'ada@example.com']]])(
  '%j: wrong usage ends no session and has exit code 2',
  async (words) => {
    const ada = await server.member('ada@example.com');
    const { code, printed } = await server.operate(...words);
    expect({ code, status: await statusOf(ada) }).toEqual({ code: 2, status: 200 });
    expect(printed).toContain('npm run server -- user sign-out <email>');
  },
);
