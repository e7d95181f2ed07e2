import type { FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let app: FastifyInstance;

beforeEach(async () => {
  server = await startTestApp();
  app = server.app;
});
afterEach(() => server.close());

test('a server that can work says so', async () => {
  const answer = await app.inject('/health');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', database: 'ok' }]);
});

test('a server without its database says so, and not why', async () => {
  await app.database.destroy();
  const answer = await app.inject('/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'unavailable', database: 'unavailable' });
});

test('what a browser stopped is received and answered with nothing', async () => {
  const report = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/csp-report', headers: { 'content-type': type }, payload });
  expect((await report('application/csp-report', '{"csp-report":{"blocked-uri":"inline"}}')).statusCode).toBe(
    204,
  );
  expect((await report('application/reports+json', '[{"type":"csp-violation"}]')).statusCode).toBe(204);
  expect((await report('application/csp-report', `"${'x'.repeat(9000)}"`)).statusCode).toBe(413);
});
