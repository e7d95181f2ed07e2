import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $favoriteKeys, $isMember } from '@segue/stores';
import { HeartIcon, IconButton, t } from '@segue/ui';
import { combine } from 'effector';
import { useStoreMap } from 'effector-react';
import styled from 'styled-components';

const $hearts = combine({ isMember: $isMember, keys: $favoriteKeys });

/** The heart of one track; it looks at the one list of favourites and asks for the change. */
export function FavoriteButton({ track }: { track: Track }) {
  const state = useStoreMap({
    store: $hearts,
    keys: [trackKey(track)],
    fn: ({ isMember, keys }, [key]) => (!isMember ? 'disabled' : keys.has(key) ? 'on' : 'off'),
  });
  return (
    <Heart
      label={state === 'on' ? 'Remove from favorites' : 'Add to favorites'}
      disabled={state === 'disabled'}
      title={state === 'disabled' ? 'Sign in to save favorites' : undefined}
      data-on={state === 'on' || undefined}
      onClick={() => send('favorites/toggle', { track })}
    >
      <HeartIcon size={17} filled={state === 'on'} />
    </Heart>
  );
}

const Heart = styled(IconButton)`
  &[data-on],
  &[data-on]:hover:not(:disabled) {
    color: ${t('colors.favorite')};
  }
`;
