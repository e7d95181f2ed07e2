// The OpenAPI document, generated from the registered routes.
import swagger from '@fastify/swagger';
import { APP_NAME, errors, routes, type Route, type RouteName } from '@segue/contract';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { answersOf, errorsOf } from './contract-routes';

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
        const route = document.route.config?.contractRoute;
        // OAuth redirects, CSP reports and this document itself are not part of the contract.
        if (!route) return { schema: { hide: true }, url: document.url };
        const body = route.multipart ? { body: route.body, consumes: ['multipart/form-data'] } : {};
        const { schema, url } = jsonSchemaTransform({
          ...document,
          schema: { ...document.schema, ...body, response: answersOf(route) },
        } as Parameters<typeof jsonSchemaTransform>[0]);
        return { schema: { ...schema, ...described(route, schema) }, url };
      },
    });
    scope.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => scope.swagger());
  },
  { name: 'openapi', encapsulate: false },
);

function described(route: Route, schema: { response?: unknown }) {
  const names = Object.keys(routes) as RouteName[];
  const name = names.find((candidate) => routes[candidate] === route);
  const response: Record<number, object> = { ...(schema.response as Record<number, object>) };
  if (route.mediaType) {
    const content = { [route.mediaType]: { schema: { type: 'string', format: 'binary' } } };
    for (const status of Object.keys(route.answers))
      response[Number(status)] = { description: 'Binary', content };
  }
  const codes = errorsOf(route);
  for (const status of new Set(codes.map((code) => errors[code].status))) {
    const ofStatus = codes.filter((code) => errors[code].status === status);
    response[status] = {
      ...response[status],
      description: ofStatus.map((code) => `${code}: ${errors[code].message}`).join(' / '),
    };
  }
  return {
    response,
    ...(name && { operationId: name }),
    ...(route.access !== 'anyone' && { security: [{ session: [] }] }),
  };
}
