import { PLAYER_CONTRACT, type PlayerRig } from '@segue/shell/player-conformance';
import { anSdkState } from './fake-sdk.fixture';
import { first, sdkPlayer, sdkTrack, second } from './spotify-player.fixture';
import '@segue/shell/page.fixture';

const { fake, player, events, log, premiumDenied, cachedToken, begin, load, plays, show, playing } =
  sdkPlayer();

describe('the port conformance', () => {
  let current = 'first';
  async function rig(): Promise<PlayerRig> {
    await begin();
    const loadTrack = player().load;
    player().load = async (request) => {
      current = request.track.id;
      await loadTrack(request);
    };
    return {
      player: player(),
      events: events(),
      first,
      second,
      sound: async (position) => fake().show(anSdkState({ track: sdkTrack(current), position })),
      pauseFromOutside: async (position) =>
        fake().show(anSdkState({ track: sdkTrack(current), position, paused: true })),
      async endTwice() {
        await jest.advanceTimersByTimeAsync(1000);
        const end = anSdkState({ track: sdkTrack(current), paused: true, previous: [sdkTrack(current)] });
        fake().show(end);
        fake().show(end);
      },
      reportFormerTrack: async () => show({ paused: true, previous: [sdkTrack('first')] }),
      async refuseSound() {
        fake().hide(anSdkState({ track: sdkTrack(current), paused: true }));
        fake().emit('autoplay_failed');
      },
      asked: (what) => fake().calls.filter((call) => call === what).length,
    };
  }
  it.each(PLAYER_CONTRACT)('$title [PLAY-02]', async ({ check }) => {
    await expect(check(await rig())).resolves.toBeUndefined();
  });
});

it('asks Spotify to play in the same task when device and token are known', async () => {
  await begin();
  cachedToken.mockReturnValueOnce('secret').mockReturnValueOnce('secret');
  void load();
  expect(plays()).toBe(1);
});

describe('a playing track', () => {
  const position = () => {
    const last = events().findLast(({ kind }) => kind === 'progress');
    return last?.kind === 'progress' ? last.position : null;
  };
  it('position never exceeds the duration', async () => {
    await playing(199_900);
    await jest.advanceTimersByTimeAsync(1500);
    expect(position()).toBe(200_000);
  });
  it.each([
    ['is lost when Spotify says that another device plays', 'phone', true, 'lost'],
    ['has ended when another device is paused', 'phone', false, 'ended'],
    ['has ended when this device plays', 'device-1', true, 'ended'],
  ])('whose position overruns the duration %s [PLAY-29]', async (_, id, isPlaying, kind) => {
    await playing(199_000);
    jest
      .mocked(globalThis.fetch)
      .mockImplementation(async (url) =>
        String(url).endsWith('/v1/me/player')
          ? new Response(JSON.stringify({ is_playing: isPlaying, device: { id } }))
          : new Response(null, { status: 204 }),
      );
    await jest.advanceTimersByTimeAsync(5000);
    expect(events().at(-1)).toEqual({ kind, generation: 1 });
  });
  it('whose length nobody tells does not end by its position [DATA-33]', async () => {
    await begin();
    await player().load({ track: { ...first, duration: null }, position: 0, generation: 1 });
    show({ position: 100, duration: Infinity });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(events().at(-1)).toMatchObject({ kind: 'progress', duration: null });
  });
  it('keeps its position when the SDK tells its times in seconds [PLAY-30]', async () => {
    await playing(80_000);
    await jest.advanceTimersByTimeAsync(3000);
    show({ position: 83, duration: 200 });
    expect(events().at(-1)).toMatchObject({ position: 83_000, duration: 200_000 });
    await jest.advanceTimersByTimeAsync(1000);
    expect(events().at(-1)).toMatchObject({ position: 84_000, duration: 200_000 });
  });
  it('Spotify’s continuation with another track is paused', async () => {
    await playing();
    fake().show(anSdkState({ track: sdkTrack('stray'), previous: [sdkTrack('first')] }));
    expect(fake().calls.at(-1)).toBe('pause');
    expect(events().at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('a seek resolves when a state reports the position', async () => {
    await playing();
    let hasArrived = false;
    void player()
      .seek(90_000)
      .then(() => (hasArrived = true));
    await jest.advanceTimersByTimeAsync(0);
    expect([fake().calls.at(-1), hasArrived]).toEqual(['seek 90000', false]);
    show({ position: 90_000 });
    await jest.advanceTimersByTimeAsync(0);
    expect(hasArrived).toBe(true);
  });
});

it.each([
  [
    '{"is_playable":false,"restrictions":{"reason":"market"}}',
    { text: '“The first” isn’t available in your country.', stops: false },
  ],
  ['{"is_playable":false,"restrictions":{"reason":"product"}}', 'needs-premium'],
  ['{"is_playable":false,"restrictions":{"reason":"explicit"}}', 'blocked'],
  ['{"is_playable":false}', 'blocked'],
  ['{"is_playable":true}', 'failed'],
  ['{}', 'failed'],
  ['no JSON', 'failed'],
])('a start refused without a reason requests the track: %s', async (track, reason) => {
  await begin();
  globalThis.fetch = async (url) =>
    String(url).includes('/tracks/')
      ? new Response(track)
      : new Response('{"error":{"message":"Player command failed: Restriction violated"}}', { status: 403 });
  await load();
  expect(events().at(-1)).toEqual({ kind: 'unavailable', generation: 1, reason });
});
it('a preflight requests the track with a market', async () => {
  await begin();
  await player().preflight(first);
  expect(jest.mocked(globalThis.fetch).mock.calls[0]?.[0]).toBe(
    'https://api.example/v1/tracks/first?market=SE',
  );
});
it.each([
  ['the start is refused', true],
  ['the device connects', false],
])('reports missing Premium before it clears the Premium flag, while %s', async (_, isReady) => {
  const order: string[] = [];
  await begin({ isReady });
  premiumDenied.mockImplementationOnce(() => order.push(...events().map(({ kind }) => kind), 'denied'));
  globalThis.fetch = async () => new Response('{"error":{"reason":"PREMIUM_REQUIRED"}}', { status: 403 });
  const loading = load();
  await jest.advanceTimersByTimeAsync(100);
  if (!isReady) fake().emit('account_error', { message: 'restricted to premium users only' });
  await loading;
  expect(order).toEqual(['unavailable', 'denied']);
  expect(events()).toHaveLength(1);
});
it('reports its track lost when the Spotify connection changes', async () => {
  await begin();
  await load();
  await player().allow(true);
  expect(events().at(-1)).toEqual({ kind: 'lost', generation: 1 });
});
it('a pause while the device connects prevents the start', async () => {
  await begin({ isReady: false });
  const loading = load();
  await player().pause();
  fake().emit('ready', { device_id: 'late' });
  await loading;
  expect(plays()).toBe(0);
  await player().play();
  expect(plays()).toBe(1);
});
it('pauses sound that begins after a pause', async () => {
  await begin();
  await load();
  await player().pause();
  show();
  expect(fake().calls.at(-1)).toBe('pause');
});
it('a start after a pause waits for the state that confirms the pause', async () => {
  await playing();
  const confirm = fake().holdPauses();
  void player().pause();
  const loading = load(second, 2);
  await jest.advanceTimersByTimeAsync(250);
  expect(plays()).toBe(1);
  confirm();
  await loading;
  expect(plays()).toBe(2);
});
it('a pause resolves when a state confirms it, at once when the track is paused', async () => {
  await playing();
  const confirm = fake().holdPauses();
  const done: string[] = [];
  void player()
    .pause()
    .then(() => done.push('first'));
  await jest.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
  confirm();
  await player().pause();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['first']);
});
it('resumes synchronously: Safari allows sound only within the click', async () => {
  await begin();
  await load();
  show({ paused: true });
  void player().play();
  expect(fake().calls.at(-1)).toBe('resume');
});

describe('the activation of the media element', () => {
  const activations = () => fake().calls.filter((call) => call === 'activateElement').length;
  const isSounding = (loading = false) => show({ loading });

  it('is repeated at every gesture until Spotify reports sound', async () => {
    await begin();
    player().prepare();
    await load();
    isSounding(true);
    player().prepare();
    expect(activations()).toBe(2);
    isSounding();
    player().prepare();
    expect(activations()).toBe(2);
  });
  it.each(['a refused start', 'another sign-in'])('is needed again after %s', async (cause) => {
    await begin();
    await load();
    isSounding();
    if (cause === 'a refused start') fake().emit('autoplay_failed');
    else await player().allow(true);
    player().prepare();
    expect(activations()).toBe(1);
  });
  it('a failure is logged once, and is kept from the SDK, which would throw', async () => {
    await begin();
    const heardBySdk = jest.fn();
    window.addEventListener('message', heardBySdk);
    const fail = (name: string) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'SP_MESSAGE', body: { topic: 'EVENT', data: { name } } },
        }),
      );
    for (const name of ['ACTIVATE_ELEMENT_ERROR', 'ACTIVATE_ELEMENT_ERROR', 'PLAYER_READY']) fail(name);
    window.removeEventListener('message', heardBySdk);
    expect(heardBySdk).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
