// The next track of Spotify while SoundCloud plays: made ready unheard, resumed at its turn, and never in the way.
import { type anSdkState } from './fake-sdk';
import { first, sdkPlayer, second } from './spotify-player.fixture';

const { fake, player, events, cachedToken, begin, load, show } = sdkPlayer();
beforeEach(() => cachedToken.mockReturnValue('secret'));
afterEach(() => cachedToken.mockReturnValue(null));

const requests = () =>
  jest.mocked(globalThis.fetch).mock.calls.filter(([url]) => String(url).includes('/player/play')).length;
const volumeCalls = () => fake().calls.filter((call) => call.startsWith('setVolume'));
const count = (call: string) => fake().calls.filter((one) => one === call).length;
const state = (part: Partial<Parameters<typeof anSdkState>[0]> = {}) => show({ position: 40, ...part });

async function preflight(options: Parameters<typeof begin>[0] = {}): Promise<void> {
  await begin({ isPrimingOn: true, ...options });
  await player().setVolume(0.6);
  await player().preflight(first);
  await jest.advanceTimersByTimeAsync(0);
}
async function primed(): Promise<void> {
  await preflight();
  state();
  await jest.advanceTimersByTimeAsync(0);
}

it('is played at volume 0, paused at its start, and then gets the volume back', async () => {
  await preflight();
  expect(requests()).toBe(1);
  expect(volumeCalls()).toEqual(['setVolume 0.6', 'setVolume 0']);
  state();
  await jest.advanceTimersByTimeAsync(0);
  expect(fake().calls.slice(-3)).toEqual(['pause', 'seek 0', 'setVolume 0.6']);
  expect(events()).toEqual([]);
});
it('is resumed in the same task, without another request', async () => {
  await primed();
  void load();
  expect(count('resume')).toBe(1);
  state();
  await jest.advanceTimersByTimeAsync(5000);
  expect(requests()).toBe(1);
  expect(events().at(-1)).toMatchObject({ kind: 'progress', generation: 1, isPlaying: true });
});
it('is started by the Web API when resuming it has no effect', async () => {
  await primed();
  void load();
  await jest.advanceTimersByTimeAsync(1500);
  expect(requests()).toBe(2);
});
it('is started by the Web API at another position than its start', async () => {
  await primed();
  void player().load({ track: first, position: 5000, generation: 1 });
  expect([requests(), count('resume')]).toEqual([2, 0]);
});
it('is started by the Web API after another device took over', async () => {
  await primed();
  fake().show(null);
  void load();
  expect([requests(), count('resume')]).toEqual([2, 0]);
});
it('a pause while it is resumed wins', async () => {
  await primed();
  void load();
  await player().pause();
  await jest.advanceTimersByTimeAsync(5000);
  expect(requests()).toBe(1);
});
it('a start waits for the priming under way', async () => {
  await preflight();
  void load();
  expect(count('resume')).toBe(0);
  state();
  await jest.advanceTimersByTimeAsync(0);
  expect([requests(), count('resume')]).toEqual([1, 1]);
});
it('gives way to another track, which has the chosen volume', async () => {
  await preflight();
  void load(second, 1);
  await jest.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(2);
  expect(volumeCalls().at(-1)).toBe('setVolume 0.6');
  state();
  await jest.advanceTimersByTimeAsync(0);
  expect(count('seek 0')).toBe(0);
});
it('keeps a volume chosen meanwhile for later', async () => {
  await preflight();
  await player().setVolume(0.3);
  expect(volumeCalls().at(-1)).toBe('setVolume 0');
  state();
  await jest.advanceTimersByTimeAsync(0);
  expect(volumeCalls().at(-1)).toBe('setVolume 0.3');
});
it('that plays too late is paused at volume 0, which ends once the pause is confirmed', async () => {
  await preflight();
  await jest.advanceTimersByTimeAsync(6000);
  const confirm = fake().holdPauses();
  state();
  expect(fake().calls.at(-1)).toBe('pause');
  await jest.advanceTimersByTimeAsync(1000);
  expect(volumeCalls().at(-1)).toBe('setVolume 0');
  confirm();
  expect(volumeCalls().at(-1)).toBe('setVolume 0.6');
});
it('that never plays leaves the volume at 0 until the next start', async () => {
  await preflight();
  await jest.advanceTimersByTimeAsync(6000);
  expect(volumeCalls().at(-1)).toBe('setVolume 0');
  void load();
  await jest.advanceTimersByTimeAsync(0);
  expect(volumeCalls().at(-1)).toBe('setVolume 0.6');
});
it('is paused when its position advances, not when a state reports that it plays', async () => {
  await preflight();
  fake().fail('frozen');
  state({ position: 0 });
  await jest.advanceTimersByTimeAsync(4000);
  expect(count('pause')).toBe(0);
  state();
  await jest.advanceTimersByTimeAsync(250);
  expect(fake().calls.slice(-3)).toEqual(['pause', 'seek 0', 'setVolume 0.6']);
});
it('is not primed unless the operator turned it on', async () => {
  await preflight({ isPrimingOn: false });
  expect([requests(), volumeCalls()]).toEqual([0, ['setVolume 0.6']]);
});
it.each([
  ['another device plays', '{"device":{"id":"phone"}}', 200, 0],
  ['this device plays', '{"device":{"id":"device-1"}}', 200, 1],
  ['nothing plays', null, 204, 1],
  ['the player is not known', '', 503, 0],
])('when %s, it is primed only if that takes no playback away', async (_, body, status, expected) => {
  globalThis.fetch = jest.fn(async (url) =>
    String(url).endsWith('/me/player') ? new Response(body, { status }) : new Response(null, { status: 204 }),
  );
  await preflight();
  expect(requests()).toBe(expected);
});
it('that is played from another device is paused', async () => {
  await primed();
  fake().holdPauses();
  state();
  expect(fake().calls.at(-1)).toBe('pause');
});
it('whose pause is not confirmed is not heard', async () => {
  await preflight();
  fake().holdPauses();
  state();
  await jest.advanceTimersByTimeAsync(1000);
  expect(volumeCalls().at(-1)).toBe('setVolume 0');
});
it('is not primed while a track of Spotify plays', async () => {
  await begin({ isPrimingOn: true });
  void load();
  state();
  await player().preflight(second);
  await jest.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(1);
});
it('is not primed where the page cannot change the volume', async () => {
  await preflight({ isVolumeFixed: true });
  expect(requests()).toBe(0);
});
it('is not primed after a refused preflight', async () => {
  await begin({ isPrimingOn: true });
  globalThis.fetch = jest.fn(async () => new Response('', { status: 404 }));
  await player().preflight(first);
  await jest.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(0);
});
