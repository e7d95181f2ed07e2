import { serverPerTest, type Browser } from '../../testing/server.fixture';
import { failing } from '../../testing/fake-services';

const server = serverPerTest();
let browser: Browser;
beforeEach(async () => {
  browser = await server.member();
  await browser.connect('soundcloud', 'listener');
});

const disconnect = () => browser.disconnect('soundcloud');
const left = () => server.rows('connections');

test('a disconnect signs out at the provider', async () => {
  const signedOut: string[] = [];
  server.providers.soundcloud.answers.signOut = (token) => void signedOut.push(token);
  expect((await disconnect()).statusCode).toBe(200);
  expect(signedOut).toEqual(['access-of-listener']);
});

test('a failed sign-out at the provider does not fail the disconnect', async () => {
  server.providers.soundcloud.answers.signOut = failing('upstream');
  expect((await disconnect()).statusCode).toBe(200);
  expect(await left()).toEqual([]);
});

test('a disconnect waits two seconds for the provider, after deleting the tokens', async () => {
  let release = () => {};
  let whileWaiting: unknown[] | null = null;
  server.providers.soundcloud.answers.signOut = async () => {
    whileWaiting = await left();
    await new Promise<void>((resolve) => (release = resolve));
  };
  const started = performance.now();
  expect((await disconnect()).statusCode).toBe(200);
  const took = performance.now() - started;
  release();
  expect(took).toBeGreaterThanOrEqual(1990);
  expect(took).toBeLessThan(4000);
  expect(whileWaiting).toEqual([]);
});
