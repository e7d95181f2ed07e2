/** Everything the stand-ins share while the sandbox runs. */
import type { FastifyRequest } from 'fastify';
import { buildCatalogue } from './catalogue/catalogue';
import type { Catalogue } from './catalogue/model';
import { formFields } from './core/bodies';
import { createClock, type Clock } from './core/clock';
import { createConsentDesk, type ConsentDesk } from './core/consent';
import { createFaultList, type FaultList } from './core/faults';
import type { PeopleDirectory } from './core/people-directory';
import { createRequestLog, type RequestLog } from './core/request-log';
import { defaultSettings, type Settings } from './core/settings';
import { createTokenStore, type TokenStore } from './core/tokens';
import { sandboxUrls, type SandboxUrls } from './core/urls';
import { createSoundCloudPeople, type SoundCloudPerson } from './soundcloud/people';
import { createTrackShelf, type TrackShelf } from './soundcloud/track-shelf';
import { createDeviceRegistry, type DeviceRegistry } from './spotify/devices';
import { createSpotifyPeople, type SpotifyPerson } from './spotify/people';
import { createTrackLibrary, type TrackLibrary } from './spotify/track-library';

export type RegisteredClient = { id: string; secret: string; redirectUris: readonly string[] };
export type RegisteredClients = { spotify: RegisteredClient; soundcloud: RegisteredClient };

export type World = {
  urls: SandboxUrls;
  clients: RegisteredClients;
  clock: Clock;
  tokens: TokenStore;
  settings: Settings;
  faults: FaultList;
  log: RequestLog;
  consent: ConsentDesk;
  devices: DeviceRegistry;
  catalogue: Catalogue;
  library: TrackLibrary;
  shelf: TrackShelf;
  spotifyPeople: PeopleDirectory<SpotifyPerson>;
  soundcloudPeople: PeopleDirectory<SoundCloudPerson>;
  /** When the SoundCloud stand-in was asked for an application's own token. */
  exchanges: number[];
  userOf: (request: FastifyRequest) => string | null;
  placeAt: (base: string) => void;
  plant: (seed: string) => void;
  reset: () => void;
};

export function createWorld(clients: RegisteredClients, seed: string): World {
  const clock = createClock();
  const tokens = createTokenStore(clock);
  const catalogue = buildCatalogue(seed);
  const world: World = {
    urls: sandboxUrls('http://127.0.0.1'),
    clients,
    clock,
    tokens,
    settings: defaultSettings(),
    faults: createFaultList(clock.now),
    log: createRequestLog(),
    consent: createConsentDesk(),
    devices: createDeviceRegistry(),
    catalogue,
    library: createTrackLibrary(catalogue),
    shelf: createTrackShelf(catalogue),
    spotifyPeople: createSpotifyPeople(),
    soundcloudPeople: createSoundCloudPeople(),
    exchanges: [],
    userOf: (request) => callerOf(world, request),
    placeAt: (base) => {
      world.urls = sandboxUrls(base);
    },
    plant: (newSeed) => {
      world.catalogue = buildCatalogue(newSeed);
      world.library = createTrackLibrary(world.catalogue);
      world.shelf = createTrackShelf(world.catalogue);
    },
    reset: () => {
      clock.reset();
      tokens.clear();
      world.settings = defaultSettings();
      world.faults.clear();
      world.log.clear();
      world.consent.clear();
      world.devices.clear();
      world.spotifyPeople.clear();
      world.soundcloudPeople.clear();
      world.exchanges = [];
    },
  };
  return world;
}

/** The person behind a request, by its access token, the refresh token it offers, or the device it speaks for. */
function callerOf(world: World, request: FastifyRequest): string | null {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return world.tokens.findAccess('spotify', token)?.grant.person ?? null;
  if (scheme === 'OAuth') return world.tokens.findAccess('soundcloud', token)?.grant.person ?? null;
  const device = /^\/spotify\/sdk\/devices\/([0-9a-f]{40})/.exec(request.url)?.[1];
  if (device) return world.devices.find(device)?.user ?? null;
  const form = formFields(request);
  const offered = form?.['refresh_token'];
  const code = form?.['code'];
  if (offered) {
    const found =
      world.tokens.findRefresh('spotify', offered) ?? world.tokens.findRefresh('soundcloud', offered);
    return found?.grant.person ?? null;
  }
  if (code) return world.tokens.findCode(code)?.grant.person ?? null;
  return tokenInJson(world, request);
}

function tokenInJson(world: World, request: FastifyRequest): string | null {
  const token = typeof request.body === 'string' ? /"token":"([^"]+)"/.exec(request.body)?.[1] : undefined;
  return token ? (world.tokens.findAccess('spotify', token)?.grant.person ?? null) : null;
}
