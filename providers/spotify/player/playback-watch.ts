// Watches the attempt that plays: asks the SDK for the states that it forgot, and notices stalls and missed ends.
import type { AccessToken } from './access-token';
import { playsElsewhere } from './active-device';
import type { Device } from './device';
import {
  hasOverrun,
  hasReachedEnd,
  isResyncDue,
  isStalled,
  isUnanswered,
  type PlaybackAttempt,
} from './playback-attempt';
import type { SdkState } from './sdk';

const TICK_MS = 500;

type Parts = {
  apiUrl: string;
  token: AccessToken;
  device: Device;
  current: () => PlaybackAttempt | null;
  report: (attempt: PlaybackAttempt, isPlaying: boolean) => void;
  restart: (stalled: PlaybackAttempt) => void;
  end: (attempt: PlaybackAttempt, kind: 'ended' | 'lost') => void;
  takeState: (state: SdkState | null) => void;
  /** No state came after the start. */
  onUnanswered: (attempt: PlaybackAttempt) => void;
};

export function createPlaybackWatch({ apiUrl, token, device, current, ...parts }: Parts) {
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick(): void {
    const attempt = current();
    if (!attempt) return;
    const now = Date.now();
    if (isUnanswered(attempt, now)) {
      device.distrust();
      return parts.onUnanswered(attempt);
    }
    if (isStalled(attempt, now)) {
      // The SDK reports playing, but the position does not advance.
      if (attempt.lastState?.isClaimed) device.distrust();
      return parts.restart(attempt);
    }
    if (!attempt.lastState?.isClaimed) return;
    if (isResyncDue(attempt, now)) void resync(attempt);
    parts.report(attempt, true);
  }

  async function resync(attempt: PlaybackAttempt): Promise<void> {
    const isBeyondEnd = hasOverrun(attempt, Date.now());
    attempt.isAsking = true;
    const state = await device.state();
    const isOver = state === undefined ? hasReachedEnd(attempt, Date.now()) : state && isBeyondEnd;
    // The end is guessed from the clock: the next track must not start while another device plays.
    const isElsewhere = isOver && (await playsElsewhere(device.readyId(), { apiUrl, token }));
    attempt.isAsking = false;
    if (current() !== attempt) return;
    if (isOver) parts.end(attempt, isElsewhere ? 'lost' : 'ended');
    else if (state === undefined) parts.restart(attempt);
    else parts.takeState(state);
  }

  return {
    start: () => void (timer ??= setInterval(tick, TICK_MS)),
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
