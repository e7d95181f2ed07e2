import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { DatabaseError, type DatabaseFailure } from '../database/failures';
import { failure } from '../failure';
import { ProviderError } from '../providers/music-provider';
import { errorsPlugin } from './errors';
import { httpMetricsPlugin } from './http-metrics';

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  app.decorate('metrics', new Registry());
  await app.register(httpMetricsPlugin);
  await app.register(errorsPlugin);
  app.get('/taken', () => failure('emailInUse'));
  app.get('/exact', () => failure('badRequest', { message: 'A more exact message.' }));
  app.get('/wait', () => failure('tooMany', { retryAfterS: 7 }));
  app.get('/provider', () => {
    throw new ProviderError('upstream', { reason: 'provider message' });
  });
  app.get('/rate', () => {
    throw new ProviderError('rate', { retryAfterS: 30 });
  });
  app.get('/database/:kind', ({ params }) => {
    throw new DatabaseError((params as { kind: DatabaseFailure }).kind, new Error('terminating connection'));
  });
  app.get('/broken', () => {
    throw new Error('SQLITE_FULL: /secret/path');
  });
  app.post('/post', () => ({}));
});
afterEach(() => app.close());

test('a domain error answers its status, message and code', async () => {
  const answer = await app.inject('/taken');
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ message: 'Email Already in Use.', code: 'emailInUse' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a domain error can have its own message', async () => {
  expect((await app.inject('/exact')).json()).toEqual({
    message: 'A more exact message.',
    code: 'badRequest',
  });
});

test('an error with a retry time sets Retry-After', async () => {
  const answer = await app.inject('/wait');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
});

test('a provider rate limit answers 502 with Retry-After', async () => {
  const answer = await app.inject('/rate');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([502, '30']);
});

test('a provider failure answers 502 without the provider’s own message', async () => {
  const answer = await app.inject('/provider');
  expect(answer.statusCode).toBe(502);
  expect(answer.body).not.toContain('provider message');
});

test.each([
  ['unavailable', 503, 'busy', '2'],
  ['conflict', 503, 'busy', '1'],
  ['unwritable', 507, 'storageFull', '60'],
])(
  'a database failure of kind %s answers %i with Retry-After and without the cause',
  async (kind, status, code, wait) => {
    const answer = await app.inject(`/database/${kind}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, wait]);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.body).not.toContain('terminating');
  },
);

test('an unexpected error answers 500 without details', async () => {
  const answer = await app.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: 'An unexpected error occurred.', code: 'unexpected' });
});

test('an unknown path answers 404 without repeating the path', async () => {
  const answer = await app.inject('/no-such-thing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'Not found', code: 'notFound' });
});

test('a body that is not valid JSON answers 400', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/post',
    headers: { 'content-type': 'application/json' },
    payload: '{"half',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: 'The request is not valid.', code: 'badRequest' });
});
