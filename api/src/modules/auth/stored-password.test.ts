import { newBrowser } from '../../testing/browser';
import { appPerFile } from '../../testing/server.fixture';

const server = appPerFile({}, { passwordCost: undefined });

test('by default passwords are hashed at full cost', async () => {
  expect((await newBrowser(server.app).register('ada@example.com')).statusCode).toBe(201);
  const { password_hash: kept } = await server.app.database
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});
