// A page whose builds answer as a test says, with a clock of its own.
import type { RemoteReport } from '@segue/contract';
import type { Registry } from '@segue/federation';
import { createWatch, fork, scopeBind, type Scope } from 'effector';
import {
  $remotes,
  loadBuildFx,
  registryChanged,
  registryRead,
  remoteCrashed,
  remoteReported,
  remoteRequested,
  retryRequested,
} from '../model';
import { legal, loadError, moduleOf, previousBuild, registryOf } from '../registry.fixture';
import { refreshRegistryFx } from '../registry-refresh';
import type { FailureKind, LoadRequest } from '../remote-state';
import '../swap';
import { wireRecovery } from '.';

/** How a build answers, in its order of requests; the last answer stays. */
type Answer = 'good' | 'never' | FailureKind | { after: number; answer: Answer };
export type Answers = Readonly<Record<string, readonly Answer[]>>;

export const withPrevious = registryOf({ ...legal, previous: previousBuild });
let stop: (() => void) | undefined;

/** Starts the recovery of a page until the end of the test. */
export function wirePage(scope: Scope): void {
  stop = wireRecovery(scope);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop?.();
});

/** A page with a registry, whose builds answer as told. `published` is the registry of the server. */
export function startPage(
  answers: Answers,
  registry: Registry = registryOf(legal),
  published?: () => Registry,
) {
  const requests: string[] = [];
  const modules: { container: string; dispose: jest.Mock }[] = [];
  const reports: RemoteReport[] = [];
  const counts: Record<string, number> = {};

  const answerTo = async (request: LoadRequest, answer: Answer): Promise<never> => {
    const { container } = request.build;
    if (answer === 'good') {
      const module = { ...moduleOf({}), dispose: jest.fn() };
      modules.push({ container, dispose: module.dispose });
      return { module, times: { check: 10 } } as never;
    }
    if (answer === 'never') {
      const ms = request.limitMs ?? 5000;
      await new Promise((resolve) => setTimeout(resolve, ms));
      throw loadError('silent', 'download', ms);
    }
    if (typeof answer === 'string') throw loadError(answer, answer === 'broken' ? 'get' : 'download');
    await new Promise((resolve) => setTimeout(resolve, answer.after));
    return answerTo(request, answer.answer);
  };
  const handler = (request: LoadRequest) => {
    const { container } = request.build;
    requests.push(container);
    const count = (counts[container] = (counts[container] ?? 0) + 1);
    const list = answers[container] ?? ['good'];
    return answerTo(request, list[Math.min(count, list.length) - 1]!);
  };
  const scope = fork({
    handlers: [
      [loadBuildFx, handler],
      [refreshRegistryFx, async () => published?.() ?? registry],
    ],
  });
  createWatch({ unit: remoteReported, scope, fn: (report) => reports.push(report) });
  scopeBind(registryRead, { scope })(registry);
  wirePage(scope);
  return {
    scope,
    requests,
    modules,
    reports,
    state: () => scope.getState($remotes)['legal'],
    request: () => scopeBind(remoteRequested, { scope })('legal'),
    retry: () => scopeBind(retryRequested, { scope })('legal'),
    crash: (first: boolean) =>
      scopeBind(remoteCrashed, { scope })({ name: 'legal', error: new Error('x'), first }),
    change: (next: Registry) => scopeBind(registryChanged, { scope })(next),
  };
}

/** The same page after the remote was requested and its builds answered. */
export async function requestedPage(...page: Parameters<typeof startPage>) {
  const started = startPage(...page);
  started.request();
  await wait(0);
  return started;
}
export const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
