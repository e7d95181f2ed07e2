// Plugs the engine into the playback ports. The engine is a chunk of its own that arrives after the first paint;
// what stands here is thin, so that commands given before then are kept and carried out.
import type { RuntimeConfig, Track } from '@segue/contract';
import { diagnosticReported } from '@segue/stores';
import {
  allowSpotifyFx,
  expectTracksFx,
  loadTrackFx,
  pauseFx,
  playbackLost,
  playbackReported,
  preflightFx,
  resumeFx,
  seekFx,
  setVolumeFx,
  spotifyDeviceReported,
  spotifyPremiumDenied,
  startDelayed,
  trackEnded,
  trackUnavailable,
  type LoadRequest,
  type UnavailableReason,
  type readSavedStateFx,
  type writeSavedStateFx,
} from '@segue/stores/ports';
import { loadOnce } from '@segue/ui';
import { scopeBind, type Scope } from 'effector';
import { afterFirstPaint } from './after-first-paint';
import { providerTokenFx } from './api';
import type { Engine } from './engine';
import type { PlayerNews } from './provider-player';

import type { EngineWorld, startEngine } from './start-engine';
import { defer } from './waiting';

type EngineChunk = { startEngine: typeof startEngine };

export type EngineLink = {
  /** Put these into `fork({ handlers })`. */
  handlers: PortHandlers;
  /** Fetches and starts the engine once the page is painted, or at the first click. Returns a function that stops it. */
  wire: (scope: Scope, page: { config: RuntimeConfig }) => () => void;
};

type PortEffect =
  | typeof loadTrackFx
  | typeof preflightFx
  | typeof expectTracksFx
  | typeof pauseFx
  | typeof seekFx
  | typeof setVolumeFx
  | typeof allowSpotifyFx
  | typeof readSavedStateFx
  | typeof writeSavedStateFx;
/** Ports of playback and what they do in a scope, as `fork` takes them. */
export type PortHandlers = [PortEffect, (params: never) => unknown][];

/** Makes the link between one scope's playback rules and one engine. */
export function createEngineLink(
  fetchEngine: () => Promise<EngineChunk> = () => import('./start-engine'),
): EngineLink {
  const connected = defer<EngineWorld>();
  const standing: { volume?: number; isSpotifyAllowed?: boolean } = {};
  let arrived: Engine | null = null;
  let wasTouched = false;

  // After a failed download the next command tries again.
  const engine = loadOnce(async () => {
    const [world, chunk] = await Promise.all([connected.promise, fetchEngine()]);
    const engine = chunk.startEngine(world);
    arrived = engine;
    if (wasTouched) engine.prepare();
    if (standing.volume !== undefined) await engine.setVolume(standing.volume).catch(() => undefined);
    if (standing.isSpotifyAllowed) void engine.allowSpotify(true);
    return engine;
  });

  return {
    handlers: playerHandlers({ engine, arrived: () => arrived, standing }),
    wire(scope, { config }) {
      const log = scopeBind(diagnosticReported, { scope });
      const fetchInBackground = () => {
        engine().catch((error: unknown) => {
          log({ area: 'player', message: 'The player could not be fetched', detail: error });
        });
      };
      const onGesture = () => {
        wasTouched = true;
        if (arrived) arrived.prepare();
        else fetchInBackground();
      };
      connected.resolve(worldOf(scope, config));
      const cancelFetch = afterFirstPaint(fetchInBackground);
      const gestures = ['pointerdown', 'keydown'] as const;
      for (const gesture of gestures) window.addEventListener(gesture, onGesture, { capture: true });
      return () => {
        cancelFetch();
        for (const gesture of gestures) window.removeEventListener(gesture, onGesture, { capture: true });
        arrived?.dispose();
      };
    },
  };
}

type Reach = {
  engine: () => Promise<Engine>;
  arrived: () => Engine | null;
  standing: { volume?: number; isSpotifyAllowed?: boolean };
};

/** What the ports of playback do. Sound waits for the engine; settings are kept for it without hurrying it. */
function playerHandlers({ engine, arrived, standing }: Reach): PortHandlers {
  return [
    [loadTrackFx, async (request: LoadRequest) => (await engine()).load(request)],
    [preflightFx, async ({ track }: { track: Track }) => (await engine()).preflight(track)],
    [expectTracksFx, async ({ tracks }: { tracks: readonly Track[] }) => (await engine()).expect(tracks)],
    [pauseFx, async () => (await engine()).pause()],
    [resumeFx, async () => (await engine()).resume()],
    [seekFx, async ({ position }: { position: number }) => (await engine()).seek(position)],
    [
      setVolumeFx,
      async ({ volume }: { volume: number }) => {
        standing.volume = volume;
        await arrived()?.setVolume(volume);
      },
    ],
    [
      allowSpotifyFx,
      async ({ isAllowed }: { isAllowed: boolean }) => {
        standing.isSpotifyAllowed = isAllowed;
        await arrived()?.allowSpotify(isAllowed);
      },
    ],
  ];
}

function worldOf(scope: Scope, config: RuntimeConfig): EngineWorld {
  const bind = { scope };
  const reported = scopeBind(playbackReported, bind);
  const ended = scopeBind(trackEnded, bind);
  const unavailable = scopeBind(trackUnavailable, bind);
  const lost = scopeBind(playbackLost, bind);
  const delayed = scopeBind(startDelayed, bind);
  const logged = scopeBind(diagnosticReported, bind);
  const askForToken = scopeBind(providerTokenFx, bind);
  return {
    providers: config.providers,
    premiumDenied: scopeBind(spotifyPremiumDenied, bind),
    deviceChanged: scopeBind(spotifyDeviceReported, bind),
    log: (area, message, detail) => logged({ area, message, detail }),
    // Not allSettled: that waits for everything under way in the scope, and this request is often part of it.
    fetchToken: () => askForToken({ body: { provider: 'spotify' } }),
    tell({ kind, ...news }: PlayerNews) {
      if (kind === 'progress') reported(news as Parameters<typeof reported>[0]);
      else if (kind === 'ended') ended(news);
      else if (kind === 'lost') lost(news);
      else if (kind === 'delayed') delayed(news);
      else unavailable(seenOffline(news as Parameters<typeof unavailable>[0]));
    },
  };
}

/** Without a network every provider seems down, and each track seems at fault. */
const OFFLINE_LOOKS_LIKE: readonly UnavailableReason[] = ['provider-down', 'failed', 'blocked'];

function seenOffline<News extends { reason: UnavailableReason }>(news: News): News {
  const isOffline = !navigator.onLine && OFFLINE_LOOKS_LIKE.includes(news.reason);
  return isOffline ? { ...news, reason: 'offline' } : news;
}
