// Starts playback in one scope: a download that the first paint does not wait for.
import { createSubscriptions } from '@segue/kernel/bus';
import { allSettled, createEvent, type Scope } from 'effector';

/** The commands that playback handles. */
export const subscriptions = createSubscriptions();

/** Playback may run effects. */
export const playbackStarted = createEvent('playbackStarted');

/** Connects the commands of playback to a scope and restores the saved queue. Returns a function that disconnects them. */
export function startPlayback(scope: Scope): () => void {
  const stop = subscriptions.connect(scope);
  void allSettled(playbackStarted, { scope });
  return stop;
}
