import type { Track } from '@segue/contract';
import type { Playability } from '@segue/stores';
import { Badge } from '@segue/ui';

/** What to know before pressing play: explicit words, a preview only, premium needed, not here. */
export function TrackBadges({ track, playability }: { track: Track; playability: Playability }) {
  const word = words[playability];
  if (!track.explicit && !word) return null;
  return (
    <span className="badges">
      {track.explicit && <Badge label="Explicit">E</Badge>}
      {word && <Badge>{word}</Badge>}
    </span>
  );
}

const words: Partial<Record<Playability, string>> = {
  preview: '30 s preview',
  'needs-premium': 'Premium',
  blocked: 'Not available',
};
