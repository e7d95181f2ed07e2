// The lazily downloaded part of the player: loads the configured providers' scripts and creates the engine.
import type { RuntimeConfig } from '@segue/contract';
import { playerRetryRequested } from '@segue/stores/ports';
import { createWatch, type Scope } from 'effector';
import { createEngine, type Engine } from './engine';
import { createEngineContext } from './engine-context';
import { closeMessageGate, originOf } from './message-gate';
import { createScriptLoader } from './provider-scripts';
import { retriable } from './retriable';
import { createSoundCloudPlayer } from './soundcloud/soundcloud-player';
import { loadWidgetApi } from './soundcloud/widget';
import { createAccessToken } from './spotify/access-token';
import { loadSdk } from './spotify/sdk';
import { createSpotifyPlayer } from './spotify/spotify-player';

/** Spotify's script begins to load at once, SoundCloud's and its hidden iframe after the page; nothing plays. */
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
  // From the start; after a failure the next command tries again.
  sdk?.get().catch(() => undefined);
  const stopListening = createWatch({
    unit: playerRetryRequested,
    scope,
    fn: (provider) => {
      if (provider === 'soundcloud') widgetApi?.get().catch(() => undefined);
    },
  });

  const engine = createEngine({
    emit: context.emit,
    players: (onEvent) => ({
      ...(spotify &&
        sdk && {
          spotify: createSpotifyPlayer({
            apiUrl: spotify.apiUrl,
            sdkOrigin: originOf(spotify.sdkUrl),
            sdk,
            token,
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
  return {
    ...engine,
    dispose() {
      engine.dispose();
      stopListening();
      openGate();
    },
  };
}
