// A note before the artists of an entry: it will be skipped, or playback stops after it.
import { trackKey, type Track } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/kernel/state';
import { isPassedOver } from '@segue/kernel/state/ports';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $nextTrackProblem } from '../../next-track/next-track';
import { $lastEntry } from '../../sleep-timer';

/** `isUpcoming`: it comes after the current entry. */
export function EntryNote({ track, isUpcoming }: { track: Track; isUpcoming: boolean }) {
  const [rights, problem, last] = useUnit([$playbackRights, $nextTrackProblem, $lastEntry]);
  const key = trackKey(track);
  const willSkip = isUpcoming && isPassedOver(playabilityOf(track, rights));
  const isLast = last !== null && trackKey(last) === key;
  const warning = willSkip ? 'Will be skipped' : problem?.key === key ? 'May not play' : null;
  return (
    <>
      {warning && <Note data-warning="">{warning}</Note>}
      {isLast && <Note>Stops here</Note>}
    </>
  );
}

const Note = styled.span`
  flex: none;
  white-space: nowrap;
  color: ${t('colors.accent')};
  font-weight: ${t('fontWeights.medium')};
  &[data-warning] {
    color: ${t('colors.warning')};
  }
  &::after {
    content: '·';
    /* As the others of the line, whose parts stand farther apart. */
    margin-inline: 0.28em calc(0.28em - ${t('marks.gap')});
    color: ${t('colors.muted')};
  }
`;
