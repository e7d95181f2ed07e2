// The place of the player at the bottom. Its height is reserved at once, its controls come as their own download.
import { $currentTrack } from '@segue/stores';
import { downloaded, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { playerAway } from './away';

const PlayerBar = downloaded(() => import('../player/bar').then(({ PlayerBar }) => PlayerBar));

export function PlayerSlot() {
  const hasTrack = useUnit($currentTrack) !== null;
  if (!hasTrack) return null;
  return (
    <Ground role="region" aria-label="Player">
      <PlayerBar away={playerAway} />
    </Ground>
  );
}

const Ground = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${t('layers.player')};
  height: var(--player-height);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${t('colors.hairline')};
  background: ${t('colors.player')};
  backdrop-filter: ${t('blurs.player')};
`;
