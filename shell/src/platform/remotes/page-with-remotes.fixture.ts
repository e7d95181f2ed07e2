// A page with fake builds and a fake clock.
import type { Registry, RemoteModule } from '@segue/kernel/remote';
import { createWatch, fork, scopeBind, type EventCallable } from 'effector';
import {
  $remotes,
  buildFailed,
  loadBuildFx,
  registryChanged,
  registryRead,
  remoteCrashed,
  remoteRequested,
  retryRequested,
} from './model';
import { wireRecovery } from './recovery';
import { refreshRegistryFx } from './registry-refresh';
import { legal, loadError, moduleOf, previousBuild, registryOf } from './registry.fixture';
import type { FailureKind, LoadRequest } from './remote-state';
import { tellServer } from './wire';

/** The results of loading a build, in order of requests; the last one repeats. */
export type Answers = Readonly<Record<string, readonly ('good' | FailureKind)[]>>;

export const withPrevious = registryOf({ ...legal, previous: previousBuild });
export const repaired = {
  ...legal,
  version: '1.2.0',
  container: 'legal_newer',
  entry: '/remotes/legal/1.2.0/remoteEntry.newer.js',
};

const stops: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { sendBeacon: jest.fn() });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page with a registry and fake builds. `published` is the server's registry. */
export function startPage(answers: Answers, registry: Registry = withPrevious, published?: () => Registry) {
  const requests: string[] = [];
  const disposed: string[] = [];
  const handler = async ({ build: { container }, replaced }: LoadRequest): Promise<RemoteModule> => {
    replaced?.dispose();
    requests.push(container);
    const count = requests.filter((one) => one === container).length;
    const list = answers[container] ?? ['good'];
    const answer = list[Math.min(count, list.length) - 1] ?? 'good';
    if (answer !== 'good') throw loadError(answer, answer === 'broken' ? 'get' : 'download');
    return { ...moduleOf({}), dispose: () => void disposed.push(container) };
  };
  const scope = fork({
    handlers: [
      [loadBuildFx, handler],
      [refreshRegistryFx, async () => published?.() ?? registry],
    ],
  });
  const trigger = <Payload>(event: EventCallable<Payload>, payload: Payload) =>
    scopeBind(event, { scope })(payload);
  createWatch({ unit: buildFailed, scope, fn: tellServer });
  trigger(registryRead, registry);
  stops.push(wireRecovery(scope));
  return {
    scope,
    requests,
    disposed,
    state: () => scope.getState($remotes)['legal'],
    async request() {
      trigger(remoteRequested, 'legal');
      await wait(0);
    },
    async retry() {
      trigger(retryRequested, 'legal');
      await wait(0);
    },
    async crash(first: boolean) {
      trigger(remoteCrashed, { name: 'legal', error: new Error('x'), first });
      await wait(0);
    },
    publish: (next: Registry) => trigger(registryChanged, next),
  };
}

/** The same page after the remote was requested and its builds answered. */
export async function requestedPage(...page: Parameters<typeof startPage>) {
  const started = startPage(...page);
  await started.request();
  return started;
}

export const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
