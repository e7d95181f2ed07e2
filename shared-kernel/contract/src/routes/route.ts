// A route as data: the server registers it, the browser calls it, the OpenAPI document lists it.
import * as z from 'zod/mini';
import type { ErrorCode } from '../errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: `anyone`; `session` = signed in; `member` = signed in, with email and password set. */
export type Access = 'anyone' | 'session' | 'member';

export type Schema = z.ZodMiniType;

export type Route = {
  method: Method;
  /** Path with `:name` parameters. */
  path: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Body as a multipart form instead of JSON; `body` then describes its text fields. */
  multipart?: boolean;
  /** Media type of the answer when it is not JSON; the answer is then sent as it is. */
  mediaType?: string;
  /** Answer by status. All listed statuses are successes. */
  answers: Readonly<Record<number, Schema>>;
  /** Errors besides those implied by `access`, `params`, `query` and `body`. */
  errors?: readonly ErrorCode[];
};

/** The answer of routes that only confirm a change. */
export const done = z.object({ success: z.boolean() });

/** What became of each track that a request with many adds to a list. */
export const additionResults = z.array(z.enum(['added', 'duplicate', 'notFound']));

/** Errors of a route that reads a track from a provider. */
export const trackLookupErrors = [
  'providerNotConfigured',
  'notConnected',
  'reconnectNeeded',
  'providerUnavailable',
] as const;

/** Errors of a route that sends any request to a provider. */
export const providerErrors = [...trackLookupErrors, 'appRefused', 'tooMany'] as const;

type Details = Omit<Route, 'method' | 'path' | 'access' | 'answers'> & Partial<Pick<Route, 'answers'>>;
type Defined<M, P, A, D> = { method: M; path: P; access: A } & D &
  (D extends { answers: object } ? unknown : { answers: { 200: typeof done } });

/** Makes routes with this access, and keeps their literal types. Without `answers` a route only confirms a change. */
const routeFor =
  <const A extends Access>(access: A) =>
  <const M extends Method, const P extends string, const D extends Details>(
    method: M,
    path: P,
    details: D,
  ): Defined<M, P, A, D> =>
    ({ method, path, access, answers: { 200: done }, ...details }) as unknown as Defined<M, P, A, D>;

export const anyone = routeFor('anyone');
export const session = routeFor('session');
export const member = routeFor('member');

export type ParamsOf<R extends Route> = R extends { params: infer P extends Schema } ? z.input<P> : undefined;
export type QueryOf<R extends Route> = R extends { query: infer Q extends Schema } ? z.input<Q> : undefined;
export type BodyOf<R extends Route> = R extends { body: infer B extends Schema } ? z.input<B> : undefined;
export type AnswerOf<R extends Route> = z.output<R['answers'][keyof R['answers']] & Schema>;
