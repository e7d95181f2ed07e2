import { IconButton, MoreIcon } from '@segue/ui';
import { openTrackMenu } from './use-track-menu';
/** The "…" of a track: opens its menu. */
export function MenuButton({ track, from, ...button }) {
    return (<IconButton {...button} label={`More options for ${track.title}`} aria-haspopup="menu" onClick={({ currentTarget }) => {
            // The focus returns here; Safari does not focus a clicked button.
            currentTarget.focus();
            openTrackMenu(track, currentTarget, from);
        }}>
      <MoreIcon />
    </IconButton>);
}
