// Connects the recovery of remotes to the page, and handles what failed before it was downloaded.
import { createWatch, scopeBind, type Scope } from 'effector';
import { $registry, $remotes, registryChanged, remoteReported, retryRequested } from '../model';
import { prefetchWhenIdle } from '../prefetch';
import { bestRequest, isCurable } from './build-choice';
import { $failures, buildFailed, newBuildFound } from './model';
import { loadedReport, registryInUse } from './reports';

export function wireRecovery(scope: Scope): () => void {
  const fail = scopeBind(buildFailed, { scope });
  const retry = scopeBind(retryRequested, { scope });
  const report = scopeBind(remoteReported, { scope });
  const inspect = scopeBind(registryInUse, { scope });
  const tryNewBuild = scopeBind(newBuildFound, { scope });
  const states = () => Object.entries(scope.getState($remotes));

  inspect(scope.getState($registry));
  for (const [, state] of states()) {
    const loaded = loadedReport(state);
    if (loaded) report(loaded);
    if (state.status === 'failed') fail({ params: state.request, error: state.error });
  }

  const retryCurable = () => {
    for (const [name, state] of states()) if (isCurable(state)) retry(name);
  };
  window.addEventListener('online', retryCurable);

  const stopPrefetch = prefetchWhenIdle(window);
  const stopWatch = createWatch({
    unit: registryChanged,
    scope,
    fn() {
      const known = { registry: scope.getState($registry), failures: scope.getState($failures) };
      for (const [name, state] of states()) {
        if (state.status !== 'failed') continue;
        const best = bestRequest(name, state.attempts, known);
        if (best && !known.failures[best.build.container]) tryNewBuild(name);
      }
    },
  });
  return () => {
    window.removeEventListener('online', retryCurable);
    stopPrefetch();
    stopWatch();
  };
}
