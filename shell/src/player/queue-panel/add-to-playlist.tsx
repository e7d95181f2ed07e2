// The popover in which the playlists remote shows the playlists for one track.
import type { Track } from '@segue/contract';
import { Popover } from '@segue/ui/popover';
import type { RefObject } from 'react';
import { RemoteWidget } from '../../remotes';

type Props = { anchor: RefObject<HTMLElement | null>; track: Track; onClose: () => void };

export function AddToPlaylist({ anchor, track, onClose }: Props) {
  return (
    <Popover anchor={anchor} label="Add to playlist" onClose={onClose}>
      <RemoteWidget remote="playlists" name="AddToPlaylist" props={{ track, onClose }} />
    </Popover>
  );
}
