import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyServerPerTest, type Browser } from '../testing/server.fixture';
import { logged, type Command } from './command';
import { user } from './user';

const server = emptyServerPerTest();

const statusOf = (browser: Browser) => browser.memberStatus();

test('sign-out: ends every session of one account and of no other, while the server runs', async () => {
  const ada = await server.member('ada@example.com');
  const other = await server.member('grace@example.com');
  expect(await server.operate('sign-out', 'Ada@example.com')).toEqual({
    code: 0,
    printed: 'Sessions ended: 1.\n',
  });
  expect(await statusOf(ada)).toBe(401);
  expect(await statusOf(other)).toBe(200);
});

test('sign-out-everybody: ends every session of every account', async () => {
  const members = [await server.member(), await server.member()];
  expect(await server.operate('sign-out-everybody')).toEqual({
    code: 0,
    printed: 'Sessions ended: 2. Everybody has to sign in again.\n',
  });
  expect(await Promise.all(members.map(statusOf))).toEqual([401, 401]);
});

test.each([[['sign-out']], [['sign-out-everybody', 'ada@example.com']]])(
  '%j: wrong usage ends no session and has exit code 2',
  async (words) => {
    const ada = await server.member('ada@example.com');
    const { code } = await server.operate(...words);
    expect({ code, status: await statusOf(ada) }).toEqual({ code: 2, status: 200 });
    expect((await run('user', user, ...words)).code).toBe(2);
    expect(events()).toEqual([]);
  },
);

let file: string;
beforeEach(() => {
  file = join(server.app.config.dataDir, 'operator.log');
  rmSync(file, { recursive: true, force: true });
});

async function run(name: string, command: Command, ...words: string[]) {
  let printed = '';
  const print = (text: string) => void (printed += text);
  const context = { config: server.app.config, print, now: server.app.clock(), operator: 'grace' };
  const code = await logged(name, command)(words, context).catch((error: Error) => error.message);
  return { code, printed };
}

const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
const events = () => lines().map((line): unknown => JSON.parse(line));

test('operator log: each command on an account leaves one line with time, action, user and result', async () => {
  const start = server.app.clock().getTime();
  await server.member('ada@example.com');
  const userId = (await server.rows('users'))[0]!.id;
  for (const action of ['reset-password', 'sign-out', 'delete', 'sign-out'])
    await run('user', user, action, 'Ada@example.com');
  await run('user', user, 'sign-out-everybody');
  const event = {
    level: 30,
    time: expect.any(Number),
    security: 'operator command',
    command: 'user',
    result: 'done',
    operator: 'grace',
  };
  expect(events()).toEqual([
    { ...event, action: 'reset-password', userId },
    { ...event, action: 'sign-out', userId, count: 1 },
    { ...event, action: 'delete', userId },
    { ...event, action: 'sign-out', result: 'failed', level: 40 },
    { ...event, action: 'sign-out-everybody', count: 0 },
  ]);
  const times = events().map((one) => (one as { time: number }).time);
  expect(Math.min(...times)).toBeGreaterThan(start);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

// Mutation check: fails when the words of the command or what it printed are logged.
test('operator log: contains no email and no token of a reset link', async () => {
  await server.member('ada@example.com');
  const { printed } = await run('user', user, 'reset-password', 'ada@example.com');
  const token = /reset\/(\S+)/.exec(printed)?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(lines().join()).not.toMatch(/ada|@/i);
  expect(lines().join()).not.toContain(token);
});

test('operator log: a failed command leaves a line with what it noted', async () => {
  const fails: Command = async (_words, { note }) => {
    note?.({ file: 'copy.sqlite' });
    throw new Error('no room');
  };
  expect((await run('backup', fails)).code).toBe('no room');
  expect(events()).toMatchObject([{ command: 'backup', result: 'failed', file: 'copy.sqlite' }]);
});

test('operator log: a command still works when the log cannot be written, and prints the line', async () => {
  mkdirSync(file);
  const { code, printed } = await run('user', user, 'sign-out-everybody');
  expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringContaining('"count":0') });
});
