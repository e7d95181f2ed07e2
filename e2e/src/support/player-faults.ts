// The faults of both providers' players in the browser, with the expected result of each.
import type { Page } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { addFault, changeSettings, triggerPlayerEvent, type Fault } from './sandbox';

export type PlayerFault = {
  fault: string;
  provider: Provider;
  /** The track to play; by default any long one. */
  song?: string;
  /** Sets the fault up before the page opens. */
  arrange?: (page: Page, user: string) => Promise<void>;
  /** Triggers the fault while the track plays. */
  trigger?: (user: string) => Promise<void>;
  /**
   * `plays`: despite the fault; `pauses`: the bar is paused at this track; `ends`: the next track follows;
   * `resumes`: the track plays again after the fault.
   */
  result: 'plays' | 'pauses' | 'ends' | 'resumes';
  /** The text of the toast. */
  notice?: string;
};

const PLAY = '/v1/me/player/play';
const NEEDS_PREMIUM = 'Spotify Premium is required to play this track.';
const DOWN = "Spotify can't be reached.";
const FAILED = "couldn't be played.";

type Arrange = NonNullable<PlayerFault['arrange']>;

const onPlay =
  (effect: Fault['effect'], times: { times: number } | { always: true } = { always: true }): Arrange =>
  (_page, user) =>
    addFault({ service: 'spotify-api', path: PLAY, user, effect, ...times });
const onConnect =
  (connect: string): Arrange =>
  (_page, user) =>
    addFault({
      service: 'spotify-sdk',
      path: '/devices',
      user,
      always: true,
      effect: { kind: 'sdk', connect },
    });
const block =
  (address: string): Arrange =>
  async (page) => {
    await page.route(address, (route) => route.abort());
  };
const once = { times: 1 } as const;
const refuseSound: Arrange = (_page, user) =>
  addFault({
    service: 'spotify-sdk',
    method: 'PUSH',
    path: '/play',
    user,
    ...once,
    effect: { kind: 'sdk', play: 'autoplay_failed' },
  });

const spotify = (
  fault: string,
  arrange: Arrange,
  result: PlayerFault['result'],
  notice?: string,
): PlayerFault => ({ provider: 'spotify', fault, arrange, result, ...(notice && { notice }) });
const device = (fault: string, event: string, more: Pick<PlayerFault, 'result' | 'notice'>): PlayerFault => ({
  provider: 'spotify',
  fault,
  trigger: (user) => triggerPlayerEvent(user, event),
  ...more,
});
const widget = (
  fault: string,
  settings: Record<string, unknown>,
  result: PlayerFault['result'],
): PlayerFault => ({
  provider: 'soundcloud',
  fault,
  arrange: () => changeSettings({ widget: settings }),
  result,
  ...(result === 'ends' && { song: 'short ferry' }),
});

export const PLAYER_FAULTS: readonly PlayerFault[] = [
  spotify('401 once at PUT play', onPlay('token-expired', once), 'plays'),
  spotify(
    '401 always at PUT play',
    onPlay('token-expired'),
    'pauses',
    'Reconnect Spotify to play this track.',
  ),
  spotify('429 without CORS headers once', onPlay('rate-limited-without-cors', once), 'plays'),
  spotify('429 without CORS headers always', onPlay('rate-limited-without-cors'), 'pauses', DOWN),
  spotify('403 premium required', onPlay('premium-required'), 'pauses', NEEDS_PREMIUM),
  spotify('404 device not found once', onPlay('device-not-found', once), 'plays'),
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
  device('playback moves to another device', 'inactive', {
    result: 'pauses',
    notice: 'Spotify stopped playing here.',
  }),
  device('not_ready and ready with a new id', 'reconnect', { result: 'resumes' }),
  device('not_ready without ready (sleep)', 'sleep', { result: 'resumes' }),
  device('not_ready without ready (sleep-for-good)', 'sleep-for-good', { result: 'resumes' }),
  ...['normal', 'terse', 'doubled', 'silent'].map((end): PlayerFault => ({
    ...spotify(`${end} events at the end of a track`, () => changeSettings({ sdk: { end } }), 'ends'),
    song: 'short ferry',
  })),
  {
    provider: 'soundcloud',
    fault: 'the widget script is blocked',
    arrange: block('**/w/player/api.js'),
    result: 'pauses',
  },
  widget('the frame is never ready', { ready: 'never' }, 'pauses'),
  widget('the frame is ready after five seconds', { readyDelayMs: 5000 }, 'plays'),
  widget('FINISH is missing', { finish: 'missing' }, 'ends'),
  widget('FINISH comes twice', { finish: 'twice' }, 'ends'),
  widget('PAUSE comes before FINISH', { pauseBeforeFinish: true }, 'ends'),
];
