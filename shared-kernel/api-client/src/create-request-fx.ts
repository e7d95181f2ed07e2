// A contract route becomes an effect; every failure is also announced once, for the diagnostics log.
import type { AnswerOf, BodyOf, ParamsOf, Route } from '@segue/contract';
import { attach, createEvent, createEffect, sample, scopeBind, type Effect } from 'effector';
import { $apiBase } from './api-base';
import { aborted, type ApiFailure } from './api-failure';
import { request, type RequestInput } from './request';
import { $visit, readVisitFx } from './visit';

type Part<Key extends string, Value> = Value extends undefined ? unknown : { [K in Key]: Value };
type FormPart<R extends Route> = R extends { multipart: true } ? { form: FormData } : Part<'body', BodyOf<R>>;
type Given<R extends Route> = Part<'params', ParamsOf<R>> & FormPart<R>;

/** What an effect of this route takes: nothing, or params, body or form, and an optional signal. */
export type RequestOf<R extends Route> =
  unknown extends Given<R> ? void | { signal?: AbortSignal } : Given<R> & { signal?: AbortSignal };

type Named = { provider?: string } | undefined;
type Sent = { base: string; visit: number; input: RequestInput };

/** `provider`: whom the call named as one, whether in its address or in its body. */
export type RequestFailed = { route: string; failure: ApiFailure; provider?: string | undefined };

/** Every failed call of this bundle, except those the caller aborted or whose asker has left. */
export const requestFailed = createEvent<RequestFailed>('requestFailed');

/** Some entries of a list in an answer could not be read; the others are shown. */
type EntriesDropped = { route: string; dropped: readonly string[]; provider?: string | undefined };
export const entriesDropped = createEvent<EntriesDropped>('entriesDropped');

/**
 * Makes the effect that performs a route's call; it fails with an ApiFailure. When the visit it was asked in is over
 * before the answer is there, it fails as aborted, whatever the answer: that was somebody else's. A call with a
 * signal is its caller's to end.
 */
export function createRequestFx<R extends Route>(route: R): Effect<RequestOf<R>, AnswerOf<R>, ApiFailure> {
  const name = `${route.method} ${route.path}`;
  const sendFx = createEffect<Sent, unknown, ApiFailure>({
    name,
    async handler({ base, visit, input }) {
      const visitNow = scopeBind(readVisitFx, { safe: true });
      const reportDropped = scopeBind(entriesDropped, { safe: true });
      let dropped: readonly string[] = [];
      const [answer] = await Promise.allSettled([
        request(base, route, input, (entries) => (dropped = entries)),
      ]);
      if (!input.signal && (await visitNow()) !== visit) throw aborted;
      if (answer.status === 'rejected') throw answer.reason;
      if (dropped.length > 0) reportDropped({ route: name, dropped, provider: providerOf(input) });
      return answer.value;
    },
  });
  const requestFx = attach({
    name,
    source: { base: $apiBase, visit: $visit },
    mapParams: (input: RequestInput | void, now) => ({ ...now, input: input ?? {} }),
    effect: sendFx,
  });
  sample({
    clock: requestFx.fail,
    filter: ({ error }) => error.kind !== 'aborted',
    fn: ({ params, error }) => ({
      route: name,
      failure: error,
      provider: providerOf(params),
    }),
    target: requestFailed,
  });
  return requestFx as unknown as Effect<RequestOf<R>, AnswerOf<R>, ApiFailure>;
}

function providerOf(input: RequestInput | void): string | undefined {
  return ((input?.params ?? input?.body) as Named)?.provider;
}
