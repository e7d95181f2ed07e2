// The key that encrypts provider tokens is changed on a running product: nobody loses a connection, nobody is signed out.
import { routes } from '@segue/contract';
import type { Environment } from '../config-values';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { fakeServices } from '../testing/fake-services';
import { newBrowser, type Browser } from '../testing/browser';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { completeFlow } from '../testing/oauth-flow';
import { PASSWORD, testConfig } from '../testing/test-server';

const FORMER = 'the former key of thirty-two characters';
const CURRENT = 'the current key of thirty-two characters';
const PEOPLE = 20;
// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(60_000);

let place: TestDatabase;
beforeEach(async () => {
  place = await testDatabase();
});
afterEach(() => place.remove());

/** The same product, started with these keys. */
async function start(keys: Environment) {
  const clock = () => new Date();
  const app = await buildApp(testConfig(place, keys), { clock, providers: fakeServices(clock) });
  await app.ready();
  return app;
}

/** Members of the product under the former key, each with Spotify connected; answers with their cookies. */
async function connectedPeople(): Promise<Browser[]> {
  const app = await start({ SEGUE_SECRET_KEY: FORMER });
  const browsers: Browser[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const browser = newBrowser(app);
    await completeFlow(browser, 'spotify', `person-${person}`);
    const email = `person-${person}@example.com`;
    await browser.call('POST', routes.setupAccount.path, { email, password: PASSWORD });
    browsers.push(browser);
  }
  await app.close();
  return browsers;
}

/** How many of them get their own token from the product as it is started now. */
async function tokensUnder(keys: Environment, people: readonly Browser[]): Promise<number> {
  const app = await start(keys);
  let count = 0;
  for (const [person, former] of people.entries()) {
    const browser = newBrowser(app);
    for (const [name, value] of former.cookies) browser.cookies.set(name, value);
    const answer = await browser.call('POST', routes.providerToken.path, { provider: 'spotify' });
    if (answer.statusCode === 200 && answer.json().token === `access-of-person-${person}`) count += 1;
  }
  await app.close();
  return count;
}

// Control: the second figure. Without the former key in the settings no token opens.
test('with the former key named beside the current one, all connections and sessions go on', async () => {
  const people = await connectedPeople();
  const rotated = { SEGUE_SECRET_KEY: CURRENT, SEGUE_PREVIOUS_SECRET_KEYS: FORMER };
  expect(await tokensUnder(rotated, people)).toBe(PEOPLE);
  expect(await tokensUnder({ SEGUE_SECRET_KEY: CURRENT }, people)).toBe(0);
});

test('what is encrypted after the change needs the current key alone', async () => {
  const app = await start({ SEGUE_SECRET_KEY: CURRENT, SEGUE_PREVIOUS_SECRET_KEYS: `${FORMER}, ${FORMER}x` });
  const sealed = app.tokenCipher.encrypt('token', 'here');
  await app.close();
  const later = await start({ SEGUE_SECRET_KEY: CURRENT });
  expect(later.tokenCipher.decrypt(sealed, 'here')).toBe('token');
  await later.close();
});

test('a device that was known stays known', async () => {
  const former = await start({ SEGUE_SECRET_KEY: FORMER });
  const signature = former.deviceSigner.sign('a device');
  await former.close();
  const rotated = await start({ SEGUE_SECRET_KEY: CURRENT, SEGUE_PREVIOUS_SECRET_KEYS: FORMER });
  expect(rotated.deviceSigner.isSigned('a device', signature)).toBe(true);
  expect(rotated.deviceSigner.sign('a device')).not.toBe(signature);
  await rotated.close();
});

test('a former key that cannot have been one is refused by name', () => {
  expect(() => readConfig({ SEGUE_PREVIOUS_SECRET_KEYS: 'short' })).toThrow(/SEGUE_PREVIOUS_SECRET_KEYS/);
});
