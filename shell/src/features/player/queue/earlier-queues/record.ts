// Writes the queue of this tab to the saved queues: one entry as long as it is the same queue, however it plays on.
import { type Track, trackKey } from '@segue/contract';
import { $playback, type PlaybackState } from '@segue/stores/ports';
import {
  type Place,
  findQueue,
  queueText,
  readQueue,
  removeQueue,
  savedText,
  writePlace,
  writeQueue,
} from './saved-queues';
import { send } from '@segue/event-bus';
import { diagnosticReported } from '@segue/stores';
import { scopeBind, type Scope } from 'effector';
import { joinStops, listen } from '../../../../platform/listen';
import { watchStoreLater } from '../../../../platform/watch-store';
import { entryChanged, savedQueuesWired, subscriptions } from './model';

/** At most so much of a track is lost in a crash. */
const WRITE_PLACE_EVERY_MS = 2000;

type Options = {
  now: () => number;
  createId: () => string;
  /** The entry of the present queue is now this one; null while this tab has no queue of its own. */
  onEntry: (id: string | null) => void;
};

/** An entry as this tab wrote it last. */
type Entry = { id: string; tracks: readonly Track[]; text: string; place: Place };

export function createRecorder({ now, createId, onEntry }: Options) {
  let entry: Entry | null = null;

  function write(tracks: readonly Track[], place: Place): Entry {
    const known = entry?.id ?? findQueue(tracks);
    const stored = known === null ? null : savedText(known);
    // A duplicated tab shares the entry until one of the two tabs changes its queue.
    const isOfAnotherTab = entry !== null && stored !== null && stored !== entry.text;
    const id = known === null || isOfAnotherTab ? createId() : known;
    const text = queueText(tracks);
    if (text === stored) writePlace(id, place);
    else writeQueue(id, text, place);
    return { id, tracks, text, place };
  }
  function close({ id, tracks, place }: Entry): void {
    if (tracks.length > 1 || place.position > 0) writePlace(id, { ...place, at: now(), isOver: true });
    else removeQueue(id);
  }
  function follow(playback: PlaybackState): Entry | null {
    // The tab that plays writes the queue of all tabs.
    if (playback.isFollower) return null;
    const { tracks } = playback.queue;
    if (entry && !isSameQueue(entry.tracks, tracks)) {
      close(entry);
      entry = null;
    }
    const place = placeOf(playback, entry?.place ?? null, now());
    if (!place) return null;
    if (!entry || tracks !== entry.tracks) return write(tracks, place);
    if (!isSameStep(place, entry.place)) writePlace(entry.id, place);
    return { ...entry, place };
  }

  return {
    changed(playback: PlaybackState): void {
      const former = entry?.id ?? null;
      entry = follow(playback);
      const id = entry?.id ?? null;
      if (id !== former) onEntry(id);
    },
    /** The page is hidden, perhaps for good. */
    hidden(): void {
      if (entry) writePlace(entry.id, entry.place);
    },
  };
}

/** Whether a queue is still the same one: tracks were appended, or it changed by one track or in its order. */
function isSameQueue(before: readonly Track[], after: readonly Track[]): boolean {
  if (before === after) return true;
  const keysBefore = new Set(before.map(trackKey));
  const keysAfter = after.map(trackKey);
  const kept = keysAfter.filter((key) => keysBefore.has(key)).length;
  const isAppended = before[0] !== undefined && keysAfter[0] === trackKey(before[0]);
  return kept > 0 && before.length - kept <= 1 && (after.length - kept <= 1 || isAppended);
}

/** A current track that is not in the queue leaves the place as it was. */
function placeOf({ queue, current, position }: PlaybackState, last: Place | null, at: number): Place | null {
  const queued = queue.tracks[queue.index ?? 0];
  if (!queued) return null;
  const key = trackKey(queued);
  if (current && trackKey(current) === key) return { key, position, at, isOver: false };
  return last ? { ...last, at } : { key, position: 0, at, isOver: false };
}

function isSameStep(one: Place, other: Place): boolean {
  const stepOf = ({ position }: Place) => Math.floor(position / WRITE_PLACE_EVERY_MS);
  return one.key === other.key && stepOf(one) === stepOf(other);
}

/** Takes the command `queue/resume-last`, offers the queue of the last visit, and saves this tab's from now on. */
export function wireEarlierQueues(scope: Scope): () => void {
  const report = scopeBind(diagnosticReported, { scope });
  const unplug = subscriptions.connect(scope);
  const recorder = createRecorder({
    now: Date.now,
    // Not `randomUUID`, which pages without HTTPS do not have.
    createId: () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`,
    onEntry: scopeBind(entryChanged, { scope }),
  });
  let didReport = false;
  const record = (act: () => void) => {
    try {
      act();
    } catch (error) {
      // A full or blocked storage fails at every change; one report is enough.
      if (!didReport)
        report({ area: 'earlier queues', level: 'warning', message: String(error), detail: error });
      didReport = true;
    }
  };
  scopeBind(savedQueuesWired, { scope })();
  record(() => continueWhereLeft(scope.getState($playback)));
  const stop = watchStoreLater($playback, scope, (playback) => record(() => recorder.changed(playback)));
  return joinStops(
    unplug,
    stop,
    listen(window, ['pagehide'], () => record(recorder.hidden)),
  );
}

/** After a reload the queue is back already; its track continues where it was, once the user plays it. */
function continueWhereLeft({ queue, current, isFollower }: PlaybackState): void {
  const id = isFollower || !current ? null : findQueue(queue.tracks);
  const saved = id === null ? null : readQueue(id);
  if (saved && current && trackKey(saved.current) === trackKey(current)) {
    send('playback/seek', { position: saved.position });
  }
}
