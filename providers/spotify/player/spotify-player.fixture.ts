// Shared by the tests of Spotify's player: the player on a fake SDK, a Web API that agrees, and fake timers.
import { aSpotifyTrack } from '@segue/kernel/testing';
import type { PlayerEvent } from '@segue/shell/port/provider-player';
import { retriable } from '@segue/shell/port/promises';
import { anSdkState, createFakeSdk, type FakeSdk } from './fake-sdk.fixture';
import { createSpotifyPlayer, type SpotifyPlayer } from './spotify-player';

export const [first, second] = ['first', 'second'].map((id) =>
  aSpotifyTrack({ id, title: `The ${id}`, duration: 200_000 }),
) as [ReturnType<typeof aSpotifyTrack>, ReturnType<typeof aSpotifyTrack>];
export const sdkTrack = (id: string) => ({
  uri: `spotify:track:${id}`,
  name: `The ${id}`,
  duration_ms: 200_000,
});

/** A player for each test of a file, after its start. */
export function sdkPlayer() {
  let fake: FakeSdk;
  let player: SpotifyPlayer;
  let events: PlayerEvent[];
  const log = jest.fn();
  const premiumDenied = jest.fn();
  const fetchToken = jest.fn(async () => 'secret');
  const cachedToken = jest.fn<string | null, []>(() => null);

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.clearAllMocks();
    globalThis.fetch = jest.fn(async () => new Response(null, { status: 204 }));
  });
  afterEach(() => player.dispose());

  async function begin(
    options: Parameters<typeof createFakeSdk>[0] & {
      isAllowed?: boolean;
      isWarm?: boolean;
    } = {},
  ) {
    fake = createFakeSdk(options);
    events = [];
    player = createSpotifyPlayer({
      apiUrl: 'https://api.example',
      market: 'SE',
      sdkOrigin: 'https://sdk.example',
      sdk: retriable(() => Promise.resolve(fake.sdk), log),
      token: { get: fetchToken, cached: cachedToken, refused: jest.fn(), drop: jest.fn() },
      premiumDenied,
      deviceChanged: jest.fn(),
      emit: (event) => events.push(event),
      log,
    });
    if (options.isWarm ?? true) player.warmUp();
    await player.allow(options.isAllowed ?? true);
  }

  const load = (track = first, generation = 1) => player.load({ track, position: 0, generation });
  const show = (state: Partial<Parameters<typeof anSdkState>[0]> = {}) =>
    fake.show(anSdkState({ track: sdkTrack('first'), ...state }));

  return {
    show,
    /** The first track sounds. */
    async playing(position = 0) {
      await begin();
      await load();
      show({ position });
    },
    fake: () => fake,
    player: () => player,
    events: () => events,
    log,
    premiumDenied,
    fetchToken,
    cachedToken,
    begin,
    load,
    plays: () => jest.mocked(globalThis.fetch).mock.calls.length,
  };
}
