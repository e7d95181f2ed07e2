// Repeats a failed search while its error is on screen, with growing pauses, so that results appear once the provider is back.
import { createPageStore, pageResumed } from '@segue/stores';
import { attach, combine, createEffect, createEvent, sample, scopeBind, type Store } from 'effector';
import { createGate } from 'effector-react';

/** The longest still notices the provider within 10 seconds. */
const PAUSES_MS: readonly number[] = [2000, 4000, 8000];
/** A part of each pause is random: pages that failed together do not ask together. */
const JITTER = 0.25;

type Failure = { kind: string; waitUntil: number | null };
type Timer = ReturnType<typeof setTimeout>;

/** `$failure` is a new object after each failed try. */
export function createSelfRetry(id: string, $failure: Store<Failure | null>) {
  /** Open while the failure is on screen. */
  const Gate = createGate(`${id}/failureShown`);
  const due = createEvent<{ isActive: boolean }>(`${id}/retryDue`);

  /** The failed tries since the last answer. */
  const $tries = createPageStore(0).on($failure, (tries, failure) => (failure ? tries + 1 : 0));
  /** Its time came while the page was hidden or offline. */
  const $isOverdue = createPageStore(false)
    .on(due, (_, { isActive }) => !isActive)
    .reset($failure);

  const setTimerFx = createEffect(({ timer, pauseMs }: { timer: Timer | null; pauseMs: number | null }) => {
    if (timer !== null) clearTimeout(timer);
    if (pauseMs === null) return null;
    const fire = scopeBind(due, { safe: true });
    return setTimeout(() => fire({ isActive: !document.hidden && navigator.onLine }), pauseMs);
  });
  const $timer = createPageStore<Timer | null>(null).on(setTimerFx.doneData, (_, timer) => timer);
  sample({
    clock: combine({ failure: $failure, tries: $tries, isShown: Gate.status }),
    fn: ({ failure, tries, isShown }) => (failure && isShown ? pauseAfter(failure, tries) : null),
    target: attach({
      effect: setTimerFx,
      source: $timer,
      mapParams: (pauseMs: number | null, timer) => ({ timer, pauseMs }),
    }),
  });

  const resumed = sample({
    clock: pageResumed,
    source: combine({ failure: $failure, isOverdue: $isOverdue }),
    filter: ({ failure, isOverdue }) => isOverdue || failure?.kind === 'offline',
  });
  return {
    Gate,
    retried: sample({
      clock: [due.filter({ fn: ({ isActive }) => isActive }), resumed],
      fn: (): void => undefined,
    }),
  };
}

/** Null where only the operator can help, or nobody. */
function pauseAfter({ kind, waitUntil }: Failure, tries: number): number | null {
  if (kind === 'refused' || kind === 'missing') return null;
  const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? 0;
  // Never before the time that the server named.
  return Math.max(pauseMs * (1 - JITTER * Math.random()), (waitUntil ?? 0) - Date.now());
}
