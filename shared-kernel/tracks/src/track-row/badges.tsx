import type { Track } from '@segue/contract';
import type { Playability } from '@segue/stores';
import { Badge } from '@segue/ui';

/** Badges for explicit, preview-only, Premium-only and unavailable tracks. */
export function TrackBadges({ track, playability }: { track: Track; playability: Playability }) {
  const word = words[playability];
  if (!track.explicit && !word) return null;
  return (
    <span className="badges">
      {track.explicit && <Badge label="Explicit">E</Badge>}
      {word && <Badge label={word.means}>{word.text}</Badge>}
    </span>
  );
}

const premium = { text: 'Premium', means: 'Needs a Premium account' };
const words: Partial<Record<Playability, { text: string; means: string }>> = {
  preview: { text: '30 s preview', means: 'Only a preview of 30 seconds' },
  'needs-sign-in': premium,
  'needs-premium': premium,
  blocked: { text: 'Not available', means: 'Cannot be played here' },
};
