// Inserts accounts with sessions into the database, because registering them would hash a password each.
import { insertUser } from '../modules/auth/repository';
import { insertSession } from '../plugins/sessions/session-store';
import type { Browser } from './browser';
import type { TestServer } from './test-server';

/** Signed-in users; their passwords match nothing. */
export async function insertMembers(server: TestServer, count: number, tag: string): Promise<Browser[]> {
  const { database, clock } = server.app;
  const browsers: Browser[] = [];
  for (let person = 0; person < count; person += 1) {
    const email = `${tag}-${person}@example.com`;
    const now = clock();
    const user = await insertUser(
      database,
      { email, key: email, passwordHash: 'no password fits this' },
      now.toISOString(),
    );
    const browser = server.visitor();
    browser.cookies.set('segue-session', await insertSession(database, user.id, now));
    browsers.push(browser);
  }
  return browsers;
}
