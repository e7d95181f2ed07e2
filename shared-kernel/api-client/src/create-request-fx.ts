// A contract route becomes an effect; every failure is also announced once, for the diagnostics log.
import type { AnswerOf, BodyOf, ParamsOf, Route } from '@segue/contract';
import { attach, createEvent, createEffect, sample, type Effect } from 'effector';
import { $apiBase } from './api-base';
import type { ApiFailure } from './api-failure';
import { request, type RequestInput } from './request';

type Part<Key extends string, Value> = Value extends undefined ? unknown : { [K in Key]: Value };
type FormPart<R extends Route> = R extends { multipart: true } ? { form: FormData } : Part<'body', BodyOf<R>>;
type Given<R extends Route> = Part<'params', ParamsOf<R>> & FormPart<R>;

/** What an effect of this route takes: nothing, or params, body or form, and an optional signal. */
export type RequestOf<R extends Route> =
  unknown extends Given<R> ? void | { signal?: AbortSignal } : Given<R> & { signal?: AbortSignal };

export type RequestFailed = { route: string; failure: ApiFailure };

/** Every failed call of this bundle, except those the caller aborted. */
export const requestFailed = createEvent<RequestFailed>('requestFailed');

/** Makes the effect that performs a route's call; it fails with an ApiFailure. */
export function createRequestFx<R extends Route>(route: R): Effect<RequestOf<R>, AnswerOf<R>, ApiFailure> {
  const name = `${route.method} ${route.path}`;
  const sendFx = createEffect<{ base: string; input: RequestInput }, unknown, ApiFailure>({
    name,
    handler: ({ base, input }) => request(base, route, input),
  });
  const requestFx = attach({
    name,
    source: $apiBase,
    mapParams: (input: RequestInput | void, base: string) => ({ base, input: input ?? {} }),
    effect: sendFx,
  });
  sample({
    clock: requestFx.failData,
    filter: (failure) => failure.kind !== 'aborted',
    fn: (failure) => ({ route: name, failure }),
    target: requestFailed,
  });
  return requestFx as unknown as Effect<RequestOf<R>, AnswerOf<R>, ApiFailure>;
}
