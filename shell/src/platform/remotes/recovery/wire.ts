// Connects the recovery of remotes to the page, and handles what failed before it was downloaded.
import { createWatch, scopeBind, type EventCallable, type Scope } from 'effector';
import { joinStops, listen } from '../../listen';
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
  const trigger = <Payload>(event: EventCallable<Payload>, payload: Payload) =>
    scopeBind(event, { scope })(payload);
  const states = () => Object.entries(scope.getState($remotes));

  const registry = scope.getState($registry);
  trigger(registryInUse, registry);
  if (registry.remotes.length > 0) rememberScreens(registry);
  else trigger(screensRemembered, readScreens());
  for (const [name, state] of states()) {
    const loaded = loadedReport(state);
    if (loaded) trigger(remoteReported, loaded);
    if (state.status === 'failed') trigger(buildFailed, { params: state.request, error: state.error });
    // Before the recovery is downloaded, only the newest build of a remote is requested.
    const earlier =
      state.status === 'loading' ? bestRequest(name, state.attempt, { registry, failures: {} }) : null;
    if (earlier) trigger(earlierLoadFound, earlier);
  }

  const lastCrash = scope.getState($lastCrash);
  if (lastCrash) trigger(remoteCrashed, lastCrash);

  const retryFailed = () => {
    for (const [name, state] of states()) if (isRetryable(state)) trigger(retryRequested, name);
  };
  const stopRetries = listen(window, ['online'], retryFailed);
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
        if (state.status === 'idle' && mounted.includes(name)) trigger(remoteRequested, name);
        if (state.status !== 'failed') continue;
        const best = bestRequest(name, state.attempts, known);
        if (best && !known.failures[best.build.container]) trigger(newBuildFound, name);
      }
    },
  });
  return joinStops(stopRetries, stopErrors, stopWatch);
}
