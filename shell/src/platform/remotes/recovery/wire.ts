// Connects the recovery of remotes to the page, and handles what failed before it was downloaded.
import { createWatch, scopeBind, type Scope } from 'effector';
import { $mounted } from '../gate';
import {
  $lastCrash,
  remoteCrashed,
  $registry,
  $remotes,
  registryChanged,
  remoteReported,
  remoteRequested,
  retryRequested,
} from '../model';
import { bestRequest, isRetryable } from './build-choice';
import { readScreens, rememberScreens, screensRemembered } from './lost-registry';
import { $failures, buildFailed, earlierLoadFound, newBuildFound } from './model';
import { errorThrown, watchErrors } from './outside-react';
import { loadedReport, registryInUse } from './reports';

export function wireRecovery(scope: Scope): () => void {
  const fail = scopeBind(buildFailed, { scope });
  const findLoad = scopeBind(earlierLoadFound, { scope });
  const retry = scopeBind(retryRequested, { scope });
  const report = scopeBind(remoteReported, { scope });
  const inspect = scopeBind(registryInUse, { scope });
  const remember = scopeBind(screensRemembered, { scope });
  const request = scopeBind(remoteRequested, { scope });
  const tryNewBuild = scopeBind(newBuildFound, { scope });
  const states = () => Object.entries(scope.getState($remotes));

  const registry = scope.getState($registry);
  inspect(registry);
  if (registry.remotes.length > 0) rememberScreens(registry);
  else remember(readScreens());
  for (const [name, state] of states()) {
    const loaded = loadedReport(state);
    if (loaded) report(loaded);
    if (state.status === 'failed') fail({ params: state.request, error: state.error });
    // Before the recovery is downloaded, only the newest build of a remote is requested.
    const earlier =
      state.status === 'loading' ? bestRequest(name, state.attempt, { registry, failures: {} }) : null;
    if (earlier) findLoad(earlier);
  }

  const lastCrash = scope.getState($lastCrash);
  if (lastCrash) scopeBind(remoteCrashed, { scope })(lastCrash);

  const retryFailed = () => {
    for (const [name, state] of states()) if (isRetryable(state)) retry(name);
  };
  window.addEventListener('online', retryFailed);
  const stopErrors = watchErrors(window, scopeBind(errorThrown, { scope }));
  const stopWatch = createWatch({
    unit: registryChanged,
    scope,
    fn(registry) {
      if (registry.remotes.length > 0) rememberScreens(registry);
      const known = { registry, failures: scope.getState($failures) };
      const mounted = scope.getState($mounted);
      for (const [name, state] of states()) {
        // The former registry had no build that this page could run.
        if (state.status === 'idle' && mounted.includes(name)) request(name);
        if (state.status !== 'failed') continue;
        const best = bestRequest(name, state.attempts, known);
        if (best && !known.failures[best.build.container]) tryNewBuild(name);
      }
    },
  });
  return () => {
    window.removeEventListener('online', retryFailed);
    stopErrors();
    stopWatch();
  };
}
