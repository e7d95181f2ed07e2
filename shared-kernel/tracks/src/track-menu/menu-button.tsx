import type { Track } from '@segue/contract';
import { IconButton, MoreIcon } from '@segue/ui';
import type { ComponentProps } from 'react';
import { openTrackMenu, type TrackMenuOrigin } from './use-track-menu';

type Props = Pick<ComponentProps<'button'>, 'className' | 'tabIndex'> & {
  track: Track;
  /** The list that the track is in, when its menu has an entry of that list. */
  from?: TrackMenuOrigin;
};

/** The "…" of a track: opens its menu. */
export function MenuButton({ track, from, ...button }: Props) {
  return (
    <IconButton
      {...button}
      label={`More options for ${track.title}`}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        // The focus returns here; Safari does not focus a clicked button.
        currentTarget.focus();
        openTrackMenu(track, currentTarget, from);
      }}
    >
      <MoreIcon />
    </IconButton>
  );
}
