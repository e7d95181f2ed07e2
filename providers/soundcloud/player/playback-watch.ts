// Checks every second whether a track plays: the widget reports no error for one that it cannot play, misses ends and hangs.
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { mayNeedGesture, mayNeedTap } from '@segue/shell/port/autoplay';
import type { PlaybackAttempt } from './playback-attempt';
import { checkSound } from './sound-check';
import type { AudioEvent } from './widget';

/** How long an iframe and its script may take to load. */
export const LOAD_MS = 10_000;
const TICK_MS = 1000;
/** How long the start of a track in a hidden tab may take. */
const HIDDEN_MS = 8000;
/** A ready widget that plays nothing after this time may be waiting for a tap. */
const TAP_MS = 1500;

type Reactions = {
  isCurrent: (attempt: PlaybackAttempt) => boolean;
  report: (attempt: PlaybackAttempt) => void;
  finish: (attempt: PlaybackAttempt) => void;
  fail: (attempt: PlaybackAttempt, reason: UnavailableReason) => void;
  onPause: (attempt: PlaybackAttempt, event: AudioEvent) => void;
  /** Starts a stalled track again. */
  restart: (stalled: PlaybackAttempt) => Promise<void>;
  whyNotReady: () => Promise<UnavailableReason>;
};

export function createPlaybackWatch({ isCurrent, fail, ...reactions }: Reactions) {
  let timer: ReturnType<typeof setInterval> | undefined;

  async function check(attempt: PlaybackAttempt): Promise<void> {
    if (!isCurrent(attempt) || !attempt.shouldPlay) return;
    const now = Date.now();
    if (document.hidden && !attempt.hasProgressed) {
      // In a hidden tab the browser loads no media for a new iframe; it does once the tab is visible.
      if (now - attempt.startedAt > HIDDEN_MS) fail(attempt, 'needs-gesture');
      return;
    }
    if (!attempt.widget || !attempt.hasPlayed) {
      if (attempt.widget && mayNeedTap() && now - attempt.lastEventAt > TAP_MS)
        fail(attempt, 'needs-gesture');
      else if (now - attempt.startedAt > LOAD_MS) await giveUp(attempt);
      return;
    }
    const { status, position } = await checkSound(attempt, attempt.widget);
    if (!isCurrent(attempt) || !attempt.shouldPlay) return;
    // The widget does not report buffering.
    if (attempt.isPlaying && attempt.stall.isStill()) reactions.report(attempt);
    if (status === 'finished') reactions.finish(attempt);
    else if (status === 'paused') reactions.onPause(attempt, { currentPosition: position });
    else if (status === 'unresponsive') fail(attempt, 'provider-down');
    else if (status === 'stalled') await reactions.restart(attempt);
  }

  /** The track did not start: its widget plays nothing, or its iframe never became ready. */
  async function giveUp(attempt: PlaybackAttempt): Promise<void> {
    if (attempt.widget) return fail(attempt, mayNeedGesture() ? 'needs-gesture' : 'blocked');
    if (attempt.isProbed) return;
    attempt.isProbed = true;
    const reason = await reactions.whyNotReady();
    if (!attempt.widget) fail(attempt, reason);
  }

  const stop = () => clearInterval(timer);
  return {
    stop,
    start(attempt: PlaybackAttempt): void {
      stop();
      timer = setInterval(() => void check(attempt), TICK_MS);
    },
  };
}
