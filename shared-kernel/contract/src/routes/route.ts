// A route as data: the api registers it, the browser calls it, the OpenAPI document shows it.
import type * as z from 'zod/mini';
import type { ErrorKey } from '../errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `anyone`; `session` = signed in, with or without a password;
 * `member` = signed in and set up.
 */
export type Access = 'anyone' | 'session' | 'member';

export type Schema = z.ZodMiniType;

export type Route = {
  method: Method;
  /** Path with `:name` parameters. */
  path: string;
  access: Access;
  params?: Schema;
  body?: Schema;
  /** Body as a multipart form instead of JSON; `body` then describes its text fields. */
  multipart?: boolean;
  /** Answer by status. All listed statuses are successes. */
  answers: Readonly<Record<number, Schema>>;
  /** Its own refusals; those that follow from `access`, `params` and `body` go without saying. */
  errors: readonly ErrorKey[];
};

/** Keeps the literal types of a route. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

export type ParamsOf<R extends Route> = R extends { params: infer P extends Schema } ? z.input<P> : undefined;
export type BodyOf<R extends Route> = R extends { body: infer B extends Schema } ? z.input<B> : undefined;
export type AnswerOf<R extends Route> = z.output<R['answers'][keyof R['answers']] & Schema>;
