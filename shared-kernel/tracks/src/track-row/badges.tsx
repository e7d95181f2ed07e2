import type { Track } from '@segue/contract';
import type { Playability } from '@segue/stores';
import { Badge } from '@segue/ui';

/** What to know before pressing play: explicit words, a preview only, premium needed, not here. */
export function TrackBadges({ track, playability }: { track: Track; playability: Playability }) {
  return (
    <>
      {track.explicit && <Badge label="Explicit">E</Badge>}
      {playability === 'preview' && <Badge>30 s preview</Badge>}
      {playability === 'needs-premium' && <Badge>Premium</Badge>}
      {playability === 'blocked' && <Badge>Not available</Badge>}
    </>
  );
}
