// Saves the queue of the tab that plays.
import { type Track, trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { diagnosticReported } from '@segue/stores';
import { $playback, type PlaybackState } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';
import { joinStops, listen } from '../../../../platform/listen';
import { watchStoreLater } from '../../../../platform/watch-store';
import { $playsElsewhere } from '../../extras/other-tabs';
import { queueReplaced, savedQueueRead, subscriptions } from './model';
import {
  type Place,
  placed,
  readSavedQueue,
  removeSavedQueue,
  type SavedQueue,
  writePlace,
  writeTracks,
} from './saved-queue';

/** At most so much of a track is lost in a crash. */
const WRITE_PLACE_EVERY_MS = 2000;

/** `onReplaced` gets the queue that was cleared, or of which the new one has no track. */
export function createRecorder(onReplaced: (former: SavedQueue | null) => void) {
  let tracks: readonly Track[] = [];
  let place: Place | null = null;

  return {
    /** Another tab that plays saves its own. */
    changed(playback: PlaybackState, playsElsewhere = false): void {
      if (playsElsewhere) {
        tracks = [];
        return;
      }
      const next = playback.queue.tracks;
      if (place && isReplaced(tracks, next)) onReplaced(placed(tracks, place));
      const hasChanged = next !== tracks;
      tracks = next;
      const nextPlace = placeOf(playback);
      if (!nextPlace) {
        if (place) removeSavedQueue();
      } else {
        if (hasChanged) writeTracks(tracks);
        if (hasChanged || !isSameStep(nextPlace, place)) writePlace(nextPlace);
      }
      place = nextPlace;
    },
    /** The page is hidden, perhaps for good. */
    hidden(): void {
      if (!place || tracks.length === 0) return;
      writeTracks(tracks);
      writePlace(place);
    },
  };
}

function isReplaced(before: readonly Track[], after: readonly Track[]): boolean {
  if (before === after || before.length === 0) return false;
  const kept = new Set(after.map(trackKey));
  return !before.some((track) => kept.has(trackKey(track)));
}

function placeOf({ queue, current, position }: PlaybackState): Place | null {
  const entry = queue.tracks[queue.index ?? 0];
  if (!entry) return null;
  const key = trackKey(entry);
  return { key, position: current && trackKey(current) === key ? position : 0 };
}

function isSameStep(one: Place, other: Place | null): boolean {
  const stepOf = ({ position }: Place) => Math.floor(position / WRITE_PLACE_EVERY_MS);
  return one.key === other?.key && stepOf(one) === stepOf(other);
}

/** Takes the command `queue/resume-last`, offers the queue of the last visit, and saves this tab's from now on. */
export function wireLastQueue(scope: Scope): () => void {
  const report = scopeBind(diagnosticReported, { scope });
  const recorder = createRecorder(scopeBind(queueReplaced, { scope }));
  let didReport = false;
  const record = (act: () => void) => {
    try {
      act();
    } catch (error) {
      // A full or blocked storage fails at every change; one report is enough.
      if (!didReport) report({ area: 'last queue', level: 'warning', message: String(error), detail: error });
      didReport = true;
    }
  };
  const unplug = subscriptions.connect(scope);
  record(() => {
    const saved = readSavedQueue();
    continueWhereLeft(scope.getState($playback), saved);
    scopeBind(savedQueueRead, { scope })(saved);
  });
  const stop = watchStoreLater($playback, scope, (playback) =>
    record(() => recorder.changed(playback, scope.getState($playsElsewhere))),
  );
  return joinStops(
    unplug,
    stop,
    listen(window, ['pagehide'], () => record(recorder.hidden)),
  );
}

/** After a reload the queue is back already; its track continues where it was, once the user plays it. */
function continueWhereLeft({ current }: PlaybackState, saved: SavedQueue | null): void {
  if (saved && current && trackKey(saved.current) === trackKey(current))
    send('playback/seek', { position: saved.position });
}
