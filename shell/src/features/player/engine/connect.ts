// Handles the playback ports with the engine, a chunk that is downloaded when the user may play soon. Play commands wait
// for it; volume and provider access are remembered until it is there.
import type { Provider, RuntimeConfig } from '@segue/contract';
import { diagnosticReported } from '@segue/stores';
import {
  allowProviderFx,
  loadTrackFx,
  pauseFx,
  preflightFx,
  preloadTracksFx,
  resumeFx,
  seekFx,
  setVolumeFx,
} from '@segue/stores/ports';
import { loadOnce } from '@segue/ui';
import { scopeBind, type Effect, type Scope } from 'effector';
import { joinStops, listen } from '../../../platform/listen';
import type { Engine } from './engine';
import { defer } from './promises';
import type { startEngine } from './start-engine';

/** An effect of a port with its handler, as `fork` takes it: whatever the parameters are. */
export type PortHandler = [effect: typeof pauseFx, handler: (params: never) => unknown];
const handle = <Params, Result>(
  effect: Effect<Params, Result>,
  handler: (params: Params) => Promise<Result>,
) => [effect, handler] as unknown as PortHandler;

/** The events in which browsers allow sound: a touch gives no permission before its end. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/** Links one scope with one engine. */
export function createEngineLink(
  downloadEngine: () => Promise<{ startEngine: typeof startEngine }> = () => import('./start-engine'),
) {
  const wired = defer<{ scope: Scope; config: RuntimeConfig }>();
  const allowed = new Set<Provider>();
  const warm = new Set<Provider>();
  let volume: number | null = null;
  let started: Engine | null = null;

  // After a failed download the next command tries again.
  const engine = loadOnce(async () => {
    const [{ scope, config }, chunk] = await Promise.all([wired.promise, downloadEngine()]);
    started = await chunk.startEngine(scope, config);
    if (volume !== null) started.setVolume(volume).catch(() => undefined);
    for (const provider of warm) started.warmUp(provider);
    for (const provider of allowed) void started.allow(provider, true);
    return started;
  });

  /**
   * A command reaches a running engine at once: Safari allows sound only within the click, React would render the next
   * track before its start is requested, and commands keep their sequence.
   */
  function order<Params, Result>(
    effect: Effect<Params, Result>,
    give: (engine: Engine, params: Params) => Result | Promise<Result>,
  ): PortHandler {
    return handle(effect, async (params) => give(started ?? (await engine()), params));
  }

  const download = () => {
    engine().catch(async (error: unknown) => {
      const { scope } = await wired.promise;
      const log = scopeBind(diagnosticReported, { scope });
      log({ area: 'player', message: 'The player could not be downloaded', detail: error });
    });
  };

  return {
    /** Downloads the engine and loads a provider's player, because the user may play it soon. */
    warmUp(provider: Provider): void {
      if (warm.has(provider)) return;
      warm.add(provider);
      if (started) started.warmUp(provider);
      else download();
    },
    /** A factor of the volume, 0..1; the user's volume stays as it is. */
    fade: (factor: number) => void started?.setFade(factor).catch(() => undefined),
    /** For `fork({ handlers })`. */
    handlers: [
      order(loadTrackFx, (player, request) => player.load(request)),
      order(preflightFx, (player, { track }) => player.preflight(track)),
      order(preloadTracksFx, (player, { tracks }) => player.preload(tracks)),
      order(pauseFx, (player) => player.pause()),
      order(resumeFx, (player) => player.resume()),
      order(seekFx, (player, { position }) => player.seek(position)),
      handle(setVolumeFx, async (params) => {
        volume = params.volume;
        await started?.setVolume(volume);
      }),
      handle(allowProviderFx, async ({ provider, isAllowed }) => {
        if (isAllowed) allowed.add(provider);
        else allowed.delete(provider);
        await started?.allow(provider, isAllowed);
      }),
    ],
    /** Lets commands, and the first click or key press, download the engine. Returns a function that stops it. */
    wire(scope: Scope, { config }: { config: RuntimeConfig }): () => void {
      const onGesture = () => {
        if (started) started.prepare();
        else download();
      };
      wired.resolve({ scope, config });
      return joinStops(listen(window, GESTURES, onGesture, { capture: true }), () => started?.dispose());
    },
  };
}
