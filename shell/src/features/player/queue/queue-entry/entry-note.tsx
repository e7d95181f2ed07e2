// What is wrong with an entry, said before its artists: it will be skipped, or plays only in part.
import { trackKey, type Track } from '@segue/contract';
import { $playbackRights, playabilityOf, type Playability } from '@segue/stores';
import { isPassedOver } from '@segue/stores/ports';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $nextTrackProblem } from '../../next-track/next-track';
import { $lastEntry } from '../../sleep-timer';

const PREMIUM = { text: 'Premium', means: 'Needs a Premium account' };
const WORDS: Partial<Record<Playability, { text: string; means: string }>> = {
  preview: { text: '30 s preview', means: 'Only a preview of 30 seconds' },
  'needs-sign-in': PREMIUM,
  'needs-premium': PREMIUM,
  'needs-connection': { text: 'Not connected', means: 'Connect its service to play it' },
  blocked: { text: 'Not available', means: 'Cannot be played here' },
  'not-configured': { text: 'Not available', means: "Its music service isn't set up here" },
};

/** Whether an entry will play. `isUpcoming`: it comes after the current one. */
export function useEntryState(track: Track, isUpcoming: boolean) {
  const [rights, problem, last] = useUnit([$playbackRights, $nextTrackProblem, $lastEntry]);
  const playability = playabilityOf(track, rights);
  return {
    playability,
    willSkip: isUpcoming && isPassedOver(playability),
    mayFail: problem?.key === trackKey(track),
    /** The music stops at its end. */
    isLast: last !== null && trackKey(last) === trackKey(track),
  };
}

export function EntryNote({ willSkip, mayFail, isLast, playability }: ReturnType<typeof useEntryState>) {
  const words = WORDS[playability];
  const warning = willSkip ? 'Will be skipped' : mayFail ? 'May not play' : null;
  return (
    <>
      {warning ? <Warning>{warning}</Warning> : null}
      {isLast ? <Last>Stops here</Last> : null}
      {words ? <span title={words.means}>{words.text}</span> : null}
    </>
  );
}

const Warning = styled.span`
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.warning')};
`;
const Last = styled.span`
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.accent')};
`;
