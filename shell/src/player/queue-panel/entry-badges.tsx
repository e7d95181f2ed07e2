// What to know of an entry before it is its turn.
import type { Track } from '@segue/contract';
import { $listener, playabilityOf, type Playability } from '@segue/stores';
import { Badge } from '@segue/ui';
import { useUnit } from 'effector-react';

const BADGES: Readonly<Partial<Record<Playability, { text: string; label: string }>>> = {
  preview: { text: '30 s preview', label: 'Only 30 seconds can be heard' },
  'needs-sign-in': { text: 'Premium', label: 'Needs a Spotify Premium account' },
  'needs-premium': { text: 'Premium', label: 'Needs a Spotify Premium account' },
  blocked: { text: 'Not here', label: 'Cannot be played here' },
};

export function EntryBadges({ track }: { track: Track }) {
  const badge = BADGES[playabilityOf(track, useUnit($listener))];
  return (
    <>
      {track.explicit ? <Badge label="Explicit">E</Badge> : null}
      {badge ? <Badge label={badge.label}>{badge.text}</Badge> : null}
    </>
  );
}
