// What can go wrong in the browser with each provider's player, and what a listener must then meet: one row each.
import type { Page } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { addFault, changeSettings, provoke, type Fault } from './sandbox';

export type PlayerFault = {
  fault: string;
  provider: Provider;
  /** A song of the stand-ins that has the fault; any other one without it. */
  song?: string;
  /** Before the page opens. */
  arrange?: (page: Page, person: string) => Promise<void>;
  /** While the song sounds. */
  provoke?: (person: string) => Promise<void>;
  /**
   * `plays` in spite of it; `rests`: the bar is paused, still at this song; `ends`: the next song follows by itself;
   * `goes on`: the song sounds again after the trouble.
   */
  outcome: 'plays' | 'rests' | 'ends' | 'goes on';
  /** What the listener reads. */
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
  { fault: '401 once at PUT play', arrange: onPlay('token-expired', once), outcome: 'plays' },
  {
    fault: '401 always at PUT play',
    arrange: onPlay('token-expired', always),
    outcome: 'rests',
    notice: FAILED,
  },
  {
    fault: '429 without CORS headers once',
    arrange: onPlay('rate-limited-without-cors', once),
    outcome: 'plays',
  },
  {
    fault: '429 without CORS headers always',
    arrange: onPlay('rate-limited-without-cors', always),
    outcome: 'rests',
    notice: DOWN,
  },
  {
    fault: '403 premium required',
    arrange: onPlay('premium-required', always),
    outcome: 'rests',
    notice: PREMIUM,
  },
  { fault: '404 device not found once', arrange: onPlay('device-not-found', once), outcome: 'plays' },
  {
    fault: '404 device not found always',
    arrange: onPlay('device-not-found', always),
    outcome: 'rests',
    notice: FAILED,
  },
  { fault: '502 with an HTML body twice', arrange: onPlay('bad-gateway', { times: 2 }), outcome: 'plays' },
  {
    fault: 'the SDK script is blocked',
    arrange: block('**/spotify-player.js'),
    outcome: 'rests',
    notice: DOWN,
  },
  {
    fault: 'the device is never ready',
    arrange: onConnect('never-ready'),
    outcome: 'rests',
    notice: DOWN,
  },
  {
    fault: 'initialization_error',
    arrange: onConnect('initialization_error'),
    outcome: 'rests',
    notice: DOWN,
  },
  {
    fault: 'authentication_error',
    arrange: onConnect('authentication_error'),
    outcome: 'rests',
    notice: FAILED,
  },
  { fault: 'account_error', arrange: onConnect('account_error'), outcome: 'rests', notice: PREMIUM },
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
    outcome: 'rests',
    notice: PRESS_PLAY,
  },
  {
    fault: 'the sound goes to another device',
    provoke: (user) => provoke(user, 'inactive'),
    outcome: 'rests',
  },
  {
    fault: 'not_ready and ready with a new id',
    provoke: (user) => provoke(user, 'reconnect'),
    outcome: 'goes on',
  },
  ...['sleep', 'sleep-for-good'].map((event) => ({
    fault: `not_ready without ready (${event})`,
    provoke: (user: string) => provoke(user, event),
    outcome: 'goes on' as const,
  })),
  ...['normal', 'terse', 'doubled', 'silent'].map((end) => ({
    fault: `the end of a song is told in the ${end} way`,
    song: 'short ferry',
    arrange: () => changeSettings({ sdk: { end } }),
    outcome: 'ends' as const,
  })),
];

const ofWidget = (effect: Record<string, unknown>) => () => changeSettings({ widget: effect });

const soundcloudRows: readonly Row[] = [
  { fault: 'the widget script is blocked', arrange: block('**/w/player/api.js'), outcome: 'rests' },
  { fault: 'the frame is never ready', arrange: ofWidget({ ready: 'never' }), outcome: 'rests' },
  {
    fault: 'the frame is ready after five seconds',
    arrange: ofWidget({ readyDelayMs: 5000 }),
    outcome: 'plays',
  },
  {
    fault: 'FINISH is missing',
    song: 'short ferry',
    arrange: ofWidget({ finish: 'missing' }),
    outcome: 'ends',
  },
  {
    fault: 'FINISH comes twice',
    song: 'short ferry',
    arrange: ofWidget({ finish: 'twice' }),
    outcome: 'ends',
  },
  {
    fault: 'PAUSE comes before FINISH',
    song: 'short ferry',
    arrange: ofWidget({ pauseBeforeFinish: true }),
    outcome: 'ends',
  },
];

export const PLAYER_FAULTS: readonly PlayerFault[] = [
  ...spotifyRows.map((row): PlayerFault => ({ provider: 'spotify', ...row })),
  ...soundcloudRows.map((row): PlayerFault => ({ provider: 'soundcloud', ...row })),
];
