import { createDatabaseAppTokenStore } from './app-token-store';
import { appPerTest } from '../testing/server.fixture';

const server = appPerTest();

const store = () =>
  createDatabaseAppTokenStore(server.app.database, server.app.tokenCipher, server.app.clock);

test('the last stored token of each provider is read back', async () => {
  expect(await store().read('spotify')).toBeNull();
  await store().write('spotify', 'first');
  await store().write('spotify', 'second');
  await store().write('soundcloud', 'other');
  expect([await store().read('spotify'), await store().read('soundcloud')]).toEqual(['second', 'other']);
});

test('the token is not readable in the database', async () => {
  await store().write('spotify', 'a-secret-token');
  const rows = await server.app.database.selectFrom('app_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('a-secret-token');
});
