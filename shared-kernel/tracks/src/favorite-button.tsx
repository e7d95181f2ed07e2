import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $favoriteKeys, $isMember } from '@segue/stores';
import { HeartIcon, IconButton } from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';

/** The heart of a row: shows whether its track is a favorite and toggles it. */
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
