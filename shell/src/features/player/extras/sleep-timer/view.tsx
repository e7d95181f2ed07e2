// The sleep timer in the player menu: when the music stops by itself.
import { send } from '@segue/event-bus';
import { $stopAt, type StopAt } from '@segue/stores/ports';
import { fingerHigh, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { CHOICES_MIN, inMinutes } from './stop-at';

const stopAt = (at: StopAt) => send('playback/stop-at', { at });

export function SleepTimer() {
  const at = useUnit($stopAt);
  const isAtEnd = at === 'track-end';
  return (
    <Choices role="group" aria-label="Stop in">
      {CHOICES_MIN.map((minutes) => (
        <Choice key={minutes} type="button" onClick={() => stopAt(inMinutes(minutes))}>
          {`${minutes} min`}
        </Choice>
      ))}
      <Choice type="button" aria-pressed={isAtEnd} onClick={() => stopAt(isAtEnd ? null : 'track-end')}>
        End of this track
      </Choice>
      {typeof at === 'number' ? (
        <Choice type="button" onClick={() => stopAt(null)}>
          Turn off
        </Choice>
      ) : null}
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${t('space.2')};
`;
const Choice = styled.button`
  min-height: 36px;
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.row')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.soft')};
  background: ${t('colors.hover')};

  &[aria-pressed] {
    grid-column: span 2;
  }
  &[aria-pressed]:last-child {
    grid-column: span 3;
  }
  &:hover {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }
  &[aria-pressed='true'] {
    color: ${t('colors.accent')};
    border-color: currentColor;
  }
  ${fingerHigh}
`;
