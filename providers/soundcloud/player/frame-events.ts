// Turns the widget's events into the state of a playback attempt.
import { knownLength } from '@segue/contract/cleaning';
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import { createFirstSeek } from './first-seek';
import { isEndingPause, isOfOtherTrack, loadedOf, type PlaybackAttempt } from './playback-attempt';
import type { AudioEvent, Widget, WidgetEventName } from './widget';

type Callbacks = {
  isCurrent: (attempt: PlaybackAttempt) => boolean;
  applyVolume: (widget: Widget) => void;
  report: (attempt: PlaybackAttempt) => void;
  /** The track has started to sound. */
  sounded: (attempt: PlaybackAttempt) => void;
  /** The widget was asked to play. */
  asked: (attempt: PlaybackAttempt) => void;
  finish: (attempt: PlaybackAttempt) => void;
  fail: (attempt: PlaybackAttempt, reason: UnavailableReason) => void;
};

/** Events of an attempt that is no longer current are ignored. */
export function createFrameEvents(callbacks: Callbacks) {
  const { applyVolume, report, fail } = callbacks;
  function listenTo(widget: Widget, attempt: PlaybackAttempt): void {
    const on = (name: WidgetEventName, react: (event: AudioEvent) => void) =>
      widget.bind(name, (event = {}) => {
        if (!callbacks.isCurrent(attempt) || isOfOtherTrack(attempt, event)) return;
        attempt.lastEventAt = Date.now();
        react(event);
      });
    on('play', () => onPlay(attempt, widget));
    on('playProgress', (event) => onProgress(attempt, event, widget));
    on('pause', (event) => onPause(attempt, event));
    on('seek', ({ currentPosition = NaN }) => attempt.arrival?.reach(currentPosition));
    on('finish', () => callbacks.finish(attempt));
    on('error', () => fail(attempt, 'blocked'));
  }

  function onReady(attempt: PlaybackAttempt, widget: Widget): void {
    attempt.widget = widget;
    attempt.lastEventAt = Date.now();
    // A new document starts at full volume, so `play` comes after the volume was set.
    applyVolume(widget);
    const { position } = attempt.request;
    if (position > 0) attempt.firstSeek = createFirstSeek(position, (target) => widget.seekTo(target));
    if (!attempt.shouldPlay) return;
    widget.play();
    callbacks.asked(attempt);
  }

  function onPlay(attempt: PlaybackAttempt, widget: Widget): void {
    attempt.isPlaying = true;
    if (attempt.frame) Object.assign(attempt.frame, { hasPlayed: true, isUsed: true });
    // The user pressed play in the widget.
    if (attempt.awaitsTap) attempt.shouldPlay = true;
    if (!attempt.hasPlayed) {
      attempt.hasPlayed = true;
      applyVolume(widget);
      widget.getDuration((duration) => {
        attempt.duration = knownLength(duration) ?? attempt.duration;
      });
    }
    if (!attempt.shouldPlay) widget.pause();
    report(attempt);
  }

  function onProgress(attempt: PlaybackAttempt, event: AudioEvent, widget: Widget): void {
    const position = event.currentPosition ?? attempt.position;
    if (!attempt.hasPlayed) onPlay(attempt, widget);
    attempt.isPlaying = true;
    if (position > 0) callbacks.sounded(attempt);
    attempt.hasProgressed = true;
    const loaded = loadedOf(attempt, event);
    attempt.stall.progressed(position, loaded);
    attempt.firstSeek?.progressed(position, loaded || 0);
    if (attempt.firstSeek?.isOver()) attempt.firstSeek = null;
    attempt.position = attempt.firstSeek ? attempt.firstSeek.target : position;
    attempt.arrival?.reach(position);
    report(attempt);
  }

  function onPause(attempt: PlaybackAttempt, event: AudioEvent): void {
    attempt.isPlaying = false;
    if (!attempt.hasProgressed && attempt.shouldPlay) fail(attempt, 'needs-gesture');
    else if (!isEndingPause(attempt, event)) {
      attempt.position = event.currentPosition ?? attempt.position;
      report(attempt);
    }
  }

  return { listenTo, onReady, onPause };
}
