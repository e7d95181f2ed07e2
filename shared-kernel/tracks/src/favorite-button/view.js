import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $favoriteKeys, $isMember } from '@segue/stores';
import { HeartIcon, IconButton } from '@segue/ui';
import { combine } from 'effector';
import { useStoreMap } from 'effector-react';
const $favoriteState = combine({ isMember: $isMember, keys: $favoriteKeys });
/** The heart of a row: shows whether its track is a favorite and toggles it. */
export function FavoriteButton({ track }) {
    const state = useStoreMap({
        store: $favoriteState,
        keys: [trackKey(track)],
        fn: ({ isMember, keys }, [key]) => (!isMember ? 'disabled' : keys.has(key) ? 'on' : 'off'),
    });
    return (<IconButton className="heart" tabIndex={-1} label={state === 'on' ? 'Remove from favorites' : 'Add to favorites'} disabled={state === 'disabled'} title={state === 'disabled' ? 'Sign in to save favorites' : undefined} tone={state === 'on' ? 'favorite' : undefined} onClick={() => send('favorites/toggle', { track })}>
      <HeartIcon size={17} filled={state === 'on'}/>
    </IconButton>);
}
