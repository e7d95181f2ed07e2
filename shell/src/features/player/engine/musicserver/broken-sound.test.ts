// What the listener is told when sound does not come, or breaks off.
import { errors } from '@segue/contract';
import { audioPlayer, first, second, type Answer } from './musicserver-player.fixture';
import '../../../../platform/page.fixture';

const { player, audioOf, events, load, playing, reasons, answerWith, requests, requestFailed } =
  audioPlayer();
const tick = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const callsOf = (track: typeof first) => audioOf(track).calls;
const loadsOf = (track: typeof first) => callsOf(track).filter((call) => call.startsWith('src')).length;
const last = () => events().at(-1);
const FORMAT = { text: `“${first.title}” is in a format that this browser can't play.`, stops: false };

/** The element fails as often as it is loaded. */
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
it('sound that the server sends and the browser cannot play is told as its format [MUSIC-43]', async () => {
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

describe('sound that breaks off', () => {
  it('is asked for until the server is back, and goes on at its position [MUSIC-44]', async () => {
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
  it('as if it had ended is asked for again from there [PLAY-25]', async () => {
    await load();
    audioOf(first).arrive({ seconds: 8 });
    audioOf(first).sound(7900);
    audioOf(first).end();
    expect(last()).toEqual({ kind: 'ended', generation: 1 });
    await load(first, 1, 8000);
    expect([loadsOf(first), audioOf(first).currentTime]).toEqual([2, 8]);
  });
  it('and is refused for good is told [MUSIC-44]', async () => {
    await playing(90_000);
    answerWith('reconnectNeeded');
    audioOf(first).breakOff();
    await tick();
    expect(reasons()).toEqual(['needs-reconnect']);
  });
  it('again at the same place is a failure', async () => {
    await playing(90_000);
    audioOf(first).breakOff();
    await tick();
    audioOf(first).breakOff();
    await tick();
    expect(reasons()).toEqual(['failed']);
  });
  it('in its last two seconds has ended', async () => {
    await playing(199_000);
    audioOf(first).breakOff();
    expect(last()).toEqual({ kind: 'ended', generation: 1 });
  });
  it('and is paused meanwhile is asked for no more until it shall play', async () => {
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
  it('without an error is noticed after 15 seconds, and loaded again [MUSIC-44]', async () => {
    await load();
    audioOf(first).bufferedTo = 90;
    audioOf(first).sound(90_000);
    await tick(14_000);
    expect(loadsOf(first)).toBe(1);
    await tick(3000);
    expect([loadsOf(first), audioOf(first).currentTime]).toEqual([2, 90]);
  });
  it('is forgotten when another track is loaded', async () => {
    await playing(90_000);
    answerWith('nothing');
    audioOf(first).breakOff();
    await load(second, 2);
    await tick(10_000);
    expect([requests().length, reasons()]).toEqual([1, []]);
  });
});
