import { errors, routes, type Route } from '@segue/contract';
import { errorsOf } from './openapi';
import { appPerFile } from '../testing/server.fixture';

type Operation = {
  operationId?: string;
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
  responses: Record<string, { description: string }>;
  security?: unknown[];
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const server = appPerFile();
let document: Document;
beforeAll(async () => {
  document = (await server.app.inject('/api/openapi.json')).json();
});

const operationOf = (route: Route) =>
  document.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];

test.each(Object.entries(routes))('%s is documented with its answers and errors', (name, route: Route) => {
  const operation = operationOf(route);
  expect(operation).toMatchObject({ operationId: name });
  const responses = operation?.responses ?? {};
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(Object.keys(route.answers)));
  for (const key of errorsOf(route)) {
    expect(responses[errors[key].status]?.description).toContain(`${key}: ${errors[key].message}`);
  }
  expect(operation?.security !== undefined).toBe(route.access !== 'anyone');
});

test('the document contains the contract’s routes only', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(operations).toHaveLength(Object.keys(routes).length);
  expect(document.openapi).toBe('3.1.0');
});

test('creating a playlist takes multipart/form-data', () => {
  const content = operationOf(routes.createPlaylist)?.requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(content['multipart/form-data']?.schema.properties).toHaveProperty('name');
});
