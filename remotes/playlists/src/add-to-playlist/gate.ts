import type { Track } from '@segue/contract';
import { createGate } from 'effector-react';

/** Open while the popover is shown; holds the track to add. */
export const PopoverGate = createGate<{ track: Track }>('AddToPlaylistGate');
