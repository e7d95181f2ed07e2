// Registers a route of the contract: validation, serialisation, access and OpenAPI come from its data.
import type { Access, Route } from '@segue/contract';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** A user at an OpenID Connect issuer or a proxy. */
export type SignInIdentity = { issuer: string; subject: string };

export type Session = {
  userId: number;
  hasPassword: boolean;
  /** Of an account that OpenID Connect or a proxy signs in, which needs no password. */
  identity: SignInIdentity | null;
  /** False for an account that still has to choose a password. */
  isSetUp: boolean;
  authenticatedAt: Date;
};

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    contractRoute?: Route;
  }
}

type Schema = z.ZodMiniType;
type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

export type HandlerRequest<R extends Route> = {
  params: R extends { params: infer P } ? Parsed<P> : undefined;
  query: R extends { query: infer Q } ? Parsed<Q> : undefined;
  /** Undefined on multipart routes: read the parts from `raw`. */
  body: R extends { multipart: true } ? undefined : R extends { body: infer B } ? Parsed<B> : undefined;
  session: R['access'] extends 'anyone' ? Session | null : Session;
  raw: FastifyRequest;
};

type Answer<R extends Route> = Parsed<R['answers'][keyof R['answers']]>;
type AnswerWithStatus<R extends Route> = { status: 200 | 201; body: Answer<R> };
type Result<R extends Route> =
  Answer<R> | AnswerWithStatus<R> | (Answer<R> extends { success: boolean } ? void : never);

export type RouteHandler<R extends Route> = (
  request: HandlerRequest<R>,
  reply: FastifyReply,
) => Promise<Result<R> | FastifyReply> | Result<R>;

/**
 * The handler returns the body alone, with the route's first status, or `{ status, body }`, or nothing for a change that is done, or has
 * sent its reply itself.
 */
export function registerRoute<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: RouteHandler<R>,
  { bodyLimit, ...more }: Pick<FastifyContextConfig, 'rateLimit'> & { bodyLimit?: number } = {},
): void {
  const usualStatus = Math.min(...Object.keys(route.answers).map(Number));
  app.route({
    method: route.method,
    url: route.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && !route.multipart && { body: route.body }),
      ...(!route.mediaType && { response: route.answers }),
    },
    config: { access: route.access, contractRoute: route, ...more },
    handler: async (request, reply) => {
      const result: unknown = (await handler(
        {
          params: request.params,
          query: request.query,
          body: route.multipart ? undefined : request.body,
          session: request.session ?? null,
          raw: request,
          // The schemas above have parsed these values; Fastify's types cannot carry that here.
        } as HandlerRequest<R>,
        reply,
      )) ?? { success: true };
      if (result === reply) return reply;
      if (route.mediaType && !reply.hasHeader('content-type')) reply.type(route.mediaType);
      const { status, body } = isAnswerWithStatus(result) ? result : { status: usualStatus, body: result };
      return reply.code(status).send(body);
    },
  });
}

/** Inside `/api` only: other plugins use JSON Schema. A serializer is compiled at its first answer, so that the start need not wait. */
export function useContractSchemas(scope: FastifyInstance): void {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler<Schema>(({ schema }) => {
    let serialize: ((answer: unknown) => string) | undefined;
    return (answer) => (serialize ??= fastJsonStringify(toJsonSchema(schema) as AnySchema))(answer);
  });
}

/** For Fastify's serializer: it writes the declared fields and no others, ten times as fast as Zod encodes them. */
function toJsonSchema(answer: Schema) {
  const { $schema: _unused, ...schema } = z.toJSONSchema(answer, {
    io: 'output',
    target: 'draft-7',
    // It would validate each branch of an `anyOf`, needlessly for null, and drop undeclared fields silently.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      const [value, none] = jsonSchema.anyOf ?? [];
      if (jsonSchema.anyOf?.length !== 2 || none?.type !== 'null') return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, value, { nullable: true });
    },
  });
  return schema;
}

function isAnswerWithStatus(result: unknown): result is { status: number; body: unknown } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'body' in result &&
    'status' in result &&
    typeof result.status === 'number'
  );
}
