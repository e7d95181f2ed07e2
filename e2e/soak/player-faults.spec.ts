// Every fault of the players in the browser, one test each: the player recovers, and the other provider can play next.
import { expect, test, type Page } from '@playwright/test';
import type { Provider, Track } from '@segue/contract';
import { playerOf } from '../src/pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../src/support/audio';
import { signInWithSpotify } from '../src/support/oauth-flow';
import {
  addFault,
  changeSettings,
  resetSandbox,
  triggerPlayerEvent,
  type Fault,
} from '../src/support/sandbox';
import { openWithPlayback } from '../src/support/saved-playback';
import { searchPlayableTracks } from '../src/support/test-data';

type Arrange = (page: Page, user: string) => Promise<unknown>;
type PlayerFault = {
  fault: string;
  provider: Provider;
  /** The track to play; by default any long one. */
  song?: string;
  /** Sets the fault up before the page opens. */
  arrange?: Arrange | undefined;
  /** An event of the Spotify player while the track plays. */
  event?: string;
  /**
   * `plays`: despite the fault; `pauses`: the bar is paused at this track; `ends`: the next track follows;
   * `resumes`: the track plays again after a click; `goes on`: without one.
   */
  result: 'plays' | 'pauses' | 'ends' | 'resumes' | 'goes on';
  /** The text of the toast. */
  notice?: string | undefined;
};
type Result = PlayerFault['result'];

const NEEDS_PREMIUM = 'Spotify Premium is required to play this track.';
const DOWN = 'Spotify can’t be reached.';
const FAILED = 'couldn’t be played.';
const SHORT = 'short ferry';
const ONCE = { times: 1 } as const;
const ALWAYS = { always: true } as const;

const onPlay =
  (effect: Fault['effect'], times: { times: number } | typeof ALWAYS = ALWAYS): Arrange =>
  (_page, user) =>
    addFault({ service: 'spotify-api', path: '/v1/me/player/play', user, effect, ...times });
const onConnect =
  (connect: string): Arrange =>
  (_page, user) =>
    addFault({ service: 'spotify-sdk', path: '/devices', user, ...ALWAYS, effect: { kind: 'sdk', connect } });
const refuseSound: Arrange = (_page, user) => {
  const effect = { kind: 'sdk', play: 'autoplay_failed' };
  return addFault({ service: 'spotify-sdk', method: 'PUSH', path: '/play', user, ...ONCE, effect });
};
const block =
  (address: string): Arrange =>
  (page) =>
    page.route(address, (route) => route.abort());

const spotify = (fault: string, arrange: Arrange | undefined, result: Result, notice?: string) =>
  ({ provider: 'spotify', fault, arrange, result, notice }) satisfies PlayerFault;
const device = (fault: string, event: string, result: Result, notice?: string): PlayerFault => ({
  ...spotify(fault, undefined, result, notice),
  event,
});
const widget = (fault: string, settings: Record<string, unknown>, result: Result): PlayerFault => ({
  provider: 'soundcloud',
  fault,
  arrange: () => changeSettings({ widget: settings }),
  result,
  ...(result === 'ends' && { song: SHORT }),
});

const PLAYER_FAULTS: readonly PlayerFault[] = [
  spotify('401 once at PUT play', onPlay('token-expired', ONCE), 'plays'),
  spotify(
    '401 always at PUT play',
    onPlay('token-expired'),
    'pauses',
    'Reconnect Spotify to play this track.',
  ),
  spotify('429 without CORS headers once', onPlay('rate-limited-without-cors', ONCE), 'plays'),
  spotify('429 without CORS headers always', onPlay('rate-limited-without-cors'), 'pauses', DOWN),
  spotify('403 premium required', onPlay('premium-required'), 'pauses', NEEDS_PREMIUM),
  spotify('404 device not found once', onPlay('device-not-found', ONCE), 'plays'),
  spotify('404 device not found always', onPlay('device-not-found'), 'pauses', FAILED),
  spotify('502 with an HTML body twice', onPlay('bad-gateway', { times: 2 }), 'plays'),
  spotify('the SDK script is blocked', block('**/spotify-player.js'), 'pauses', DOWN),
  spotify('the device is never ready', onConnect('never-ready'), 'pauses', DOWN),
  spotify('initialization_error', onConnect('initialization_error'), 'pauses', DOWN),
  spotify('authentication_error', onConnect('authentication_error'), 'pauses', FAILED),
  spotify('account_error', onConnect('account_error'), 'pauses', NEEDS_PREMIUM),
  spotify(
    'autoplay_failed',
    refuseSound,
    'pauses',
    'Your browser blocked the sound. Press play to continue.',
  ),
  device('playback moves to another device', 'inactive', 'pauses', 'Spotify stopped playing here.'),
  device('not_ready and ready with a new id', 'reconnect', 'resumes'),
  device('not_ready without ready (sleep)', 'sleep', 'resumes'),
  device('not_ready without ready (sleep-for-good)', 'sleep-for-good', 'resumes'),
  device('the frame no longer answers', 'dead-frame', 'goes on'),
  ...['normal', 'terse', 'doubled', 'silent'].map((end): PlayerFault => ({
    ...spotify(`${end} events at the end of a track`, () => changeSettings({ sdk: { end } }), 'ends'),
    song: SHORT,
  })),
  { ...widget('the widget script is blocked', {}, 'pauses'), arrange: block('**/w/player/api.js') },
  widget('the frame is never ready', { ready: 'never' }, 'pauses'),
  widget('the frame is ready after five seconds', { readyDelayMs: 5000 }, 'plays'),
  widget('FINISH is missing', { finish: 'missing' }, 'ends'),
  widget('FINISH comes twice', { finish: 'twice' }, 'ends'),
  widget('PAUSE comes before FINISH', { pauseBeforeFinish: true }, 'ends'),
];

/** A track that does not start is given up within this time. */
const START_TIMEOUT_MS = 25_000;

test.afterEach(resetSandbox);

for (const { fault, provider, song = 'harbour', arrange, event, result, notice } of PLAYER_FAULTS) {
  test(`${provider}: ${fault}: ${result}`, async ({ page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const other: Provider = provider === 'spotify' ? 'soundcloud' : 'spotify';
    const account = await signInWithSpotify(page);
    const [faulty, sound] = [await songOf(page, provider, song), await songOf(page, other, 'harbour')];
    await arrange?.(page, account);
    await openWithPlayback(page, { queue: [faulty, sound] });
    const player = playerOf(page);
    await player.expectCurrent(faulty.title);
    await player.play();

    if (event) {
      await expectAudioFrom(page, provider);
      await triggerPlayerEvent(account, event);
    }
    if (result === 'goes on') await expectSilenceFrom(page, provider);
    if (result === 'pauses' || result === 'resumes') {
      await expect(player.button('Play')).toBeVisible({ timeout: START_TIMEOUT_MS });
      await player.expectCurrent(faulty.title);
    }
    if (notice) await expect(page.getByText(notice).first()).toBeVisible();
    if (result === 'resumes') await player.play();
    if (result !== 'ends') {
      if (result !== 'pauses') await expectAudioFrom(page, provider);
      await player.button('Next').click();
    }
    await player.expectCurrent(sound.title);
    await expectAudioFrom(page, other);
    expect(uncaught).toEqual([]);
  });
}

async function songOf(page: Page, provider: Provider, words: string): Promise<Track> {
  const found = await searchPlayableTracks(page, provider, words);
  const track = found.find(({ duration }) => words === SHORT || duration > 60_000);
  if (!track) throw new Error(`The sandbox of ${provider} has no track ${words}`);
  return track;
}
