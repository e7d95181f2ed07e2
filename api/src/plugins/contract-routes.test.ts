import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import fc, { type Arbitrary } from 'fast-check';
import { type Route, routes } from '@segue/contract';
import { registerRoute, useContractSchemas } from './contract-routes';

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
beforeEach(() => {
  app = Fastify();
  useContractSchemas(app);
});
afterEach(() => app.close());

test('the handler receives only the fields of the contract', async () => {
  const received: unknown[] = [];
  registerRoute(app, rename, ({ params, body, session }) => {
    received.push({ params, body, session });
    return { name: body.name };
  });
  const payload = { name: 'Lamp', isAdmin: true };
  const answer = await app.inject({ method: 'PUT', url: '/api/things/7', payload });
  expect(answer.statusCode).toBe(200);
  expect(received).toEqual([{ params: { id: '7' }, body: { name: 'Lamp' }, session: null }]);
});

/** Extra fields that a repository could pass on by mistake. */
const COLUMNS = { password_hash: 'secret', user_id: 7 };

type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[];
  const?: string;
  maximum?: number;
};

/** Values that match the schema; every object has more fields than it declares. */
function valuesOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  if (schema.type === 'array') return fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number')
    return fc.double({ min: 0, max: schema.maximum ?? 1e15, noNaN: true }).map((value) => value + 0);
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valuesOf(field)]);
  return fc
    .record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    .map((value) => ({ ...value, ...COLUMNS }));
}

const cases = Object.entries<Route>(routes)
  .filter(([, route]) => !route.mediaType)
  .flatMap(([name, route]) =>
    Object.entries(route.answers).map(([status, schema]) => [name, Number(status), route, schema] as const),
  );

test.each(cases)(
  "%s %d: the answer has the contract's fields and no others",
  async (_name, status, route, schema) => {
    let body: unknown;
    // Without parameters and body, so that any request is valid.
    const { method, path, answers } = route;
    registerRoute(app, { method, path, answers, access: 'anyone' }, () => ({ status, body }) as never);
    const url = path.replaceAll(/:\w+/g, 'x');
    const arbitrary = valuesOf(z.toJSONSchema(schema, { io: 'output' }) as JsonSchema);
    await fc.assert(
      fc.asyncProperty(arbitrary, async (value) => {
        body = value;
        const answer = await app.inject({ method, url });
        expect(answer.statusCode).toBe(status);
        expect(answer.json()).toEqual(JSON.parse(JSON.stringify(z.encode(schema, value as never))));
        expect(answer.body).not.toContain('password_hash');
      }),
      { numRuns: 5 },
    );
  },
);

test('an answer without a declared field is an error of the server', async () => {
  registerRoute(
    app,
    { ...routes.listPlaylists, access: 'anyone' },
    () => ({ playlists: [{ name: 'No id' }] }) as never,
  );
  expect((await app.inject(routes.listPlaylists.path)).statusCode).toBe(500);
});
