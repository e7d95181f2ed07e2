// At the end of the queue: whether similar songs follow.
import { quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $keepsPlaying, $last, keepPlayingToggled } from './model';

export function KeepPlaying() {
  const [isOn, last, onToggle] = useUnit([$keepsPlaying, $last, keepPlayingToggled]);
  if (isOn === null) return null;
  return (
    <Choice>
      <input type="checkbox" checked={isOn} onChange={() => onToggle(!isOn)} />
      <span>Keep playing</span>
      <small>{hintOf(isOn, last !== null)}</small>
    </Choice>
  );
}

function hintOf(isOn: boolean, isLast: boolean): string {
  if (isOn) return 'Similar songs follow at the end';
  return isLast ? 'This is the last song: turn on to hear similar ones' : 'The music stops at the end';
}

const Choice = styled.label`
  display: grid;
  /* The words stand below the titles, the box below the covers. */
  grid-template-columns: ${t('sizes.touch')} minmax(0, 1fr);
  align-items: center;
  gap: 0 ${t('space.3')};
  min-height: ${t('sizes.touch')};
  margin-top: ${t('space.2')};
  padding: ${t('space.3')} var(--keep-edge, ${t('space.7')});
  border-top: 1px solid ${t('colors.hairline')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.semibold')};
  cursor: pointer;

  &:hover {
    background: ${t('colors.hover')};
  }
  > input {
    width: 16px;
    height: 16px;
    justify-self: center;
    accent-color: ${t('colors.accent')};
  }
  > small {
    ${quietText}
    grid-column: 2;
    font-weight: ${t('fontWeights.regular')};
  }
`;
