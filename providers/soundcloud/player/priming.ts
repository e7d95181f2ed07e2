// Primes an iframe: plays the first moment of its track at volume 0, so that it can play in a hidden tab.
//
// The widget requests its stream when play is first pressed (soundcloud/api, issue 535), and in a hidden tab Chromium
// loads no media in an iframe that has not played. SoundCloud may count a primed track as played.
import { defer } from '@segue/shell/port/promises';
import { withinMs } from '@segue/shell/port/time-limit';
import type { Widget } from './widget';

/** A track that does not progress within this time is not primed. */
const START_MS = 8000;
/** How long the widget's confirmation of the pause may take. */
const PAUSE_MS = 500;

export type Priming = ReturnType<typeof primeFrame>;

/** Sets `hasPlayed` when the track plays. */
export function primeFrame(frame: { readonly widget: Widget; hasPlayed: boolean }) {
  const { widget } = frame;
  const paused = defer<undefined>();
  const result = defer<boolean>();
  let phase: 'starting' | 'pausing' | 'over' = 'starting';
  const timer = setTimeout(() => void rewind(false), START_MS);

  async function rewind(isPrimed: boolean): Promise<void> {
    phase = 'pausing';
    clearTimeout(timer);
    widget.pause();
    widget.seekTo(0);
    await withinMs(PAUSE_MS, paused.promise);
    phase = 'over';
    result.resolve(isPrimed);
  }

  // Set again at the first event: a widget may start its track at its own volume.
  const silence = () => widget.setVolume(0);
  widget.bind('play', () => {
    if (phase !== 'starting') return;
    frame.hasPlayed = true;
    silence();
  });
  widget.bind('playProgress', ({ currentPosition = 0 } = {}) => {
    if (phase === 'starting' && currentPosition > 0) void rewind(true);
  });
  widget.bind('pause', () => {
    paused.resolve(undefined);
    if (phase === 'starting') void rewind(false);
  });
  silence();
  widget.play();

  return {
    /** Whether the track has played and is paused at its start. Never rejects. */
    done: result.promise,
    isOver: () => phase === 'over',
    /** Ends the priming; resolves when none of its events can follow. A track that already starts goes on. */
    async release(): Promise<void> {
      clearTimeout(timer);
      if (phase === 'pausing') await result.promise;
      phase = 'over';
      result.resolve(false);
    },
  };
}
