import { BulkheadRejectedError } from 'cockatiel';
import Fastify, { type FastifyInstance } from 'fastify';
import { DatabaseError } from '../database/failures';
import { failure } from '../failure';
import { errorsPlugin } from './errors';
import { failing } from '../testing/fake-services';

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  await app.register(errorsPlugin);
  const failures: Record<string, () => never> = {
    '/taken': () => failure('emailInUse'),
    '/exact': () => failure('badRequest', { message: 'A more exact message.' }),
    '/wait': () => failure('tooMany', { retryAfterS: 7 }),
    '/provider': failing('upstream', { reason: 'secret of the provider' }),
    '/rate': failing('rate', { retryAfterS: 30 }),
    '/full': () => {
      throw new BulkheadRejectedError(1, 20);
    },
    '/broken': () => {
      throw new Error('SQLITE_FULL: /secret/path');
    },
  };
  for (const kind of ['unavailable', 'conflict', 'unwritable'] as const) {
    failures[`/${kind}`] = () => {
      throw new DatabaseError(kind, new Error('secret of the engine'));
    };
  }
  for (const [path, fail] of Object.entries(failures)) app.get(path, fail);
  app.post('/post', () => ({}));
});
afterEach(() => app.close());

test.each([
  ['a domain error', '/taken', 409, undefined, { message: 'Email Already in Use.', code: 'emailInUse' }],
  ['an error with its own message', '/exact', 400, undefined, { message: 'A more exact message.' }],
  ['a limit', '/wait', 429, '7', { code: 'tooMany' }],
  ['a provider rate limit', '/rate', 502, '30', {}],
  ['a provider failure', '/provider', 502, undefined, {}],
  ['a database that is unavailable', '/unavailable', 503, '2', { code: 'busy' }],
  ['a database conflict', '/conflict', 503, '1', { code: 'busy' }],
  ['a full queue', '/full', 503, '1', { code: 'busy' }],
  ['a full disk', '/unwritable', 507, '60', { code: 'storageFull' }],
  ['an unexpected error', '/broken', 500, undefined, { message: 'An unexpected error occurred.' }],
  ['an unknown path', '/no-such-secret', 404, undefined, { message: 'Not found', code: 'notFound' }],
])(
  '%s: an answer with status, Retry-After and code, without the cause',
  async (_what, path, status, wait, body) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, wait]);
    expect(answer.json()).toMatchObject(body);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('secret');
  },
);

test('a body that is not valid JSON answers 400', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/post', headers, payload: '{"half' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: 'The request is not valid.', code: 'badRequest' });
});
