// Changing the encryption key keeps all provider connections and sessions.
import { routes } from '@segue/contract';
import type { Environment } from '../config-values';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { fakeServices } from '../testing/fake-services';
import { newBrowser, testConfig, type Browser } from '../testing/server.fixture';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { completeFlow } from '../testing/oauth-flow';

const OLD_KEY = 'the old key of at least thirty-two characters';
const NEW_KEY = 'the new key of at least thirty-two characters';
const PEOPLE = 20;
// Password hashing is slow on purpose.
jest.setTimeout(60_000);

let place: TestDatabase;
beforeEach(async () => {
  place = await testDatabase();
});
afterEach(() => place.remove());

/** Starts the server on the same database with these keys. */
async function start(keys: Environment) {
  const clock = () => new Date();
  const app = await buildApp(testConfig(place, keys), { clock, providers: fakeServices(clock) });
  await app.ready();
  return app;
}

/** Creates users with Spotify connected under the old key; returns their browsers with cookies. */
async function connectedPeople(): Promise<Browser[]> {
  const app = await start({ SEGUE_SECRET_KEY: OLD_KEY });
  const browsers: Browser[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const browser = newBrowser(app);
    await completeFlow(browser, 'spotify', `person-${person}`);
    const email = `person-${person}@example.com`;
    await browser.setUp(email);
    browsers.push(browser);
  }
  await app.close();
  return browsers;
}

/** Starts the server with these keys and counts the users who get their own token. */
async function tokensUnder(keys: Environment, people: readonly Browser[]): Promise<number> {
  const app = await start(keys);
  let count = 0;
  for (const [person, former] of people.entries()) {
    const browser = newBrowser(app, former.cookies);
    const answer = await browser.call('POST', routes.providerToken.path, { provider: 'spotify' });
    if (answer.statusCode === 200 && answer.json().token === `access-of-person-${person}`) count += 1;
  }
  await app.close();
  return count;
}

// The second expectation is the counter-check: without the old key no token can be decrypted.
test('with the old key configured as previous key all connections and sessions still work', async () => {
  const people = await connectedPeople();
  const rotated = { SEGUE_SECRET_KEY: NEW_KEY, SEGUE_PREVIOUS_SECRET_KEYS: OLD_KEY };
  expect(await tokensUnder(rotated, people)).toBe(PEOPLE);
  expect(await tokensUnder({ SEGUE_SECRET_KEY: NEW_KEY }, people)).toBe(0);
});

test('a known device stays known', async () => {
  const before = await start({ SEGUE_SECRET_KEY: OLD_KEY });
  const signature = before.deviceSigner.sign('a device');
  await before.close();
  const rotated = await start({ SEGUE_SECRET_KEY: NEW_KEY, SEGUE_PREVIOUS_SECRET_KEYS: OLD_KEY });
  expect(rotated.deviceSigner.isSigned('a device', signature)).toBe(true);
  expect(rotated.deviceSigner.sign('a device')).not.toBe(signature);
  await rotated.close();
});

test('an invalid previous key stops the start and names the setting', () => {
  expect(() => readConfig({ SEGUE_PREVIOUS_SECRET_KEYS: 'short' })).toThrow(/SEGUE_PREVIOUS_SECRET_KEYS/);
});
