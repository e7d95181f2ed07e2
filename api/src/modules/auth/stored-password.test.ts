import { startTestApp, type TestApp } from '../../testing/test-app';
import { newBrowser } from '../../testing/browser';

let server: TestApp;
afterEach(() => server.close());

test('by default passwords are hashed at full cost', async () => {
  server = await startTestApp({}, { passwordCost: undefined });
  const person = { email: 'ada@example.com', password: 'Harbour2025' };
  const answer = await newBrowser(server.app).call('POST', '/api/auth/registerUser', person);
  expect(answer.statusCode).toBe(201);
  const { password_hash: kept } = await server.app.database
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});
