import { appPerTest } from '../testing/server.fixture';

const server = appPerTest();

test('readyz answers 200 while the database works, and 503 without details when it fails', async () => {
  const ready = async () => {
    const answer = await server.app.inject('/readyz');
    return [answer.statusCode, answer.json()];
  };
  const providers = ['spotify', 'soundcloud'];
  expect(await ready()).toEqual([200, { status: 'ok', database: 'ok', providers }]);
  await server.app.database.destroy();
  expect(await ready()).toEqual([503, { status: 'unavailable', database: 'unavailable' }]);
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
