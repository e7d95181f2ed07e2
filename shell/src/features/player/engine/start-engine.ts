// The lazily downloaded part of the player: creates the engine, whose players load their provider's script when they are
// needed.
import type { RuntimeConfig } from '@segue/contract';
import { playerRetryRequested } from '@segue/stores/ports';
import { createWatch, type Scope } from 'effector';
import { wireTrims } from '../extras/even-loudness';
import { createEngine, type Engine } from './engine';
import { createEngineContext } from './engine-context';
import { closeMessageGate, originOf } from './message-gate';
import { createScriptLoader } from './provider-scripts';
import { retriable } from './promises';
import { createSoundCloudPlayer } from './soundcloud/soundcloud-player';
import { loadWidgetApi } from './soundcloud/widget';
import { createAccessToken } from './spotify/access-token';
import { loadSdk } from './spotify/sdk';
import { createSpotifyPlayer } from './spotify/spotify-player';

/** No provider is asked for anything until `warmUp`, `load` or `preflight`. */
export function startEngine(scope: Scope, config: RuntimeConfig): Engine {
  const context = createEngineContext(scope, config);
  const { spotify, soundcloud } = context.providers;
  const frames = [spotify?.sdkUrl, soundcloud?.widgetPlayerUrl].filter((url) => url !== undefined);
  const openGate = closeMessageGate(window, frames.map(originOf));
  const scripts = [spotify?.sdkUrl, soundcloud?.widgetScriptUrl].filter((url) => url !== undefined);
  const loadScript = createScriptLoader(scripts);
  const logs = {
    spotify: (message: string, detail?: unknown) => context.log('spotify', message, detail),
    soundcloud: (message: string, detail?: unknown) => context.log('soundcloud', message, detail),
  };
  const token = createAccessToken(context.fetchToken);
  const sdk =
    spotify &&
    retriable(
      () => loadSdk(() => loadScript(spotify.sdkUrl)),
      (error) => logs.spotify('The playback SDK did not load', error),
    );
  const widgetApi =
    soundcloud &&
    retriable(
      () => loadWidgetApi(() => loadScript(soundcloud.widgetScriptUrl)),
      (error) => logs.soundcloud('The widget script did not load', error),
    );
  const engine = createEngine({
    emit: context.emit,
    players: (onEvent) => ({
      ...(spotify &&
        sdk && {
          spotify: createSpotifyPlayer({
            apiUrl: spotify.apiUrl,
            market: spotify.market,
            sdkOrigin: originOf(spotify.sdkUrl),
            sdk,
            token,
            isPrimingOn: spotify.primesTracks === true,
            premiumDenied: context.premiumDenied,
            deviceChanged: context.deviceChanged,
            emit: (event) => onEvent('spotify', event),
            log: logs.spotify,
          }),
        }),
      ...(soundcloud &&
        widgetApi && {
          soundcloud: createSoundCloudPlayer({
            ...soundcloud,
            widgetApi,
            widgetShown: context.widgetShown,
            emit: (event) => onEvent('soundcloud', event),
            log: logs.soundcloud,
          }),
        }),
    }),
  });
  // A script that failed to load is loaded again.
  const stopListening = createWatch({ unit: playerRetryRequested, scope, fn: engine.warmUp });
  const stopTrims = wireTrims(scope, engine.setTrims);
  return {
    ...engine,
    dispose() {
      engine.dispose();
      stopTrims();
      stopListening();
      openGate();
    },
  };
}
