// The lazily fetched half of the player: fetches the providers' scripts and makes the engine from its parts.
import type { ProviderToken, RuntimeConfig } from '@segue/contract';
import { listen } from '@segue/event-bus';
import type { SpotifyDevice } from '@segue/stores';
import { createEngine, type Engine } from './engine';
import { closeMessageGate, originOf } from './message-gate';
import type { PlayerNews } from './provider-player';
import { createScriptLoader } from './provider-scripts';
import { retried } from './retried';
import { createSoundCloudPlayer } from './soundcloud/soundcloud-player';
import { loadWidgetApi } from './soundcloud/widget';
import { createAccessToken } from './spotify/access-token';
import { loadSdk } from './spotify/sdk';
import { createSpotifyPlayer, type SpotifyPlayer } from './spotify/spotify-player';

export type EngineWorld = {
  providers: RuntimeConfig['providers'];
  tell: (news: PlayerNews) => void;
  /** Keeps a failure nobody is told about in place. */
  log: (area: string, message: string, detail?: unknown) => void;
  fetchToken: () => Promise<ProviderToken>;
  /** Spotify said that this account may not play. */
  premiumDenied: () => void;
  /** What became of this page as a Spotify device. */
  deviceChanged: (device: SpotifyDevice) => void;
};

/** Starts the engine: both scripts begin to load, the hidden frame is made, nothing sounds. */
export function startEngine(world: EngineWorld): Engine {
  const { spotify, soundcloud } = world.providers;
  const { sdkUrl } = spotify;
  const openGate = closeMessageGate(window, [sdkUrl, soundcloud.widgetPlayerUrl].map(originOf));
  const loadScript = createScriptLoader([sdkUrl, soundcloud.widgetScriptUrl]);
  const logs = {
    spotify: (message: string, detail?: unknown) => world.log('spotify', message, detail),
    soundcloud: (message: string, detail?: unknown) => world.log('soundcloud', message, detail),
  };
  const token = createAccessToken(world.fetchToken);
  const sdk = retried(
    () => loadSdk(() => loadScript(sdkUrl)),
    (error) => logs.spotify('The playback SDK did not load', error),
  );
  const widgetApi = retried(
    () => loadWidgetApi(() => loadScript(soundcloud.widgetScriptUrl)),
    (error) => logs.soundcloud('The widget script did not load', error),
  );
  // Both are wished for from the start; a failure is told, and the next wish tries again.
  for (const script of [sdk, widgetApi]) script.get().catch(() => undefined);
  const stopListening = listen('connections/changed', ({ provider }) => {
    if (provider === 'soundcloud') widgetApi.get().catch(() => undefined);
  });

  let spotifyPlayer: SpotifyPlayer;
  const engine = createEngine({
    tell: world.tell,
    players: (hear) => {
      spotifyPlayer = createSpotifyPlayer({
        apiUrl: spotify.apiUrl,
        sdkOrigin: originOf(sdkUrl),
        sdk,
        token,
        premiumDenied: world.premiumDenied,
        deviceChanged: world.deviceChanged,
        tell: (news) => hear('spotify', news),
        log: logs.spotify,
      });
      const soundcloudPlayer = createSoundCloudPlayer({
        ...soundcloud,
        widgetApi,
        tell: (news) => hear('soundcloud', news),
        log: logs.soundcloud,
      });
      return { spotify: spotifyPlayer, soundcloud: soundcloudPlayer };
    },
    allowSpotify: (isAllowed) => spotifyPlayer.allow(isAllowed),
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
