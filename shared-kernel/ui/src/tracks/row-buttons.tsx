import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $favoriteKeys, $isMember, $queueKeys } from '@segue/kernel/state';
import { HeartIcon, IconButton, QueueAddIcon, QueuedIcon } from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

const QUEUE_ADDED_PULSE_MS = 2000;

export function FavoriteButton({ track }: { track: Track }) {
  const isMember = useUnit($isMember);
  const isFavorite = useStoreMap({
    store: $favoriteKeys,
    keys: [trackKey(track)],
    fn: (keys, [key]) => keys.has(key),
  });
  const state = !isMember ? 'disabled' : isFavorite ? 'on' : 'off';
  return (
    <IconButton
      className="heart"
      tabIndex={-1}
      label={state === 'on' ? 'Remove from favorites' : 'Add to favorites'}
      disabled={state === 'disabled'}
      title={state === 'disabled' ? 'Sign in to save favorites' : undefined}
      tone={state === 'on' ? 'favorite' : undefined}
      onClick={() => send('favorites/toggle', { track })}
    >
      <HeartIcon size={17} filled={state === 'on'} />
    </IconButton>
  );
}

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
      className="queue"
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
