import { PROVIDER_NAMES, trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { createWatch, type Scope } from 'effector';

/** Says when the queue has the other version of one song that is added, unless it plays at once: then it was chosen so. */
export function wireQueueVersions(scope: Scope): () => void {
  let before = scope.getState($queue);
  return createWatch({
    unit: $queue,
    scope,
    fn(after) {
      const former = before;
      before = after;
      if (after.length !== former.length + 1) return;
      const known = new Set(former.map(trackKey));
      const track = after.find((one) => !known.has(trackKey(one)));
      const current = scope.getState($currentTrack);
      if (!track || (current && trackKey(track) === trackKey(current))) return;
      // The song is queued either way.
      void import('@segue/tracks/same-song').then(
        ({ findVersion }) => {
          const other = findVersion(track, former);
          if (!other) return;
          const name = PROVIDER_NAMES[other.provider];
          send('notice/show', { text: `The queue also has the ${name} version of “${other.title}”.` });
        },
        () => undefined,
      );
    },
  });
}
