import { sql } from 'kysely';
import { appPerTest, expectError, newBrowser, type Answer, type Browser } from '../testing/server.fixture';

const CHANGES_MAX = 500;

const server = appPerTest({ LOG_LEVEL: 'error', SEGUE_RAISED_LIMITS: '1' });
let browser: Browser;
beforeEach(async () => {
  browser = newBrowser(server.app);
  await browser.register('ada@example.com');
});

const limitPages = (count: number) =>
  sql`pragma max_page_count = ${sql.lit(count)}`.execute(server.app.database);
function create(): Promise<Answer> {
  const form = new FormData();
  form.set('name', 'A name that takes some room '.repeat(3));
  return browser.sendForm('PUT', '/api/playlists', form);
}

/** Creates playlists until the database file cannot grow. */
async function fill(): Promise<Answer> {
  await limitPages(1);
  for (let count = 0; count < CHANGES_MAX; count += 1) {
    const answer = await create();
    if (answer.statusCode >= 400) return answer;
  }
  throw new Error('the disk was never full');
}

test('full disk: a change answers 507 with Retry-After, and the log names the cause', async () => {
  const answer = await fill();
  expectError(answer, 'storageFull');
  expect(answer.headers['retry-after']).toBe('60');
  expect(server.lines.join('')).toContain('SQLITE_FULL');
  expect(server.lines.join('')).not.toContain('no transaction is active');
});

test('read-only database: reading works, also in a session whose renewal is due', async () => {
  const { database } = server.app;
  await database.updateTable('sessions').set({ last_seen_at: twoHoursAgo() }).execute();
  await sql`pragma query_only = on`.execute(database);
  expect((await create()).statusCode).toBe(507);
  expect((await browser.call('GET', '/api/playlists')).statusCode).toBe(200);
});

test('full disk: the server stays ready, and changes work again when there is room', async () => {
  await fill();
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  await limitPages(1_000_000);
  expect((await create()).statusCode).toBe(201);
});

const twoHoursAgo = () => new Date(Date.now() - 2 * 3_600_000).toISOString();
