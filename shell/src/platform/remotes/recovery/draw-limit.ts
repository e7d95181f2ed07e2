// A component that suspends is drawn within the time limit of its load, or its build has failed.
import { createEffect, sample } from 'effector';
import { waitMs } from '../../time-limit';
import { LOAD_LIMIT_MS } from '../container';
import { $undrawn, UndrawnGate } from '../gate';
import { $remotes, put } from '../model';
import { LoadError, type RemoteState } from '../remote-state';
import { buildFailed, disposeFx } from './model';

type ReadyState = Extract<RemoteState, { status: 'ready' }>;

const undrawnBuild = sample({
  clock: UndrawnGate.open,
  source: $remotes,
  fn: (states, { remote }) => states[remote],
}).filterMap((state) => (state?.status === 'ready' ? state : undefined));
const waitForDrawFx = createEffect(async ({ name, times }: ReadyState) => {
  await waitMs(LOAD_LIMIT_MS - (times.check ?? 0));
  const failure = { kind: 'silent', stage: 'draw', ms: LOAD_LIMIT_MS, cause: undefined } as const;
  return new LoadError(`${name} failed at draw: silent`, failure);
});
sample({ clock: undrawnBuild, target: waitForDrawFx });
const drawFailed = sample({
  clock: waitForDrawFx.done,
  source: { states: $remotes, undrawn: $undrawn },
  filter: ({ states, undrawn }, { params: { name, module } }) => {
    const state = states[name];
    return state?.status === 'ready' && state.module === module && undrawn.includes(name);
  },
  fn: (_, { params, result: error }) => ({ params, error }),
});
$remotes.on(
  drawFailed,
  (states, { params: { status: _status, module: _module, times: _times, ...request }, error }) =>
    put(states, request.name, {
      status: 'failed',
      kind: error.kind,
      attempts: request.attempt,
      request,
      error,
    }),
);
sample({ clock: drawFailed, fn: ({ params }) => params.module, target: disposeFx });
sample({ clock: drawFailed, target: buildFailed });
