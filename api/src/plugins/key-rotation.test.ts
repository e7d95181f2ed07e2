// Changing the encryption key keeps all provider connections and sessions.
import type { Environment } from '../config/fields';
import { readConfig } from '../config';
import { fakeServices } from '../testing/fake-services';
import { newBrowser, startTestApp, type Browser } from '../testing/server.fixture';
import { completeFlow } from '../testing/oauth-flow';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

const OLD_KEY = 'the old key of at least thirty-two characters';
const NEW_KEY = 'the new key of at least thirty-two characters';
const folder = temporaryFolder();

/** Starts a server with these keys on the same database. */
const start = async (keys: Environment) =>
  (await startTestApp({ SEGUE_DATA_DIR: folder, ...keys }, { providers: fakeServices(() => new Date()) }))
    .app;

/** The answer to a user who requests their own token from a server with these keys, and whether the device is recognized. */
async function tokenUnder(keys: Environment, { cookies }: Browser, signature: string) {
  const app = await start(keys);
  const answer = await newBrowser(app, cookies).askToken();
  const isKnown = app.deviceSigner.isSigned('a device', signature);
  await app.close();
  return [answer.statusCode, isKnown];
}

// The second expectation is the counter-check: without the old key nothing can be decrypted.
test('with the old key configured as previous key connections, sessions and devices are kept', async () => {
  const before = await start({ SEGUE_SECRET_KEY: OLD_KEY });
  const browser = newBrowser(before);
  await completeFlow(browser, 'spotify', 'pat');
  await browser.setUp('pat@example.com');
  const signature = before.deviceSigner.sign('a device');
  await before.close();
  const rotated = { SEGUE_SECRET_KEY: NEW_KEY, SEGUE_PREVIOUS_SECRET_KEYS: OLD_KEY };
  expect(await tokenUnder(rotated, browser, signature)).toEqual([200, true]);
  expect(await tokenUnder({ SEGUE_SECRET_KEY: NEW_KEY }, browser, signature)).toEqual([409, false]);
});

test('an invalid previous key stops the start and names the setting', () => {
  expect(() => readConfig({ SEGUE_PREVIOUS_SECRET_KEYS: 'short' })).toThrow(/SEGUE_PREVIOUS_SECRET_KEYS/);
});
