import { PLAYER_PROMISES, type PlayerRig } from '../provider-player.conformance';
import { anSdkState } from './fake-sdk';
import { first, sdkPlayer, sdkTrack, second } from './sdk-player.fixture';

const { fake, player, news, premiumDenied, begin, load, plays } = sdkPlayer();

describe('the port', () => {
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
      news: news(),
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
      speakOfFormer: async () =>
        fake().show(anSdkState({ track: sdkTrack('first'), paused: true, previous: [sdkTrack('first')] })),
      async refuseSound() {
        fake().hide(anSdkState({ track: sdkTrack(current), paused: true }));
        fake().emit('autoplay_failed');
      },
      asked: (what) => fake().calls.filter((call) => call === what).length,
    };
  }
  it.each(PLAYER_PROMISES)('$promise', async ({ keep }) => {
    await expect(keep(await rig())).resolves.toBeUndefined();
  });
});

describe('a playing track', () => {
  async function playing(position = 0) {
    await begin();
    await load();
    fake().show(anSdkState({ track: sdkTrack('first'), position }));
  }
  const position = () => {
    const last = news().findLast(({ kind }) => kind === 'progress');
    return last?.kind === 'progress' ? last.position : null;
  };

  it('pauses and resumes in Spotify’s player [PLAY-02]', async () => {
    await playing();
    await player().pause();
    await player().play();
    expect(fake().calls.filter((call) => call === 'pause' || call === 'resume')).toEqual(['pause', 'resume']);
  });
  it('moves on by the clock between two states', async () => {
    await playing(5000);
    await jest.advanceTimersByTimeAsync(2000);
    expect(position()).toBe(7000);
  });
  it('never runs beyond its end', async () => {
    await playing(199_900);
    await jest.advanceTimersByTimeAsync(1500);
    expect(position()).toBe(200_000);
  });
  it('ends when it ran past its end and no word came', async () => {
    await playing(199_000);
    await jest.advanceTimersByTimeAsync(5000);
    expect(news().at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('is lost when another device took over', async () => {
    await playing();
    fake().show(null);
    expect(news().at(-1)).toEqual({ kind: 'lost', generation: 1 });
  });
  it('is stopped when Spotify goes on to music of its own', async () => {
    await playing();
    fake().show(anSdkState({ track: sdkTrack('stray'), previous: [sdkTrack('first')] }));
    expect(fake().calls.at(-1)).toBe('pause');
    expect(news().at(-1)).toEqual({ kind: 'ended', generation: 1 });
  });
  it('is at once where it was sought, and says when the sound is there', async () => {
    await playing();
    let hasArrived = false;
    void player()
      .seek(90_000)
      .then(() => (hasArrived = true));
    await jest.advanceTimersByTimeAsync(0);
    expect([fake().calls.at(-1), hasArrived]).toEqual(['seek 90000', false]);
    fake().show(anSdkState({ track: sdkTrack('first'), position: 90_000 }));
    await jest.advanceTimersByTimeAsync(0);
    expect(hasArrived).toBe(true);
  });
});

it('tells that Premium is missing before it takes the flag away', async () => {
  const told: string[] = [];
  await begin();
  premiumDenied.mockImplementationOnce(() => told.push(...news().map(({ kind }) => kind), 'denied'));
  globalThis.fetch = async () => new Response('{"error":{"reason":"PREMIUM_REQUIRED"}}', { status: 403 });
  await load();
  expect(told).toEqual(['unavailable', 'denied']);
});
it('loses its track when the connection to Spotify changes', async () => {
  await begin();
  await load();
  await player().allow(true);
  expect(news().at(-1)).toEqual({ kind: 'lost', generation: 1 });
});
it('starts nothing when it was paused while the device became ready', async () => {
  await begin({ isReady: false });
  const loading = load();
  await player().pause();
  fake().emit('ready', { device_id: 'late' });
  await loading;
  expect(plays()).toBe(0);
  await player().play();
  expect(plays()).toBe(1);
});
it('falls silent when its sound arrives after it was paused', async () => {
  await begin();
  await load();
  await player().pause();
  fake().show(anSdkState({ track: sdkTrack('first') }));
  expect(fake().calls.at(-1)).toBe('pause');
});
it('starts a track only when the pause of the one before it was carried out', async () => {
  await begin();
  await load();
  fake().show(anSdkState({ track: sdkTrack('first') }));
  const carryOut = fake().delay('pause');
  void player().pause();
  const loading = load(second, 2);
  await jest.advanceTimersByTimeAsync(100);
  expect(plays()).toBe(1);
  carryOut();
  await loading;
  expect(plays()).toBe(2);
});
it('waits for a pause that is never carried out, but not for ever', async () => {
  await begin();
  await load();
  fake().show(anSdkState({ track: sdkTrack('first') }));
  fake().delay('pause');
  void player().pause();
  const loading = load(second, 2);
  await jest.advanceTimersByTimeAsync(500);
  await loading;
  expect(plays()).toBe(2);
});
