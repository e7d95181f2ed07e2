// The menu of an entry.
import { PROVIDER_NAMES, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $favoriteKeys, $isMember } from '@segue/stores';
import {
  CloseIcon,
  ExternalIcon,
  HeartIcon,
  IconButton,
  MoreIcon,
  PlaylistIcon,
  PlayNextIcon,
  UserIcon,
} from '@segue/ui';
import { safeUrl } from '@segue/tracks';
import { Menu, MenuItem } from '@segue/ui/menu';
import { useGate, useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { trackPage } from '../web-links';
import { AddToPlaylist } from './add-to-playlist';
import { AddToPlaylistItemGate } from './playlists-preload';

export function EntryMenu({ track }: { track: Track }) {
  const [isMember, favorites, current] = useUnit([$isMember, $favoriteKeys, $currentTrack]);
  const [isAdding, setAdding] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const key = trackKey(track);
  const page = trackPage(track);
  const artistPage = safeUrl(track.artistInfo[0]?.profileUrl);
  const isFavorite = favorites.has(key);
  const newTab = { as: 'a' as const, target: '_blank', rel: 'noopener noreferrer' };

  return (
    <span ref={anchor}>
      <Menu
        label={`Options for ${track.title}`}
        trigger={(props) => (
          <IconButton {...props} label={`More options for ${track.title}`}>
            <MoreIcon />
          </IconButton>
        )}
      >
        {isMember ? (
          <MenuItem
            icon={<HeartIcon size={16} filled={isFavorite} />}
            onClick={() => send('favorites/toggle', { track })}
          >
            {isFavorite ? 'Remove from favorites' : 'Add to favorites'}
          </MenuItem>
        ) : null}
        {current && trackKey(current) === key ? null : (
          <MenuItem icon={<PlayNextIcon size={16} />} onClick={() => send('queue/play-next', { track })}>
            Play next
          </MenuItem>
        )}
        <MenuItem icon={<CloseIcon size={16} />} onClick={() => send('queue/remove', { key })}>
          Remove from queue
        </MenuItem>
        {isMember ? <AddToPlaylistItem onChosen={() => setAdding(true)} /> : null}
        {page ? (
          <MenuItem {...newTab} href={page} icon={<ExternalIcon size={16} />}>
            Open in {PROVIDER_NAMES[track.provider]}
          </MenuItem>
        ) : null}
        {artistPage ? (
          <MenuItem {...newTab} href={artistPage} icon={<UserIcon size={16} />}>
            View artist profile
          </MenuItem>
        ) : null}
      </Menu>
      {isAdding ? <AddToPlaylist anchor={anchor} track={track} onClose={() => setAdding(false)} /> : null}
    </span>
  );
}

function AddToPlaylistItem({ onChosen }: { onChosen: () => void }) {
  useGate(AddToPlaylistItemGate);
  return (
    <MenuItem icon={<PlaylistIcon size={16} />} onClick={onChosen}>
      Add to playlist
    </MenuItem>
  );
}
