import swagger from '@fastify/swagger';
import { APP_NAME, errorAnswerSchema, errors, routes, type ErrorCode, type Route } from '@segue/contract';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

export const openapiPlugin = fp(
  async (scope) => {
    await scope.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: APP_NAME, version: '1.0.0' },
        servers: [{ url: scope.config.publicUrl }],
        components: {
          securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
        },
      },
      transform: (document) => {
        const { schema, route } = document;
        const described = route.config?.contractRoute;
        // OAuth redirects, CSP reports and this document itself are not part of the contract.
        const operation = described ? operationOf(described) : { hide: true };
        return jsonSchemaTransform({ ...document, schema: { ...schema, ...operation } } as never);
      },
    });
    scope.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => scope.swagger());
  },
  { name: 'openapi', encapsulate: false },
);

const nameOf = new Map<Route, string>(Object.entries(routes).map(([name, route]) => [route, name]));

function operationOf(route: Route) {
  const { access, body, mediaType, multipart, answers } = route;
  const file = { description: 'Binary', content: { [mediaType ?? '']: { schema: z.file() } } };
  return {
    operationId: nameOf.get(route),
    ...(multipart && { body, consumes: ['multipart/form-data'] }),
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    response: { ...(mediaType ? { 200: file } : answers), ...failuresOf(route) },
  };
}

function failuresOf(route: Route): Record<number, object> {
  const failures: Record<number, { description: string; content: object }> = {};
  const content = { 'application/json': { schema: errorAnswerSchema } };
  for (const code of errorsOf(route)) {
    const { status, message } = errors[code];
    const known = failures[status] ? `${failures[status].description} / ` : '';
    failures[status] = { description: `${known}${code}: ${message}`, content };
  }
  return failures;
}

/** All errors of a route: its own and those implied by its access, parameters, query and body. */
export function errorsOf({ access, params, query, body, errors: own = [] }: Route): readonly ErrorCode[] {
  return [
    ...(params || query || body ? ['badRequest' as const] : []),
    ...(access === 'anyone' ? [] : ['notSignedIn' as const]),
    ...(access === 'member' ? ['setupRequired' as const] : []),
    ...own,
  ];
}
