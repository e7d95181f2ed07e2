// Which of several loads counts when their answers come in any order.
import type { ApiFailure } from '@segue/api-client';
import { createStore, sample, type Effect, type Unit } from 'effector';
import { isOurs } from './stay';

type Overtakeable<Load, Answer> = {
  /** Of the store that remembers the load asked for last. */
  sid: string;
  /** Each call brings an object of its own, by which it is known. */
  loadFx: Effect<Load, Answer, ApiFailure>;
  /** A change here: a load that began before it knows nothing of it. */
  overtakenBy: Unit<unknown>;
};

/** The outcomes of the load that was asked for last and that nothing has overtaken. */
export function latestOf<Load, Answer>({ sid, loadFx, overtakenBy }: Overtakeable<Load, Answer>) {
  const $latestLoad = createStore<unknown>(null, { sid, serialize: 'ignore' })
    .on(loadFx, (_, load) => load)
    .reset(overtakenBy);
  const loaded = sample({
    clock: loadFx.done,
    source: $latestLoad,
    filter: (latest, { params }) => params === latest,
    fn: (_, { result }) => result,
  });
  const loadFailed = sample({
    clock: loadFx.fail,
    source: $latestLoad,
    filter: (latest, { params, error }) => params === latest && isOurs(error),
  });
  return { loaded, loadFailed };
}
