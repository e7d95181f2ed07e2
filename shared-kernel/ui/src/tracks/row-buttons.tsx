import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $favoriteKeys, $isMember, $queueKeys } from '@segue/kernel/state';
import { HeartIcon, IconButton, QueueAddIcon, QueuedIcon } from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

const QUEUE_ADDED_PULSE_MS = 2000;

const NO_TRACKS: readonly Track[] = [];

type FavoriteButtonProps = {
  track: Track;
  /** Further versions of the song, which the button stands for too: it removes those that are favorites. */
  others?: readonly Track[] | undefined;
};

export function FavoriteButton({ track, others = NO_TRACKS }: FavoriteButtonProps) {
  const isMember = useUnit($isMember);
  const favorites = useStoreMap({
    store: $favoriteKeys,
    keys: [track, others],
    fn: (keys) => [track, ...others].filter((version) => keys.has(trackKey(version))),
    updateFilter: (next, former) => String(next.map(trackKey)) !== String(former.map(trackKey)),
  });
  const [isNew, setNew] = useState(false);
  const isFavorite = isMember && favorites.length > 0;
  return (
    <IconButton
      className="heart"
      tabIndex={-1}
      label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      disabled={!isMember}
      title={isMember ? undefined : 'Sign in to save favorites'}
      tone={isFavorite ? 'favorite' : undefined}
      isNew={isNew && isFavorite}
      onClick={() => {
        setNew(!isFavorite);
        for (const version of isFavorite ? favorites : [track]) send('favorites/toggle', { track: version });
      }}
    >
      <HeartIcon size={17} filled={isFavorite} />
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
