// Loads a provider's player when a track of it that plays is on screen or in the queue, or when the user asks to try it again.
import type { Provider } from '@segue/contract';
import { $providers } from '@segue/kernel/state';
import { createWatch, type Scope } from 'effector';
import { playerRetryRequested } from '../model/playback-ports';
import { $queue } from '../model/model';
import { savesData } from '../../platform/network/data-saving';
import { joinStops } from '../../platform/listen';
import { watchPage } from '../../platform/page/watch-page';
import { watchStore } from '../../platform/watch-store';

type Engine = { warmUp: (provider: Provider) => void };

export function wireWarmUp(scope: Scope, { ports }: { ports: { engine: Engine } }): () => void {
  const { engine } = ports;
  const stopRetry = createWatch({ unit: playerRetryRequested, scope, fn: engine.warmUp });
  // Otherwise the first play loads the player.
  if (savesData()) return stopRetry;
  const stopQueue = watchStore($queue, scope, (tracks) => {
    for (const { provider } of tracks) engine.warmUp(provider);
  });
  return joinStops(stopRetry, stopQueue, watchScreen(scope.getState($providers), engine.warmUp));
}

/** In the DOM, because rows are drawn by any release of any remote. `data-dimmed`: the user may not play it. */
function watchScreen(providers: readonly Provider[], found: (provider: Provider) => void): () => void {
  const missing = new Set(providers);
  const stop = watchPage(() => {
    for (const provider of missing) {
      if (!document.querySelector(playableOf(provider))) continue;
      missing.delete(provider);
      found(provider);
    }
    if (missing.size === 0) stop();
  }, 'data-dimmed');
  return stop;
}

const playableOf = (provider: Provider) =>
  `[data-track^="${provider}:"]:not([data-dimmed]), [data-plays="${provider}"]`;
