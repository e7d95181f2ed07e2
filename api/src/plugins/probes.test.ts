import { appPerTest } from '../testing/server.fixture';

const server = appPerTest();

test('readyz answers 200 when the database works', async () => {
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', providers: ['spotify', 'soundcloud'] },
  ]);
});

test('readyz answers 503 without details when the database fails', async () => {
  await server.app.database.destroy();
  const answer = await server.app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'unavailable', database: 'unavailable' });
});

test('readyz answers 503 while the server drains; livez still answers 200', async () => {
  server.app.draining.start();
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining' }]);
  expect((await server.app.inject('/livez')).statusCode).toBe(200);
});

test('a CSP report is accepted with 204; one that is too large is rejected', async () => {
  const report = (type: string, payload: string) =>
    server.app.inject({ method: 'POST', url: '/api/csp-report', headers: { 'content-type': type }, payload });
  expect((await report('application/csp-report', '{"csp-report":{"blocked-uri":"inline"}}')).statusCode).toBe(
    204,
  );
  expect((await report('application/reports+json', '[{"type":"csp-violation"}]')).statusCode).toBe(204);
  expect((await report('application/csp-report', `"${'x'.repeat(9000)}"`)).statusCode).toBe(413);
});
