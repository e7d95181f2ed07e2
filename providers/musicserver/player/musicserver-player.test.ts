import { errors } from '@segue/contract';
import { PLAYER_CONTRACT } from '@segue/shell/player-conformance';
import { audioPlayer, first, second, third, type Answer } from './musicserver-player.fixture';
import '@segue/shell/page.fixture';

const rig = audioPlayer();
const {
  player,
  audios,
  audioOf,
  events,
  load,
  playing,
  reasons,
  answerWith,
  requests,
  requestFailed,
  contractRig,
} = rig;
const last = () => events().at(-1);
const callsOf = (track: typeof first) => audioOf(track).calls;
const addressOf = ({ id }: typeof first) => `/api/media/musicserver/tracks/${id}`;

test.each(PLAYER_CONTRACT)('$title [MUSIC-41]', async ({ check }) => {
  await expect(check(contractRig())).resolves.toBeUndefined();
});

describe('the next track', () => {
  it('is loaded into the other element while this one plays, and starts without a request [MUSIC-42]', async () => {
    await playing();
    player().preload?.([second, third]);
    audioOf(second).arrive();
    audioOf(first).end();
    const before = callsOf(second).length;
    void load(second, 2);
    expect(callsOf(second).slice(before)).toEqual(['play']);
  });
  it('the next track is announced 55 ms before the end when preloaded, and this one plays out [MUSIC-42]', async () => {
    await playing();
    void player().preflight(second);
    audioOf(second).arrive();
    audioOf(first).sound(199_700);
    await jest.advanceTimersByTimeAsync(244);
    expect(last()).toMatchObject({ kind: 'progress' });
    await jest.advanceTimersByTimeAsync(1);
    expect(last()).toEqual({ kind: 'ended', generation: 1 });
    await load(second, 2);
    expect([audioOf(first).paused, audioOf(second).paused]).toEqual([false, false]);
    audioOf(first).end();
    expect(events().filter(({ kind }) => kind === 'ended')).toHaveLength(1);
  });
  it('the end is not announced early after a pause, nor before a track of another provider', async () => {
    await playing();
    audioOf(first).sound(199_700);
    await jest.advanceTimersByTimeAsync(290);
    void player().preflight(second);
    audioOf(second).arrive();
    audioOf(first).sound(199_800);
    await player().pause();
    await jest.advanceTimersByTimeAsync(500);
    expect(events().filter(({ kind }) => kind === 'ended')).toEqual([]);
  });
  it('is none: the other element closes its connection', async () => {
    await playing();
    player().preload?.([second]);
    player().preload?.([]);
    expect(audios().map(({ src }) => src)).toEqual([addressOf(first), '']);
  });
  it('is loaded again when its preload failed', async () => {
    await playing();
    player().preload?.([second]);
    audioOf(second).breakOff();
    await load(second, 2);
    expect(callsOf(second).slice(-2)).toEqual([`src ${addressOf(second)}`, 'play']);
    expect(reasons()).toEqual([]);
  });
  it('is the same one again: it starts at 0 without another request', async () => {
    await playing(199_000);
    audioOf(first).end();
    await load(first, 2);
    expect(audioOf(first).currentTime).toBe(0);
    expect(callsOf(first).filter((call) => call.startsWith('src'))).toHaveLength(1);
  });
});

test('the stream is asked for at the chosen bit rate [MUSIC-57]', async () => {
  localStorage.setItem('bitRate', '320k');
  await load();
  expect(audios().map(({ src }) => src)).toContain(`${addressOf(first)}?bitRate=320k`);
});

test('each track has its own share of the volume, also the one that is ready [MUSIC-52]', async () => {
  await player().setVolume(0.8);
  await load({ ...first, loudness: 0.5 });
  void player().preflight({ ...second, loudness: 0.25 });
  const volumes = () => [first, second].map((track) => audioOf(track).volume);
  expect(volumes()).toEqual([0.4, 0.2]);
  await player().setVolume(0.4);
  expect(volumes()).toEqual([0.2, 0.1]);
  await load(second, 2);
  expect(audioOf(second).volume).toBe(0.4);
});

test('the preflight reports why the track will not play', async () => {
  answerWith('trackNotFound');
  const answer = player().preflight(first);
  audios()
    .find(({ src }) => src)!
    .breakOff();
  await expect(answer).resolves.toBe('blocked');
});
test('the preflight reports a server that does not answer', async () => {
  const answer = player().preflight(first);
  await jest.advanceTimersByTimeAsync(8000);
  await expect(answer).resolves.toBe('provider-down');
});

test('a seek is done when the sound has reached the position', async () => {
  await playing();
  const hasArrived = jest.fn();
  void player().seek(90_000).then(hasArrived);
  expect(audioOf(first).currentTime).toBe(90);
  audioOf(first).sound(90_100);
  await jest.advanceTimersByTimeAsync(0);
  expect(hasArrived).toHaveBeenCalled();
});
test('a seek in a stream without Range support loads all of it first [MUSIC-45]', async () => {
  await load();
  audioOf(first).arrive({ seconds: Infinity, isSeekable: false });
  const audio = audioOf(first);
  audio.sound(2000);
  void player().seek(90_000);
  expect(last()).toMatchObject({ isBuffering: true, position: 90_000 });
  await jest.advanceTimersByTimeAsync(0);
  expect(requests()).toEqual([{ address: addressOf(first), range: null }]);
  expect(audio.calls.slice(-2)).toEqual(['src blob:whole', 'play']);
  expect(audio.currentTime).toBe(90);
});

it('a load starts at the requested position, before the metadata is known', async () => {
  await load(first, 1, 60_000);
  expect(audioOf(first).currentTime).toBe(60);
  audioOf(first).sound(60_000);
  expect(last()).toMatchObject({ isPlaying: true, position: 60_000 });
});
it('keeps the length of the catalogue where a stream has none [MUSIC-45]', async () => {
  await load();
  audioOf(first).arrive({ seconds: Infinity });
  audioOf(first).sound(1000);
  expect(last()).toMatchObject({ duration: first.duration });
});
it('reports nothing before the server sends, so that the time limit of a start holds', async () => {
  await load();
  audioOf(first).emit('waiting');
  expect(events()).toEqual([]);
  audioOf(first).emit('progress');
  expect(last()).toMatchObject({ isPlaying: true, isBuffering: true });
});
it('sets the volume of both elements', async () => {
  await player().setVolume(0.3);
  expect(audios().map(({ volume }) => volume)).toEqual([0.3, 0.3]);
});
it('a click permits each element once, but does not touch the one that waits for it', async () => {
  await load(first, 1, 60_000);
  audioOf(first).refuse();
  await jest.advanceTimersByTimeAsync(0);
  player().prepare();
  player().prepare();
  const [waiting, other] = audios() as [typeof audios extends () => (infer A)[] ? A : never, never];
  expect(waiting.calls).not.toContain('load');
  expect((other as typeof waiting).calls).toEqual(['load']);
});
it('without the right to play, the sound stops and both connections are closed [MUSIC-46]', async () => {
  await playing();
  player().preload?.([second]);
  await player().allow?.(false);
  expect(audios().map(({ src, paused }) => src === '' && paused)).toEqual([true, true]);
  expect(last()).toEqual({ kind: 'lost', generation: 1 });
});
it('refuses ids that would change the path of the request', () => {
  const isTaken = (id: string) => player().canPlay({ ...first, id });
  expect(['3f', 'tr-1', '.', '..', ''].filter(isTaken)).toEqual(['3f', 'tr-1']);
});

const tick = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const loadsOf = (track: typeof first) => callsOf(track).filter((call) => call.startsWith('src')).length;
const FORMAT = { text: `“${first.title}” is in a format that this browser can’t play.`, stops: false };

/** The element reports this error for each of the next loads. */
async function failAlways(ms = 0): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 100) {
    if (audioOf(first).src && !audioOf(first).error) audioOf(first).breakOff();
    await tick(100);
  }
}

it.each<[Answer, unknown]>([
  ['notSignedIn', { text: 'Sign in again to play this track.', stops: true }],
  ['notConnected', 'needs-reconnect'],
  ['reconnectNeeded', 'needs-reconnect'],
  ['trackNotFound', 'blocked'],
])('a start that the API refuses with %s is told at once as %j [MUSIC-43]', async (answer, reason) => {
  answerWith(answer);
  await load();
  await failAlways();
  expect(reasons()).toEqual([reason]);
  expect(requests()).toEqual([{ address: `/api/media/musicserver/tracks/${first.id}`, range: 'bytes=0-0' }]);
});
it.each<[Answer, unknown]>([
  ['tooMany', { text: errors.tooMany.message, stops: true }],
  ['providerUnavailable', 'provider-down'],
  ['nothing', 'provider-down'],
])('a start that fails with %s is tried twice more, then told [MUSIC-43]', async (answer, reason) => {
  answerWith(answer);
  await load();
  await failAlways(4000);
  expect([loadsOf(first), reasons()]).toEqual([3, [reason]]);
});
it('a start without network is not tried again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerWith('nothing');
  await load();
  await failAlways();
  expect(reasons()).toEqual(['provider-down']);
});
it('a format that the browser cannot decode is reported as a format error [MUSIC-43]', async () => {
  await load();
  await failAlways();
  await failAlways();
  expect([loadsOf(first), reasons()]).toEqual([2, [FORMAT]]);
});
it('an ended session is reported, so that it is checked', async () => {
  answerWith('notSignedIn');
  await load();
  await failAlways();
  expect(requestFailed).toHaveBeenCalledWith(
    expect.objectContaining({ provider: 'musicserver', failure: expect.objectContaining({ status: 401 }) }),
  );
});

test('lost music server: the request is repeated until it answers, and the track resumes [MUSIC-44]', async () => {
  await playing(90_000);
  answerWith('nothing');
  await failAlways(30_000);
  expect(last()).toMatchObject({ isPlaying: true, isBuffering: true, position: 90_000 });
  expect(reasons()).toEqual([]);
  answerWith('sound');
  await tick(5000);
  expect(audioOf(first).currentTime).toBe(90);
  audioOf(first).sound(90_500);
  expect(last()).toMatchObject({ isPlaying: true, isBuffering: false, position: 90_500 });
});
test('interrupted stream: a stream that ends early is requested again from its position [PLAY-25]', async () => {
  await load();
  audioOf(first).arrive({ seconds: 8 });
  audioOf(first).sound(7900);
  audioOf(first).end();
  expect(last()).toEqual({ kind: 'ended', generation: 1 });
  await load(first, 1, 8000);
  expect([loadsOf(first), audioOf(first).currentTime]).toEqual([2, 8]);
});
test('interrupted stream: a stream that the server refuses for good is reported [MUSIC-44]', async () => {
  await playing(90_000);
  answerWith('reconnectNeeded');
  audioOf(first).breakOff();
  await tick();
  expect(reasons()).toEqual(['needs-reconnect']);
});
test('interrupted stream: a second time at the same position fails the track', async () => {
  await playing(90_000);
  audioOf(first).breakOff();
  await tick();
  audioOf(first).breakOff();
  await tick();
  expect(reasons()).toEqual(['failed']);
});
test('interrupted stream: in its last two seconds the track has ended', async () => {
  await playing(199_000);
  audioOf(first).breakOff();
  expect(last()).toEqual({ kind: 'ended', generation: 1 });
});
test('interrupted stream: a paused track is not requested again until it shall play', async () => {
  await playing(90_000);
  answerWith('nothing');
  audioOf(first).breakOff();
  await tick();
  await player().pause();
  await tick(60_000);
  expect([loadsOf(first), requests().length]).toEqual([1, 1]);
  await player().play();
  expect([loadsOf(first), audioOf(first).currentTime]).toEqual([2, 90]);
});
test('interrupted stream: one without an error is noticed after 15 s and reloaded [MUSIC-44]', async () => {
  await load();
  audioOf(first).bufferedTo = 90;
  audioOf(first).sound(90_000);
  await tick(14_000);
  expect(loadsOf(first)).toBe(1);
  await tick(3000);
  expect([loadsOf(first), audioOf(first).currentTime]).toEqual([2, 90]);
});
test('interrupted stream: no reload after another track was loaded', async () => {
  await playing(90_000);
  answerWith('nothing');
  audioOf(first).breakOff();
  await load(second, 2);
  await tick(10_000);
  expect([requests().length, reasons()]).toEqual([1, []]);
});
