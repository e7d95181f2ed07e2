import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { diagnosticReported } from '@segue/stores';
import { $playback, type PlaybackState } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';
import { watchStoreLater } from '../../../../platform/watch-store';
import { entryChanged, savedQueuesWired, subscriptions } from './model';
import { createRecorder } from './record';
import { findQueue, readQueue } from './saved-queues';

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
  const onHide = () => record(recorder.hidden);
  window.addEventListener('pagehide', onHide);
  return () => {
    unplug();
    stop();
    window.removeEventListener('pagehide', onHide);
  };
}

/** After a reload the queue is back already; its track continues where it was, once the user plays it. */
function continueWhereLeft({ queue, current, isFollower }: PlaybackState): void {
  const id = isFollower || !current ? null : findQueue(queue.tracks);
  const saved = id === null ? null : readQueue(id);
  if (saved && current && trackKey(saved.current) === trackKey(current)) {
    send('playback/seek', { position: saved.position });
  }
}
