// A switch at the end of the queue: whether similar songs follow.
import { CheckBox, CheckIcon, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $keepsPlaying, $last, keepPlayingToggled } from './model';

export function KeepPlaying() {
  const [isOn, last, onToggle] = useUnit([$keepsPlaying, $last, keepPlayingToggled]);
  if (isOn === null) return null;
  return (
    <Choice type="button" role="checkbox" aria-checked={isOn} onClick={() => onToggle(!isOn)}>
      <CheckBox>{isOn ? <CheckIcon size={12} /> : null}</CheckBox>
      <span>Keep playing</span>
      <small>{hintOf(isOn, last !== null)}</small>
    </Choice>
  );
}

function hintOf(isOn: boolean, isLast: boolean): string {
  if (isOn) return 'Similar songs follow at the end';
  return isLast ? 'Nothing else can play: turn on to hear similar songs' : 'The music stops at the end';
}

const Choice = styled.button`
  display: grid;
  /* The words stand below the titles, the box below the covers, at their edge. */
  grid-template-columns: ${t('sizes.touch')} minmax(0, 1fr);
  align-items: center;
  gap: 0 ${t('space.3')};
  width: 100%;
  min-height: ${t('sizes.touch')};
  margin-top: ${t('space.2')};
  padding: ${t('space.3')} var(--keep-edge, ${t('space.7')});
  border-top: 1px solid ${t('colors.hairline')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.semibold')};
  text-align: start;

  &:hover {
    background: ${t('colors.hover')};
  }
  > small {
    ${quietText}
    grid-column: 2;
    font-weight: ${t('fontWeights.regular')};
  }
`;
