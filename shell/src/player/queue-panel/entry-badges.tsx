// What to know of an entry before it is its turn; the same words as in every other list.
import { trackKey, type Track } from '@segue/contract';
import { $listener, isHearable, playabilityOf } from '@segue/stores';
import { TrackBadges } from '@segue/tracks';
import { t, WarningIcon } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $upcomingTrouble } from '../upcoming';

/** `isNext`: it would be passed over in a moment, so that is said while there is time. */
export function EntryBadges({ track, isNext }: { track: Track; isNext: boolean }) {
  const [listener, trouble] = useUnit([$listener, $upcomingTrouble]);
  const playability = playabilityOf(track, listener);
  const isInDoubt = trouble?.key === trackKey(track);
  const isPassedOver = isNext && playability !== 'undecided' && !isHearable(playability);
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
