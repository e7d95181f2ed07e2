// Saves the queue of the tab that plays.
import { trackKey } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { diagnosticReported } from '@segue/kernel/state';
import { scopeBind, type Scope } from 'effector';
import { $playback } from '../../model/model';
import { type PlaybackState } from '../../rules/playback-state';
import { joinStops } from '../../../platform/listen';
import { watchStoreLater } from '../../../platform/watch-store';
import { $playsElsewhere } from '../../engine/other-tabs';
import { savedQueueRead, subscriptions } from './model';
import {
  queueOf,
  readSavedQueue,
  removeSavedQueue,
  type SavedQueue,
  writePlace,
  writeTracks,
} from './saved-queue';

/** A crash loses at most this much of a track's position. */
const WRITE_PLACE_EVERY_MS = 2000;

/** Returns a function that saves the queue of a playback state. Another tab that plays saves its own. */
export function createRecorder() {
  let last: SavedQueue | null = null;
  let step = '';
  return (playback: PlaybackState, isElsewhere = false): void => {
    const before = last;
    last = isElsewhere ? null : queueOf(playback);
    if (before && !last && !isElsewhere) removeSavedQueue();
    if (!last) return;
    const place = Math.floor(last.position / WRITE_PLACE_EVERY_MS);
    const nextStep = `${trackKey(last.current)} ${playback.shouldPlay} ${place}`;
    const hasChanged = last.tracks !== before?.tracks;
    if (hasChanged) writeTracks(last);
    if (hasChanged || nextStep !== step) writePlace(last);
    step = nextStep;
  };
}

/** Takes the command `queue/resume-last`, reads the queue of the last visit, and saves this tab's from now on. */
export function wireLastQueue(scope: Scope): () => void {
  const report = scopeBind(diagnosticReported, { scope });
  const save = createRecorder();
  let didReport = false;
  const record = (act: () => void) => {
    try {
      act();
    } catch (error) {
      // Full or blocked storage fails at every change, so only the first failure is reported.
      if (!didReport) report({ area: 'last queue', level: 'warning', message: String(error), detail: error });
      didReport = true;
    }
  };
  const unplug = subscriptions.connect(scope);
  record(() => {
    const saved = readSavedQueue();
    const { current } = scope.getState($playback);
    // After a reload the queue is back already; its track continues where it was, once the user plays it.
    if (saved && current && trackKey(saved.current) === trackKey(current))
      send('playback/seek', { position: saved.position });
    scopeBind(savedQueueRead, { scope })(saved);
  });
  const stop = watchStoreLater($playback, scope, (playback) =>
    record(() => save(playback, scope.getState($playsElsewhere))),
  );
  return joinStops(unplug, stop);
}
