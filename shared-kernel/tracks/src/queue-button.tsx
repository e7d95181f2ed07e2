import { QUEUE_ADDED_PULSE_MS, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $queueKeys } from '@segue/stores';
import { IconButton, QueueAddIcon, QueuedIcon } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import { useEffect, useState } from 'react';

/** The button of a row that adds its track to the queue and pulses; disabled while the track is queued. */
export function QueueButton({ track }: { track: Track }) {
  const isQueued = useStoreMap({
    store: $queueKeys,
    keys: [trackKey(track)],
    fn: (keys, [key]) => keys.has(key),
  });
  const [isPulsing, setPulsing] = useState(false);
  useEffect(() => {
    if (!isPulsing) return undefined;
    const timer = setTimeout(() => setPulsing(false), QUEUE_ADDED_PULSE_MS);
    return () => clearTimeout(timer);
  }, [isPulsing]);
  return (
    <IconButton
      tabIndex={-1}
      label="Add to queue"
      disabled={isQueued}
      title={isQueued ? 'In the queue' : undefined}
      isPulsing={isPulsing}
      onClick={() => {
        setPulsing(true);
        send('queue/add', { track });
      }}
    >
      {isQueued ? <QueuedIcon size={17} /> : <QueueAddIcon size={17} />}
    </IconButton>
  );
}
