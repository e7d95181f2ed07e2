import { errorAnswerSchema, type Route } from '@segue/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import * as z from 'zod/mini';
import { registerRoute, useContractSchemas } from './contract-routes';
import { failure } from './failure';
import { errorsPlugin } from './plugins/errors';
import { httpMetricsPlugin } from './plugins/http-metrics';

const rename = {
  method: 'PUT',
  path: '/api/things/:id',
  access: 'anyone',
  params: z.object({ id: z.string().check(z.regex(/^\d+$/)) }),
  body: z.object({ name: z.string() }),
  answers: { 200: z.object({ name: z.string() }), 201: z.object({ name: z.string() }) },
  errors: ['badRequest', 'notFound'],
} as const satisfies Route;

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  app.decorate('metrics', new Registry());
  await app.register(httpMetricsPlugin);
  await app.register(errorsPlugin);
  useContractSchemas(app);
});
afterEach(() => app.close());

const put = (id: string, payload: object) => app.inject({ method: 'PUT', url: `/api/things/${id}`, payload });

test('the handler receives only the fields of the contract', async () => {
  const received: unknown[] = [];
  registerRoute(app, rename, ({ params, body, session }) => {
    received.push({ params, body, session });
    return { name: body.name };
  });
  const answer = await put('7', { name: 'Lamp', isAdmin: true });
  expect(answer.statusCode).toBe(200);
  expect(received).toEqual([{ params: { id: '7' }, body: { name: 'Lamp' }, session: null }]);
});

test.each([
  ['a wrong parameter', 'seven', { name: 'Lamp' }],
  ['a missing field', '7', {}],
  ['a field of another kind', '7', { name: 3 }],
])('%s is refused before the handler runs', async (_what, id, payload) => {
  const handler = jest.fn(() => ({ name: '' }));
  registerRoute(app, rename, handler);
  const answer = await put(id, payload);
  expect(answer.statusCode).toBe(400);
  expect(errorAnswerSchema.parse(answer.json()).code).toBe('badRequest');
  expect(handler).not.toHaveBeenCalled();
});

test('a handler may choose any status of the contract', async () => {
  registerRoute(app, rename, () => ({ status: 201, body: { name: 'New' } }));
  const answer = await put('7', { name: 'New' });
  expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'New' }]);
});

test('an error of the contract is answered with its status', async () => {
  registerRoute(app, rename, () => failure('notFound'));
  expect((await put('7', { name: 'Lamp' })).statusCode).toBe(404);
});
