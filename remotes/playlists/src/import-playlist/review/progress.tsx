import { PROVIDER_NAMES } from '@segue/contract';
import { Button, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { paused } from '../changes';
import type { Review } from '../import-state';
import { importChanged } from '../model';

/** At 60 requests a minute; a track needs one or two. */
const SECONDS_PER_TRACK = 1.3;

/** How far the search is; nothing once it has ended. */
export function Progress({ review }: { review: Review }) {
  const onChange = useUnit(importChanged);
  const total = review.entries.length;
  const left = review.entries.filter(({ status }) => status === 'waiting').length;
  if (left === 0) return <Facts role="status">We looked for all {total} tracks.</Facts>;
  const done = total - left;
  return (
    <Box>
      <Facts>
        {done} of {total} · {review.isPaused ? 'paused' : (obstacleText(review) ?? timeLeft(left))}
      </Facts>
      <Button size="small" aria-pressed={review.isPaused} onClick={() => onChange(paused(!review.isPaused))}>
        {review.isPaused ? 'Continue' : 'Pause'}
      </Button>
      <Line value={done} max={total} aria-label="Tracks looked for" />
    </Box>
  );
}

function obstacleText({ obstacle, prefer }: Review): string | null {
  if (obstacle === 'offline') return "you're offline. It goes on when you're back.";
  if (obstacle === 'limit') return 'waiting a moment: many searches at once.';
  if (obstacle === 'provider') return `${PROVIDER_NAMES[prefer]} can't be reached. Trying again.`;
  return null;
}

function timeLeft(tracks: number): string {
  const minutes = Math.round((tracks * SECONDS_PER_TRACK) / 60);
  return minutes < 1 ? 'less than a minute' : `about ${minutes} min`;
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.2')} ${t('space.3')};
`;
const Facts = styled.p`
  color: ${t('colors.muted')};
  font-variant-numeric: tabular-nums;
`;
const Line = styled.progress`
  grid-column: 1 / -1;
  width: 100%;
  height: ${t('space.1')};
  overflow: hidden;
  appearance: none;
  border: 0;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.rail')};
  &::-webkit-progress-bar {
    background: ${t('colors.rail')};
  }
  &::-webkit-progress-value {
    background: ${t('colors.accent')};
  }
  &::-moz-progress-bar {
    background: ${t('colors.accent')};
  }
`;
