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
const onPlay =
  (effect: Fault['effect'], times: { times: number } | { always: true }) =>
  (_page: Page, user: string): Promise<void> =>
    addFault({ service: 'spotify-api', path: PLAY, user, effect, ...times });
const onConnect =
  (connect: string) =>
  (_page: Page, user: string): Promise<void> =>
    addFault({
      service: 'spotify-sdk',
      path: '/devices',
      user,
      always: true,
      effect: { kind: 'sdk', connect },
    });
const block =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.route(address, (route) => route.abort());
  };
const once = { times: 1 } as const;
const always = { always: true } as const;
const PREMIUM = 'Spotify Premium is required to play this track.';
const DOWN = "Spotify isn't answering.";
const FAILED = "couldn't be played.";
const PRESS_PLAY = 'Your browser blocked the sound. Press play to continue.';

type Row = Omit<PlayerFault, 'provider'>;

const spotifyRows: readonly Row[] = [
  { fault: '401 once at PUT play', arrange: onPlay('token-expired', once), result: 'plays' },
  {
    fault: '401 always at PUT play',
    arrange: onPlay('token-expired', always),
    result: 'pauses',
    notice: 'Reconnect Spotify to play this track.',
  },
  {
    fault: '429 without CORS headers once',
    arrange: onPlay('rate-limited-without-cors', once),
    result: 'plays',
  },
  {
    fault: '429 without CORS headers always',
    arrange: onPlay('rate-limited-without-cors', always),
    result: 'pauses',
    notice: DOWN,
  },
  {
    fault: '403 premium required',
    arrange: onPlay('premium-required', always),
    result: 'pauses',
    notice: PREMIUM,
  },
  { fault: '404 device not found once', arrange: onPlay('device-not-found', once), result: 'plays' },
  {
    fault: '404 device not found always',
    arrange: onPlay('device-not-found', always),
    result: 'pauses',
    notice: FAILED,
  },
  { fault: '502 with an HTML body twice', arrange: onPlay('bad-gateway', { times: 2 }), result: 'plays' },
  {
    fault: 'the SDK script is blocked',
    arrange: block('**/spotify-player.js'),
    result: 'pauses',
    notice: DOWN,
  },
  {
    fault: 'the device is never ready',
    arrange: onConnect('never-ready'),
    result: 'pauses',
    notice: DOWN,
  },
  {
    fault: 'initialization_error',
    arrange: onConnect('initialization_error'),
    result: 'pauses',
    notice: DOWN,
  },
  {
    fault: 'authentication_error',
    arrange: onConnect('authentication_error'),
    result: 'pauses',
    notice: FAILED,
  },
  { fault: 'account_error', arrange: onConnect('account_error'), result: 'pauses', notice: PREMIUM },
  {
    fault: 'autoplay_failed',
    arrange: (_page, user) =>
      addFault({
        service: 'spotify-sdk',
        method: 'PUSH',
        path: '/play',
        user,
        times: 1,
        effect: { kind: 'sdk', play: 'autoplay_failed' },
      }),
    result: 'pauses',
    notice: PRESS_PLAY,
  },
  {
    fault: 'playback moves to another device',
    trigger: (user) => triggerPlayerEvent(user, 'inactive'),
    result: 'pauses',
    notice: 'Spotify stopped playing here.',
  },
  {
    fault: 'not_ready and ready with a new id',
    trigger: (user) => triggerPlayerEvent(user, 'reconnect'),
    result: 'resumes',
  },
  ...['sleep', 'sleep-for-good'].map((event) => ({
    fault: `not_ready without ready (${event})`,
    trigger: (user: string) => triggerPlayerEvent(user, event),
    result: 'resumes' as const,
  })),
  ...['normal', 'terse', 'doubled', 'silent'].map((end) => ({
    fault: `${end} events at the end of a track`,
    song: 'short ferry',
    arrange: () => changeSettings({ sdk: { end } }),
    result: 'ends' as const,
  })),
];

const onWidget = (effect: Record<string, unknown>) => () => changeSettings({ widget: effect });

const soundcloudRows: readonly Row[] = [
  { fault: 'the widget script is blocked', arrange: block('**/w/player/api.js'), result: 'pauses' },
  { fault: 'the frame is never ready', arrange: onWidget({ ready: 'never' }), result: 'pauses' },
  {
    fault: 'the frame is ready after five seconds',
    arrange: onWidget({ readyDelayMs: 5000 }),
    result: 'plays',
  },
  {
    fault: 'FINISH is missing',
    song: 'short ferry',
    arrange: onWidget({ finish: 'missing' }),
    result: 'ends',
  },
  {
    fault: 'FINISH comes twice',
    song: 'short ferry',
    arrange: onWidget({ finish: 'twice' }),
    result: 'ends',
  },
  {
    fault: 'PAUSE comes before FINISH',
    song: 'short ferry',
    arrange: onWidget({ pauseBeforeFinish: true }),
    result: 'ends',
  },
];

export const PLAYER_FAULTS: readonly PlayerFault[] = [
  ...spotifyRows.map((row): PlayerFault => ({ provider: 'spotify', ...row })),
  ...soundcloudRows.map((row): PlayerFault => ({ provider: 'soundcloud', ...row })),
];
