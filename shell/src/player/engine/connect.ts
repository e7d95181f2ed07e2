// Handles the playback ports with the engine, a chunk that play commands wait for; volume and access are remembered until then.
import type { Provider, RuntimeConfig } from '@segue/contract';
import { diagnosticReported } from '@segue/kernel/state';
import { loadOnce } from '@segue/ui';
import { scopeBind, type Effect, type Scope } from 'effector';
import {
  allowProviderFx,
  loadTrackFx,
  pauseFx,
  preflightFx,
  preloadTracksFx,
  resumeFx,
  seekFx,
  setVolumeFx,
} from '../model/playback-ports';
import { joinStops, listen } from '../../platform/listen';
import type { Engine } from './engine';
import type { startEngine } from './start-engine';

/** The events in which browsers allow sound: a touch gives no permission before its end. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

type DownloadEngine = () => Promise<{ startEngine: typeof startEngine }>;

/** Links the page's scope with one engine, which commands and the first click or key press download. */
export function linkEngine(
  scope: Scope,
  config: RuntimeConfig,
  downloadEngine: DownloadEngine = () => import('./start-engine'),
) {
  const allowed = new Set<Provider>();
  const warm = new Set<Provider>();
  let volume: number | null = null;
  let started: Engine | null = null;

  // After a failed download the next command tries again.
  const engine = loadOnce(async () => {
    const chunk = await downloadEngine();
    started = await chunk.startEngine(scope, config);
    if (volume !== null) started.setVolume(volume).catch(() => undefined);
    for (const provider of warm) started.warmUp(provider);
    for (const provider of allowed) void started.allow(provider, true);
    return started;
  });
  const log = scopeBind(diagnosticReported, { scope });
  const download = () => {
    engine().catch((error: unknown) =>
      log({ area: 'player', message: 'The player could not be downloaded', detail: error }),
    );
  };

  /** At once where the engine runs: Safari allows sound only within the click, and commands keep their sequence. */
  function handle<Params, Result>(
    effect: Effect<Params, Result>,
    give: (engine: Engine, params: Params) => Result | Promise<Result>,
  ): void {
    effect.use(async (params) => give(started ?? (await engine()), params));
  }
  handle(loadTrackFx, (player, request) => player.load(request));
  handle(preflightFx, (player, { track }) => player.preflight(track));
  handle(preloadTracksFx, (player, { tracks }) => player.preload(tracks));
  handle(pauseFx, (player) => player.pause());
  handle(resumeFx, (player) => player.resume());
  handle(seekFx, (player, { position }) => player.seek(position));
  setVolumeFx.use(async (params) => {
    volume = params.volume;
    await started?.setVolume(volume);
  });
  allowProviderFx.use(async ({ provider, isAllowed }) => {
    if (isAllowed) allowed.add(provider);
    else allowed.delete(provider);
    await started?.allow(provider, isAllowed);
  });
  const onGesture = () => (started ? started.prepare() : download());
  const stopListening = listen(window, GESTURES, onGesture, { capture: true });

  return {
    /** Downloads the engine and loads a provider's player, because the user may play it soon. */
    warmUp(provider: Provider): void {
      if (warm.has(provider)) return;
      warm.add(provider);
      if (started) started.warmUp(provider);
      else download();
    },
    /** A factor of the volume, 0..1; the user's volume is unchanged. */
    fade: (factor: number) => void started?.setFade(factor).catch(() => undefined),
    stop: joinStops(stopListening, () => started?.dispose()),
  };
}
