// Badges of an entry: preview, Premium, unplayable. The same as in every list of tracks.
import { trackKey, type Track } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/stores';
import { isPlayable } from '@segue/stores/ports';
import { TrackBadges } from '@segue/tracks';
import { t, WarningIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $nextTrackProblem } from '../next-track';

/** `isNext`: the entry is the next one, so the badge says when it will be skipped. */
export function EntryBadges({ track, isNext }: { track: Track; isNext: boolean }) {
  const [rights, trouble] = useUnit([$playbackRights, $nextTrackProblem]);
  const playability = playabilityOf(track, rights);
  const isInDoubt = trouble?.key === trackKey(track);
  const isPassedOver = isNext && playability !== 'undecided' && !isPlayable(playability);
  return (
    <>
      {isPassedOver || isInDoubt ? (
        <PassedOver>
          <WarningIcon size={12} /> {isPassedOver ? 'Will be skipped' : 'May not play'}
        </PassedOver>
      ) : null}
      <TrackBadges track={track} playability={playability} />
    </>
  );
}

const PassedOver = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 3px;
  font-weight: ${t('fontWeights.medium')};
  white-space: nowrap;
  color: ${t('colors.warning')};
`;
