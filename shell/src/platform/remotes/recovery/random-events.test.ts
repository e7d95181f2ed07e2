import fc from 'fast-check';
import { fork, scopeBind, type EventCallable } from 'effector';
import {
  $remotes,
  loadBuildFx,
  registryRead,
  remoteCrashed,
  remoteRequested,
  retryRequested,
} from '../model';
import { legal, loadError, moduleOf, previousBuild, registryOf } from '../registry.fixture';
import { refreshRegistryFx } from '../registry-refresh';
import type { FailureKind, LoadedBuild, LoadRequest } from '../remote-state';
import { wireRecovery } from '.';
import '../../page.fixture';

/** An answer of a build: at once, late, or never within the limit of its load. */
type Answer = { outcome: 'good' | FailureKind; afterMs: number };
type Step = 'request' | 'retry' | 'crash' | 'first crash' | 'online' | number;

const answers = fc.array(
  fc.record({
    outcome: fc.constantFrom<Answer['outcome']>('good', 'offline', 'gone', 'altered', 'silent', 'broken'),
    afterMs: fc.constantFrom(0, 300, 1900, 2100, 3500, 9000),
  }),
  { minLength: 1, maxLength: 12 },
);
const steps = fc.array(
  fc.oneof(
    fc.constantFrom<Step>('request', 'retry', 'retry', 'crash', 'first crash', 'online'),
    fc.constantFrom<Step>(0, 100, 1000, 2500, 6000),
  ),
  { maxLength: 25 },
);

beforeEach(() => jest.useFakeTimers());

/** Runs the steps; throws when a rule is broken on the way. Returns how it ended. */
async function run(list: readonly Answer[], sequence: readonly Step[], hasPrevious: boolean) {
  const inFlight: string[] = [];
  const alive = new Set<string>();
  let count = 0;

  const load = async ({ build, limitMs = 5000 }: LoadRequest): Promise<LoadedBuild> => {
    const { container } = build;
    const id = `${container} ${count}`;
    if (inFlight.includes(container)) throw new Error(`${container} was requested twice at once`);
    const { outcome, afterMs } = list[count % list.length]!;
    count += 1;
    inFlight.push(container);
    await new Promise((resolve) => setTimeout(resolve, Math.min(afterMs, limitMs)));
    inFlight.splice(inFlight.indexOf(container), 1);
    if (afterMs > limitMs) throw loadError('silent', 'get', limitMs);
    if (outcome !== 'good') throw loadError(outcome, 'download', afterMs);
    alive.add(id);
    const module = { ...moduleOf({}), version: id, dispose: () => void alive.delete(id) };
    return { module, times: { check: afterMs } };
  };
  const registry = registryOf(hasPrevious ? { ...legal, previous: previousBuild } : legal);
  const scope = fork({
    handlers: [
      [loadBuildFx, load],
      [refreshRegistryFx, async () => registry],
    ],
  });
  const send = <Payload>(event: EventCallable<Payload>, payload: Payload) =>
    scopeBind(event, { scope })(payload);
  send(registryRead, registry);
  const stop = wireRecovery(scope);
  const state = () => scope.getState($remotes)['legal']!;

  function obeyRules(): void {
    const shown = state();
    if (inFlight.length > (hasPrevious ? 2 : 1)) throw new Error('too many requests at once');
    if (shown.status === 'loading' && shown.inFlight !== inFlight.length) {
      throw new Error(`${shown.inFlight} are said to be loading, ${inFlight.length} are`);
    }
    if (shown.status === 'failed' && inFlight.length > 0) throw new Error('failed while a build is loading');
  }
  const acts: Readonly<Record<string, () => void>> = {
    request: () => send(remoteRequested, 'legal'),
    retry: () => send(retryRequested, 'legal'),
    crash: () => send(remoteCrashed, { name: 'legal', error: new Error('x'), first: false }),
    'first crash': () => send(remoteCrashed, { name: 'legal', error: new Error('x'), first: true }),
    online: () => void window.dispatchEvent(new Event('online')),
  };
  try {
    for (const step of sequence) {
      if (typeof step === 'number') await jest.advanceTimersByTimeAsync(step);
      else acts[step]?.();
      await jest.advanceTimersByTimeAsync(0);
      obeyRules();
    }
    await jest.advanceTimersByTimeAsync(20_000);
    obeyRules();
    return { state: state(), alive: [...alive] };
  } finally {
    stop();
  }
}

test('whatever happens, a remote ends idle, failed with a kind, or with one running build', async () => {
  await fc.assert(
    fc.asyncProperty(answers, steps, fc.boolean(), async (list, sequence, hasPrevious) => {
      const { state, alive } = await run(list, sequence, hasPrevious);
      expect(['idle', 'failed', 'ready']).toContain(state.status);
      expect(alive).toEqual(state.status === 'ready' ? [state.module.version] : []);
    }),
    { numRuns: 30 },
  );
});
