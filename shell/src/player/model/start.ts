// Starts playback in one scope. Its models are wired by their import.
import { allSettled, type Scope } from 'effector';
import './engine-wiring';
import './persistence';
import { playbackStarted, subscriptions } from './subscriptions';
import './wiring';

/** Connects the commands of playback to a scope and restores the saved queue. Returns a function that disconnects them. */
export function startPlayback(scope: Scope): () => void {
  const stop = subscriptions.connect(scope);
  void allSettled(playbackStarted, { scope });
  return stop;
}
