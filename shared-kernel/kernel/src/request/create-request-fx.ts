// Makes an effect from a contract route; the effect owns aborting, late answers and the end of the session.
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@segue/contract';
import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Effect,
  type Event,
  type EventCallable,
} from 'effector';
import { aborted, type ApiFailure } from './api-failure';
import { $apiBase, request, type RequestInput } from './request';
import { sessionEnded } from './session-ended';

type Part<Key extends string, Value> = Value extends undefined ? unknown : { [K in Key]: Value };
type FormPart<R extends Route> = R extends { multipart: true } ? { form: FormData } : Part<'body', BodyOf<R>>;
type Given<R extends Route> = Part<'params', ParamsOf<R>> & Part<'query', QueryOf<R>> & FormPart<R>;

/** The parameters of a route's effect: none, or params, query, body or form. */
export type RequestOf<R extends Route> = unknown extends Given<R> ? void : Given<R>;

export type RequestFx<Params, Answer> = Effect<Params, Answer, ApiFailure> & {
  /** A call failed and was not aborted. Models listen to this instead of `fail`: an aborted call is no error to show. */
  failed: Event<{ params: Params; error: ApiFailure }>;
  /** Aborts all running calls of this effect: the screen was closed, or another id was opened. */
  abort: EventCallable<void>;
};

type Options<Params> = {
  /**
   * What happens to a call while another one runs. `latest`: aborts the running one. `first`: it is not sent and fails as
   * aborted. `every`: both run.
   */
  concurrency: 'latest' | 'first' | 'every';
  /** Calls with another key do not count as running calls. */
  per?: (params: Params) => string;
  /** The end of the session does not abort the call: it ends the session itself, or its answer belongs to no user. */
  outlivesSession?: boolean;
};

type Call = { controller: AbortController; key: string; outlivesSession: boolean };

/** `provider`: the one named in the params or in the body of the call. */
export type RequestFailed = { route: string; failure: ApiFailure; provider?: string | undefined };

/** A request of any route failed and was not aborted. */
export const requestFailed = createEvent<RequestFailed>('requestFailed');

/** Some entries of a list in an answer could not be read; the others are shown. */
type EntriesDropped = { route: string; dropped: readonly string[]; provider?: string | undefined };
export const entriesDropped = createEvent<EntriesDropped>('entriesDropped');

/** The running calls of each effect, in one map for all: an effect with a store and an inner effect of its own would cost twice as much. */
type Running = Map<symbol, readonly Call[]>;

const callBegun = createEvent('callBegun');
/** Null before the first call of the scope. */
const $running = createStore<Running | null>(null).on(callBegun, (running) => running ?? new Map());
const $context = combine({ base: $apiBase, running: $running });

const abortCallsFx = createEffect<readonly Call[], void>({
  name: 'abortCallsFx',
  handler: (calls) => calls.forEach(({ controller }) => controller.abort()),
});
const callsAborted = createEvent<symbol>('callsAborted');
// Not batched: several effects are aborted in one step, before the next call begins.
sample({
  clock: callsAborted,
  source: $running,
  fn: (running, id) => running?.get(id) ?? [],
  target: abortCallsFx,
  batch: false,
});
sample({
  clock: sessionEnded,
  source: $running,
  fn: (running) => [...(running?.values() ?? [])].flat().filter((call) => !call.outlivesSession),
  target: abortCallsFx,
});

/**
 * Makes the effect that performs a route's call. An aborted call fails as `aborted` at once; its answer is dropped,
 * whenever it arrives.
 */
export function createRequestFx<R extends Route>(
  route: R,
  { concurrency, per = () => '', outlivesSession = false }: Options<RequestOf<R>>,
): RequestFx<RequestOf<R>, AnswerOf<R>> {
  const name = `${route.method} ${route.path}`;
  const id = Symbol(name);
  const requestFx = attach({
    name,
    source: $context,
    effect({ base, running }, params: RequestOf<R>): Promise<unknown> {
      const input = (params ?? {}) as RequestInput;
      const key = per(params);
      const all = () => running?.get(id) ?? [];
      const rivals = all().filter((one) => one.key === key);
      if (concurrency === 'first' && rivals.length > 0) throw aborted;
      if (concurrency === 'latest') for (const { controller } of rivals) controller.abort();
      const call: Call = { controller: new AbortController(), key, outlivesSession };
      running?.set(id, [...all(), call]);
      const about = { route: name, provider: providerOf(input) };
      const reportDropped = scopeBind(entriesDropped, { safe: true });
      const reportFailed = scopeBind(requestFailed, { safe: true });
      let dropped: readonly string[] = [];
      const { signal } = call.controller;
      const work = request(base, route, { ...input, signal }, (entries) => {
        dropped = entries;
      });
      return untilAborted(work, signal, {
        onDone() {
          if (dropped.length > 0) reportDropped({ ...about, dropped });
        },
        onFail: (failure) => reportFailed({ ...about, failure }),
        onEnd: () =>
          running?.set(
            id,
            all().filter((one) => one !== call),
          ),
      });
    },
  }) as unknown as Effect<RequestOf<R>, AnswerOf<R>, ApiFailure>;
  sample({ clock: requestFx, fn: () => undefined, target: callBegun });
  return Object.assign(requestFx, {
    failed: requestFx.fail.filter({ fn: ({ error }) => error.kind !== 'aborted' }),
    abort: callsAborted.prepend(() => id),
  });
}

/**
 * Settles with the work, or as `aborted` when the signal aborts. Effector calls `then` itself: with a promise in between, a
 * session could end after the signal was read and before the effect is done.
 */
function untilAborted(
  work: Promise<unknown>,
  signal: AbortSignal,
  { onDone, onFail, onEnd }: { onDone: () => void; onFail: (failure: ApiFailure) => void; onEnd: () => void },
): Promise<unknown> {
  const then = (resolve: (answer: unknown) => void, reject: (failure: unknown) => void) => {
    signal.addEventListener('abort', () => {
      onEnd();
      reject(aborted);
    });
    work.then(
      (answer) => {
        if (signal.aborted) return;
        onEnd();
        onDone();
        resolve(answer);
      },
      (failure: ApiFailure) => {
        if (signal.aborted) return;
        onEnd();
        reject(failure);
        onFail(failure);
      },
    );
  };
  return { then } as Promise<unknown>;
}

type NamesProvider = { provider?: string } | undefined;

function providerOf(input: RequestInput): string | undefined {
  return ((input.params ?? input.body) as NamesProvider)?.provider;
}
