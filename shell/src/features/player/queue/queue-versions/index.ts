import { send } from '@segue/event-bus';
import { $currentTrack } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { createWatch, type Scope } from 'effector';

/** Says when the queue has the other version of a song that is added to it. */
export function wireQueueVersions(scope: Scope): () => void {
  let before = scope.getState($queue);
  return createWatch({
    unit: $queue,
    scope,
    fn(after) {
      const former = before;
      before = after;
      if (after.length !== former.length + 1) return;
      // The song is queued either way.
      void import('./notice').then(
        ({ versionNotice }) => {
          const notice = versionNotice(former, after, scope.getState($currentTrack));
          if (notice) send('notice/show', notice);
        },
        () => undefined,
      );
    },
  });
}
